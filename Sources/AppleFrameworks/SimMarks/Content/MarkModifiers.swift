// How marks look. What is not drawn is accepted: annotations, symbols, what assistive technologies hear.

public import Foundation
public import SimViews

/// A way in which a line goes from point to point; all are drawn straight here.
public struct InterpolationMethod: Sendable, Hashable {
  let name: String
  public static let linear = InterpolationMethod(name: "linear")
  public static let cardinal = InterpolationMethod(name: "cardinal")
  public static let catmullRom = InterpolationMethod(name: "catmullRom")
  public static let monotone = InterpolationMethod(name: "monotone")
  public static let stepStart = InterpolationMethod(name: "stepStart")
  public static let stepCenter = InterpolationMethod(name: "stepCenter")
  public static let stepEnd = InterpolationMethod(name: "stepEnd")
  public static func cardinal(tension: CGFloat) -> InterpolationMethod { cardinal }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod { catmullRom }
}

public struct AnnotationPosition: Sendable, Hashable {
  let name: String
  public static let automatic = AnnotationPosition(name: "automatic")
  public static let overlay = AnnotationPosition(name: "overlay")
  public static let top = AnnotationPosition(name: "top")
  public static let bottom = AnnotationPosition(name: "bottom")
  public static let leading = AnnotationPosition(name: "leading")
  public static let trailing = AnnotationPosition(name: "trailing")
  public static let topLeading = AnnotationPosition(name: "topLeading")
  public static let topTrailing = AnnotationPosition(name: "topTrailing")
  public static let bottomLeading = AnnotationPosition(name: "bottomLeading")
  public static let bottomTrailing = AnnotationPosition(name: "bottomTrailing")
}

/// What becomes of an annotation that does not fit.
public struct AnnotationOverflowResolution: Sendable, Hashable {
  public struct Strategy: Sendable, Hashable {
    let name: String
    public static let automatic = Strategy(name: "automatic")
    public static let fit = Strategy(name: "fit")
    public static let padScale = Strategy(name: "padScale")
    public static let disabled = Strategy(name: "disabled")
    /// It is moved into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { fit }
  }
  /// What an annotation is to stay in.
  public struct Boundary: Sendable, Hashable {
    let name: String
    public static let automatic = Boundary(name: "automatic")
    public static let chart = Boundary(name: "chart")
    public static let plot = Boundary(name: "plot")
  }
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
  public static let automatic = AnnotationOverflowResolution()
}

/// What an annotation is told of its mark.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points; zero, for annotations are not shown.
  public let targetSize: CGSize
}

extension ChartContent {
  nonisolated private func modified(_ modify: @escaping (inout PlotMark) -> Void) -> _ModifiedMarks<
    Self
  > {
    _ModifiedMarks(content: self, modify: modify)
  }

  /// Sets the style of the marks, where nothing nearer did.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    modified { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }
  /// Chooses the colour of the marks by a value.
  nonisolated public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>)
    -> some ChartContent
  {
    modified { if $0.group == nil { $0.group = value.position } }
  }
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    modified { $0.opacity *= opacity }
  }
  nonisolated public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { modified { $0.cornerRadius = Double(radius) } }
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    modified { if $0.stroke == nil { $0.stroke = style } }
  }
  /// Chooses the line of the marks by a value.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  {
    modified { if $0.series == nil { $0.series = value.position } }
  }
  /// Sets how a line goes from point to point; it goes straight here.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    self
  }
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }
  /// Sets the symbol of points to a shape.
  @_disfavoredOverload
  nonisolated public func symbol<S: Shape>(_ symbol: S) -> some ChartContent { self }
  /// Chooses the symbol of points by a value.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    modified { if $0.series == nil { $0.series = value.position } }
  }
  /// Sets the symbol of points to a view, which is not shown.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    self
  }
  /// Masks the marks with others; all of them are drawn here.
  nonisolated public func mask<Mask: ChartContent>(
    @ChartContentBuilder content: () -> Mask
  ) -> some ChartContent { self }
  /// Sets the size of symbols, as an area in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    modified { $0.symbolSize = Double(area) }
  }
  /// Sets the size of symbols, in points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    modified { $0.symbolSize = Double(size.width * size.height) }
  }
  /// Chooses the size of symbols by a value; all are of one size here.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  { self }
  /// Puts marks beside each other by a value; they stand upon each other here.
  nonisolated public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { modified { if $0.series == nil { $0.series = value.position } } }
  /// Moves the marks, in points; not drawn.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  /// Moves the ends of the marks, in points; not drawn.
  nonisolated public func offset(yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    self
  }
  /// Sets the order of the marks; they are drawn in theirs.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { self }
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { self }
  /// Adds a shadow to the marks; not drawn.
  nonisolated public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some ChartContent
  {
    self
  }
  /// Aligns styles with the plot; not drawn.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    self
  }
  /// Adds a view beside the marks, which is not shown.
  nonisolated public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some ChartContent { self }
  /// Adds a view beside the marks, which is not shown.
  nonisolated public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> V
  ) -> some ChartContent { self }
  /// Adds a view beside the marks, which is not shown and whose content is not made.
  @_disfavoredOverload
  nonisolated public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: (AnnotationContext) -> V
  ) -> some ChartContent { self }
  /// Says what assistive technologies call the marks; none does.
  nonisolated public func accessibilityLabel(_ label: String) -> some ChartContent { self }
  /// Says what assistive technologies call the marks; none does.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  /// Says what value assistive technologies read; none does.
  nonisolated public func accessibilityValue(_ value: String) -> some ChartContent { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
}
