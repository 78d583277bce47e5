// Shapes made from others, and the views that they become with a style.

public import Foundation

/// The outline of a shape.
nonisolated public struct _StrokedShape<S: Shape>: Shape, NamedShape {
  package var shape: S
  package var style: StrokeStyle
  /// The data of the shape and the width of the line.
  public var animatableData: AnimatablePair<S.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, style.lineWidth) }
    set {
      shape.animatableData = newValue.first
      style.lineWidth = newValue.second
    }
  }
  /// The line that is traced.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// As large as the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var shapeName: String { "\(nameOfShape(shape)) stroke \(style.lineWidth)" }
}

/// A part of a shape's outline.
nonisolated public struct _TrimmedShape<S: Shape>: Shape, NamedShape {
  package var shape: S
  package var start: CGFloat
  package var end: CGFloat
  /// The data of the shape and the bounds of the part.
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      start = newValue.second.first
      end = newValue.second.second
    }
  }
  /// The part of the line, its curves as short straight lines; what is drawn keeps the curves.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }
  /// As large as the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var shapeName: String { "\(nameOfShape(shape)) trim \(start) \(end)" }
}

/// A type-erased shape value.
nonisolated public struct AnyShape: Shape, NamedShape {
  private let describe: @Sendable () -> String
  private let makePath: @Sendable (CGRect) -> Path
  private let sizing: @Sendable (ProposedViewSize) -> CGSize
  /// That of the wrapped shape.
  public let layoutDirectionBehavior: LayoutDirectionBehavior

  /// Create an any shape instance from a shape.
  public init<S: Shape>(_ shape: S) {
    describe = { nameOfShape(shape) }
    makePath = { shape.path(in: $0) }
    sizing = { shape.sizeThatFits($0) }
    layoutDirectionBehavior = shape.layoutDirectionBehavior
  }

  /// The path of the wrapped shape.
  public func path(in rect: CGRect) -> Path { makePath(rect) }
  /// The size of the wrapped shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { sizing(proposal) }
  var shapeName: String { describe() }
}

extension Shape {
  /// Fills this shape with a color or gradient.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content)
  }

  /// Fills this shape with the foreground color.
  nonisolated public func fill(
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  /// Traces the outline of this shape with a color or gradient.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Traces the outline of this shape with a color or gradient.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    _ShapeView(shape: _StrokedShape(shape: self, style: style), style: content)
  }

  /// Returns a new shape that is a stroked copy of self with line-width defined by `lineWidth`.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Returns a new shape that is a stroked copy of self.
  nonisolated public func stroke(style: StrokeStyle) -> _StrokedShape<Self> {
    _StrokedShape(shape: self, style: style)
  }

  /// Trims this shape by a fractional amount based on its representation as a path.
  nonisolated public func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> _TrimmedShape<Self> {
    _TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

extension InsettableShape {
  /// Returns a view that is the result of filling the `lineWidth`-sized inner stroke of `self`.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, S> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Returns a view that is the result of filling the inner stroke of `self`.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, S> {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }

  /// Returns a view that is the result of filling the inner stroke of `self` with the foreground color.
  nonisolated public func strokeBorder(
    lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<InsetShape>, ForegroundStyle> {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth, antialiased: antialiased)
  }
}

extension Shape where Self == Rectangle {
  /// A rectangular shape aligned inside the frame of the view containing it.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangular shape with rounded corners, aligned inside the frame of the view containing it.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == Circle {
  /// A circle centered on the frame of the view containing it.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse aligned inside the frame of the view containing it.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// A capsule shape aligned inside the frame of the view containing it.
  public static var capsule: Capsule { Capsule() }
}
