/// What becomes of a view or a shape in a layout direction.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// It stays as it is.
  case fixed
  /// It is mirrored in one of the directions.
  case mirrors(in: LayoutDirection)
  /// It is mirrored in right-to-left layout.
  public static var mirrors: Self { .mirrors(in: .rightToLeft) }
}
