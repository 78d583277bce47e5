// Whose code says what the outline of a shape is. The framework's own shapes are known, and no code is called when they are
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

/// A shape that the framework makes of another one.
nonisolated package protocol DerivedShape: KnownShape {
  associatedtype Inside: Shape
}

extension DerivedShape {
  nonisolated package static var isOfApp: Bool { SimViews.isOfApp(Inside.self) }
}

extension _Inset: DerivedShape { package typealias Inside = Base }
extension _StrokedShape: DerivedShape { package typealias Inside = S }
extension _TrimmedShape: DerivedShape { package typealias Inside = S }
extension TransformedShape: DerivedShape { package typealias Inside = Content }
extension OffsetShape: DerivedShape { package typealias Inside = Content }
extension ScaledShape: DerivedShape { package typealias Inside = Content }
extension RotatedShape: DerivedShape { package typealias Inside = Content }
extension _SizedShape: DerivedShape { package typealias Inside = Content }

extension _CombinedShape: KnownShape {
  nonisolated package static var isOfApp: Bool {
    SimViews.isOfApp(First.self) || SimViews.isOfApp(Second.self)
  }
}
