// Whose code says what the outline of a shape is. The framework's own shapes are known, and nobody hears of it when they are
// drawn; a shape of the app's is asked for its path whenever it is drawn anew.

/// A shape of the framework's own, or one that it makes of others.
nonisolated package protocol KnownShape: Shape {
  /// Whether the outline is made by code of the app's all the same, as that of a shape inside.
  nonisolated static var isOfApp: Bool { get }
}

extension KnownShape {
  nonisolated package static var isOfApp: Bool { false }
}

/// Whether code of the app's says what the outline of a type's shapes is.
func isOfApp<S: Shape>(_ type: S.Type) -> Bool {
  (type as? any KnownShape.Type)?.isOfApp ?? true
}

extension Rectangle: KnownShape {}
extension RoundedRectangle: KnownShape {}
extension UnevenRoundedRectangle: KnownShape {}
extension Circle: KnownShape {}
extension Ellipse: KnownShape {}
extension Capsule: KnownShape {}
extension ContainerRelativeShape: KnownShape {}
extension ConcentricRectangle: KnownShape {}
extension Path: KnownShape {}

extension _Inset: KnownShape {
  nonisolated package static var isOfApp: Bool { SimViews.isOfApp(Base.self) }
}
extension _StrokedShape: KnownShape {
  nonisolated package static var isOfApp: Bool { SimViews.isOfApp(S.self) }
}
extension _TrimmedShape: KnownShape {
  nonisolated package static var isOfApp: Bool { SimViews.isOfApp(S.self) }
}
extension _CombinedShape: KnownShape {
  nonisolated package static var isOfApp: Bool {
    SimViews.isOfApp(First.self) || SimViews.isOfApp(Second.self)
  }
}
extension TransformedShape: KnownShape {
  nonisolated package static var isOfApp: Bool { SimViews.isOfApp(Content.self) }
}
extension OffsetShape: KnownShape {
  nonisolated package static var isOfApp: Bool { SimViews.isOfApp(Content.self) }
}
extension ScaledShape: KnownShape {
  nonisolated package static var isOfApp: Bool { SimViews.isOfApp(Content.self) }
}
extension RotatedShape: KnownShape {
  nonisolated package static var isOfApp: Bool { SimViews.isOfApp(Content.self) }
}
extension _SizedShape: KnownShape {
  nonisolated package static var isOfApp: Bool { SimViews.isOfApp(Content.self) }
}
