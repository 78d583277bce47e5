public import Foundation

/// A rectangular shape aligned inside the frame of the view containing it.
nonisolated public struct Rectangle: InsettableShape {
  /// Creates a new rectangle shape.
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> _Inset<Rectangle> { _Inset(shape: self, amount: amount) }
}

/// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
nonisolated public struct RoundedRectangle: InsettableShape, NamedShape {
  /// The width and height of the rounded rectangle's corners, in points.
  public var cornerSize: CGSize
  /// The style of corners.
  public var style: RoundedCornerStyle

  /// Creates a new rounded rectangle shape.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a new rounded rectangle shape.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The width and height of the corners.
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// The rectangle with rounded corners.
  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerSize: cornerSize)
    return path
  }
  public func inset(by amount: CGFloat) -> _Inset<RoundedRectangle> {
    _Inset(shape: self, amount: amount)
  }
  var shapeName: String { "roundedRectangle \(cornerSize.width)" }
}

/// A rectangular shape with rounded corners with different values.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, NamedShape {
  /// The radii of each corner of the rounded rectangle.
  public var cornerRadii: RectangleCornerRadii
  /// The style of corners.
  public var style: RoundedCornerStyle

  /// Creates a new rounded rectangle shape with uneven corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a new rounded rectangle shape with uneven corners.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius),
      style: style)
  }

  /// The radii of the corners.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// The outline, each corner as a quadratic curve.
  public func path(in rect: CGRect) -> Path {
    let radii = cornerRadii
    return Path { path in
      path.move(to: CGPoint(x: rect.minX + radii.topLeading, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - radii.topTrailing, y: rect.minY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX, y: rect.minY + radii.topTrailing),
        control: CGPoint(x: rect.maxX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - radii.bottomTrailing))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX - radii.bottomTrailing, y: rect.maxY),
        control: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX + radii.bottomLeading, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX, y: rect.maxY - radii.bottomLeading),
        control: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + radii.topLeading))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX + radii.topLeading, y: rect.minY),
        control: CGPoint(x: rect.minX, y: rect.minY))
      path.closeSubpath()
    }
  }
  public func inset(by amount: CGFloat) -> _Inset<UnevenRoundedRectangle> {
    _Inset(shape: self, amount: amount)
  }
  var shapeName: String {
    let radii = cornerRadii
    return
      "roundedRectangle \(radii.topLeading) \(radii.bottomLeading) \(radii.bottomTrailing) "
      + "\(radii.topTrailing)"
  }
}

/// Describes the corner radius values of a rounded rectangle with uneven corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

  /// Creates a new set of corner radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

extension RectangleCornerRadii: Animatable {
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      topLeading = newValue.first.first
      bottomLeading = newValue.first.second
      bottomTrailing = newValue.second.first
      topTrailing = newValue.second.second
    }
  }
}

/// A circle centered on the frame of the view containing it.
nonisolated public struct Circle: InsettableShape {
  /// Creates a new circle shape.
  public init() {}
  /// The largest circle in the middle.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }
  /// A square: the smaller of what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    let length = proposal == .unspecified ? 10 : side
    return CGSize(width: length, height: length)
  }
  public func inset(by amount: CGFloat) -> _Inset<Circle> { _Inset(shape: self, amount: amount) }
}

/// An ellipse aligned inside the frame of the view containing it.
nonisolated public struct Ellipse: InsettableShape {
  /// Creates a new ellipse shape.
  public init() {}
  /// The ellipse in the rectangle.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> _Inset<Ellipse> { _Inset(shape: self, amount: amount) }
}

/// A capsule shape aligned inside the frame of the view containing it.
nonisolated public struct Capsule: InsettableShape {
  /// The style of corners.
  public var style: RoundedCornerStyle
  /// Creates a new capsule shape.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The rectangle with its shorter sides round.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  public func inset(by amount: CGFloat) -> _Inset<Capsule> { _Inset(shape: self, amount: amount) }
}

/// A shape with a distance to the edges of its frame.
nonisolated public struct _Inset<Base: InsettableShape>: InsettableShape, NamedShape {
  package var shape: Base
  package var amount: CGFloat
  /// The data of the shape and the distance.
  public var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
  /// The shape in a smaller rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect.insetBy(dx: amount, dy: amount))
  }
  /// As large as the shape without the distance.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public func inset(by amount: CGFloat) -> _Inset<Base> {
    _Inset(shape: shape, amount: self.amount + amount)
  }
  var shapeName: String { "\(nameOfShape(shape)) inset \(amount)" }
}

extension Path: Shape {
  /// The path itself, wherever it is.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
