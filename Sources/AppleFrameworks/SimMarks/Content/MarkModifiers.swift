// Mark styles. Annotations, symbols and accessibility values are accepted and not drawn.

public import Foundation
public import SimViews

/// An interpolation between points; lines are always drawn straight.
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

public struct AnnotationOverflowResolution: Sendable, Hashable {
  public struct Strategy: Sendable, Hashable {
    let name: String
    public static let automatic = Strategy(name: "automatic")
    public static let fit = Strategy(name: "fit")
    public static let padScale = Strategy(name: "padScale")
    public static let disabled = Strategy(name: "disabled")
    public static func fit(to boundary: Boundary) -> Strategy { fit }
  }
  public struct Boundary: Sendable, Hashable {
    let name: String
    public static let automatic = Boundary(name: "automatic")
    public static let chart = Boundary(name: "chart")
    public static let plot = Boundary(name: "plot")
  }
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
  public static let automatic = AnnotationOverflowResolution()
}

/// The context of an annotation.
public struct AnnotationContext: Sendable {
  /// Always zero, because annotations are not shown.
  public let targetSize: CGSize
}

extension ChartContent {
  nonisolated private func modified(_ modify: @escaping (inout PlotMark) -> Void) -> _ModifiedMarks<
    Self
  > {
    _ModifiedMarks(content: self, modify: modify)
  }

  /// Sets the style of the marks that have none yet.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    modified { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }
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
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  {
    modified { if $0.series == nil { $0.series = value.position } }
  }
  /// Accepted and ignored: lines are always straight.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    self
  }
  nonisolated public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent { self }
  @_disfavoredOverload
  nonisolated public func symbol<S: Shape>(_ symbol: S) -> some ChartContent { self }
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    modified { if $0.series == nil { $0.series = value.position } }
  }
  /// Accepted and ignored: the view is not shown.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    self
  }
  /// Accepted and ignored: the marks are not masked.
  nonisolated public func mask<Mask: ChartContent>(
    @ChartContentBuilder content: () -> Mask
  ) -> some ChartContent { self }
  /// Sets the size of symbols as an area in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    modified { $0.symbolSize = Double(area) }
  }
  /// Sets the size of symbols in points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    modified { $0.symbolSize = Double(size.width * size.height) }
  }
  /// Accepted and ignored: all symbols have one size.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  { self }
  /// Accepted and ignored: the marks are stacked.
  nonisolated public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent { modified { if $0.series == nil { $0.series = value.position } } }
  /// Accepted and ignored; the distances are in points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent { self }
  /// Accepted and ignored; the distances are in points.
  nonisolated public func offset(yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    self
  }
  /// Accepted and ignored: marks are drawn in their order.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent { self }
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { self }
  /// Accepted and ignored: shadows are not drawn.
  nonisolated public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent { self }
  nonisolated public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle())
    -> some ChartContent
  {
    self
  }
  /// Accepted and ignored: styles are relative to the mark.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    self
  }
  /// Accepted and ignored: the view is not shown.
  nonisolated public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some ChartContent { self }
  /// Accepted and ignored: the view is not shown.
  nonisolated public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> V
  ) -> some ChartContent { self }
  /// Accepted and ignored: the content closure is not called.
  @_disfavoredOverload
  nonisolated public func annotation<V: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution = .automatic,
    @ViewBuilder content: (AnnotationContext) -> V
  ) -> some ChartContent { self }
  /// Accepted and ignored: there is no assistive technology.
  nonisolated public func accessibilityLabel(_ label: String) -> some ChartContent { self }
  /// Accepted and ignored: there is no assistive technology.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { self }
  /// Accepted and ignored: there is no assistive technology.
  nonisolated public func accessibilityValue(_ value: String) -> some ChartContent { self }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }
}
