// Shapes made from others by transforming their paths.

public import Foundation

/// A shape with an affine transform applied to it.
nonisolated public struct TransformedShape<Content: Shape>: Shape, NamedShape {
  public var shape: Content
  public var transform: CGAffineTransform
  /// Creates a transformed shape.
  public init(shape: Content, transform: CGAffineTransform) {
    self.shape = shape
    self.transform = transform
  }
  /// The data of the shape; its transform jumps.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
  /// The path of the shape, transformed.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var shapeName: String { "transformed \(nameOfShape(shape))" }
}

/// A shape with a translation offset transform applied to it.
nonisolated public struct OffsetShape<Content: Shape>: Shape, NamedShape {
  public var shape: Content
  public var offset: CGSize
  /// Creates a moved shape.
  public init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }
  /// The data of the shape and the offset.
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
  }
  /// The path of the shape, moved.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(translationX: offset.width, y: offset.height))
  }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var shapeName: String { "moved \(nameOfShape(shape))" }
}

/// A shape with a scale transform applied to it.
nonisolated public struct ScaledShape<Content: Shape>: Shape, NamedShape {
  public var shape: Content
  public var scale: CGSize
  /// What stays in its place.
  public var anchor: UnitPoint
  /// Creates a scaled shape.
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    self.shape = shape
    self.scale = scale
    self.anchor = anchor
  }
  /// The data of the shape, the scale and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
  /// The path of the shape, scaled.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(scaleX: scale.width, y: scale.height).around(rect.point(at: anchor)))
  }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var shapeName: String { "scaled \(nameOfShape(shape))" }
}

/// A shape with a rotation transform applied to it.
nonisolated public struct RotatedShape<Content: Shape>: Shape, NamedShape {
  public var shape: Content
  public var angle: Angle
  /// What stays in its place.
  public var anchor: UnitPoint
  /// Creates a rotated shape.
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    self.shape = shape
    self.angle = angle
    self.anchor = anchor
  }
  /// The data of the shape, the angle and the anchor.
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
  /// The path of the shape, rotated.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(
      CGAffineTransform(rotationAngle: CGFloat(angle.radians)).around(rect.point(at: anchor)))
  }
  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var shapeName: String { "rotated \(nameOfShape(shape))" }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The shape, inset by an amount in points.
  public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension RotatedShape: InsettableShape where Content: InsettableShape {
  /// The shape, inset by an amount in points.
  public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> {
    RotatedShape<Content.InsetShape>(
      shape: shape.inset(by: amount), angle: angle, anchor: anchor)
  }
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
  /// Applies an affine transform to this shape.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }

  /// Changes the relative position of this shape using the specified size, in points.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Changes the relative position of this shape using the specified point.
  nonisolated public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    self.offset(CGSize(width: offset.x, height: offset.y))
  }

  /// Changes the relative position of this shape, in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    offset(CGSize(width: x, height: y))
  }

  /// Scales this shape without changing its bounding frame.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// Scales this shape without changing its bounding frame.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> { self.scale(x: scale, y: scale, anchor: anchor) }

  /// Rotates this shape around an anchor point at the angle you specify.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> { RotatedShape(shape: self, angle: angle, anchor: anchor) }

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
  public init() {}
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
