// Shapes made from others by transforming their paths.

public import Foundation

/// A shape whose path is another's, transformed.
nonisolated public struct _TransformedShape<Content: Shape>: Shape, NamedShape {
  var shape: Content
  /// The data of the shape; its transformation jumps.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
  let title: String
  let transform: @Sendable (CGRect) -> CGAffineTransform

  /// The path of the shape, transformed.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform(rect))
  }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var shapeName: String { "\(title) \(nameOfShape(shape))" }
}

/// A shape of a fixed size.
nonisolated public struct _SizedShape<Content: Shape>: Shape, NamedShape {
  var shape: Content
  var size: CGSize
  /// The data of the shape and the size.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }

  /// The path of the shape in a rectangle of the size.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
  var shapeName: String { nameOfShape(shape) }
}

extension Shape {
  private nonisolated func transformed(
    _ title: String, _ transform: @escaping @Sendable (CGRect) -> CGAffineTransform
  ) -> _TransformedShape<Self> {
    _TransformedShape(shape: self, title: title, transform: transform)
  }

  /// Applies an affine transform to this shape.
  nonisolated public func transform(_ transform: CGAffineTransform) -> _TransformedShape<Self> {
    transformed("transformed") { _ in transform }
  }

  /// Changes the relative position of this shape using the specified size, in points.
  nonisolated public func offset(_ offset: CGSize) -> _TransformedShape<Self> {
    transformed("moved") { _ in
      CGAffineTransform(translationX: offset.width, y: offset.height)
    }
  }

  /// Changes the relative position of this shape using the specified point.
  nonisolated public func offset(_ offset: CGPoint) -> _TransformedShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  /// Changes the relative position of this shape, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _TransformedShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// Scales this shape without changing its bounding frame.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> _TransformedShape<Self> {
    transformed("scaled") { rect in
      let center = CGPoint(
        x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      return CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: x, y: y)
        .translatedBy(x: -center.x, y: -center.y)
    }
  }

  /// Scales this shape without changing its bounding frame.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> _TransformedShape<Self> { self.scale(x: scale, y: scale, anchor: anchor) }

  /// Rotates this shape around an anchor point at the angle you specify.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> _TransformedShape<Self> {
    transformed("rotated") { rect in
      let center = CGPoint(
        x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      return CGAffineTransform(translationX: center.x, y: center.y)
        .rotated(by: CGFloat(angle.radians)).translatedBy(x: -center.x, y: -center.y)
    }
  }

  /// Returns a new version of self representing the same shape, but that will ask it to create its path from a rect of
  /// a size in points.
  nonisolated public func size(_ size: CGSize) -> _SizedShape<Self> {
    _SizedShape(shape: self, size: size)
  }

  /// Returns a new version of self representing the same shape, of a width and a height in points.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> {
    size(CGSize(width: width, height: height))
  }
}

extension View {
  /// Sets the container shape to use for any container relative shape within this view; noted.
  nonisolated public func containerShape<T: InsettableShape>(
    _ shape: T
  ) -> ModifiedContent<Self, _NotedModifier<T>> { noted("containerShape", shape) }
}

/// A shape that is replaced by an inset version of the current container shape: a rectangle if there is none.
nonisolated public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  public init() {}
  /// A rectangle's path.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The shape, inset by an amount in points.
  public func inset(by amount: CGFloat) -> _Inset<ContainerRelativeShape> {
    _Inset(shape: self, amount: amount)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// A shape that is replaced by an inset version of the current container shape.
  nonisolated public static var containerRelative: ContainerRelativeShape { .init() }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with corners of radii in points.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }

  /// A rectangle with corners of radii in points.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with corners of a size in points.
  nonisolated public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
}

extension Shape where Self == Capsule {
  /// A capsule with a style of corners.
  nonisolated public static func capsule(style: RoundedCornerStyle) -> Capsule {
    Capsule(style: style)
  }
}
