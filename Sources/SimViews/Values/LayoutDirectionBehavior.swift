/// What becomes of a view or of a shape in a direction of layout.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is drawn the other way round in one of the directions.
  case mirrors(in: LayoutDirection)
  /// It is drawn the other way round where layout goes from right to left.
  public static var mirrors: Self { .mirrors(in: .rightToLeft) }
}
