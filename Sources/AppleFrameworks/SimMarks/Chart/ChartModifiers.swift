// What is said of a chart around its marks: axes, scales, legends, selections. Noted, not drawn.

public import Foundation
public import SimViews

/// The plot, as a modifier sees it.
public struct ChartPlotContent: View, Primitive {
}

/// A proxy that you use to access the scales and plot area of a chart; none of them is known here.
public struct ChartProxy: Sendable {
  private let frame: Anchor<CGRect>?
  init(_ frame: Anchor<CGRect>? = nil) { self.frame = frame }
  /// The size of the plot, in points; zero.
  public var plotSize: CGSize { .zero }
  /// The size of the plot, in points; zero.
  public var plotAreaSize: CGSize { .zero }
  /// Where the plot is: where the chart is, with its axes.
  public var plotFrame: Anchor<CGRect>? { frame }
  /// Where the plot is: where the chart is, with its axes.
  ///
  /// - Precondition: the proxy is that of an overlay or a background.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let frame else {
      preconditionFailure("A chart's proxy has a frame in chartOverlay and chartBackground.")
    }
    return frame
  }
  /// Where a value stands, in points; nowhere.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  /// Where a value stands, in points; nowhere.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  /// The value at a place, in points; none.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// The value at a place, in points; none.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// The values at a place, in points; none.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? { nil }
  /// Selects what stands at a place, in points; nothing does.
  public func selectXValue(at positionX: CGFloat) {}
  /// Selects what stands at a place, in points; nothing does.
  public func selectYValue(at positionY: CGFloat) {}
  /// Selects what stands between places, in points; nothing does.
  public func selectXRange(from: CGFloat, to: CGFloat) {}
  /// Selects what stands between places, in points; nothing does.
  public func selectYRange(from: CGFloat, to: CGFloat) {}
  /// Selects what stands at an angle; nothing does.
  public func selectAngleValue(at angle: Angle) {}
}

/// Where the chart is that a proxy speaks of.
private struct PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// How a scale goes from values to places.
public struct ScaleType: Sendable, Hashable {
  let name: String
  public static let linear = ScaleType(name: "linear")
  public static let log = ScaleType(name: "log")
  public static let date = ScaleType(name: "date")
  public static let category = ScaleType(name: "category")
  public static let squareRoot = ScaleType(name: "squareRoot")
}

/// How much of a plot a scale takes.
public struct PlotDimensionScaleRange: Sendable {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  /// All of it except an edge, in points.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
  /// All of it except edges, in points.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
}

extension View {
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { self }
  /// Shows or hides the axis at the side.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { self }
  /// Says what stands at the axis below.
  nonisolated public func chartXAxis(
    @AxisContentBuilder content: () -> _AxisPart
  ) -> some View { self }
  /// Says what stands at the axis at the side.
  nonisolated public func chartYAxis(
    @AxisContentBuilder content: () -> _AxisPart
  ) -> some View { self }
  /// Says what the axis below is called.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  /// Says what the axis below is called.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Says what the axis at the side is called.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  /// Says what the axis at the side is called.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  /// Says what the axis below is called, by a view.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { self }
  /// Says what the axis at the side is called, by a view.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { self }
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View { self }
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  nonisolated public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { self }
  nonisolated public func chartXScale<D: ScaleDomain>(
    domain: D, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
  ) -> some View { plotScales { [domain = domain._domain] in $0.x = domain } }
  nonisolated public func chartXScale(
    range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
  ) -> some View { self }
  nonisolated public func chartYScale<D: ScaleDomain>(
    domain: D, range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
  ) -> some View { plotScales { [domain = domain._domain] in $0.y = domain } }
  nonisolated public func chartYScale(
    range: PlotDimensionScaleRange = .plotDimension, type: ScaleType? = nil
  ) -> some View { self }
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { plotStyles(mapping.map { ($0.key, $0.value) }) }
  nonisolated public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S], type: ScaleType? = nil
  ) -> some View { plotStyles(Array(zip(domain, range))) }
  nonisolated public func chartForegroundStyleScale<R: ScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> some View where R.VisualValue: ShapeStyle {
    plotScales { [looks = range._looks] in $0.looks = looks }
  }
  nonisolated public func chartForegroundStyleScale<D: Plottable & Hashable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> some View { plotStyles(domain.map { ($0, mapping($0)) }) }
  nonisolated public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> some View { self }
  /// Modifies the plot; the closure is called and what it gives is not shown.
  @MainActor @preconcurrency
  public func chartPlotStyle<C: View>(
    @ViewBuilder content: (ChartPlotContent) -> C
  ) -> some View {
    _ = content(ChartPlotContent())
    return self
  }
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
      .overlayPreferenceValue(PlotFrameKey.self, alignment: alignment) { frame in
        content(ChartProxy(frame))
      }
  }
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
      .backgroundPreferenceValue(PlotFrameKey.self, alignment: alignment) { frame in
        content(ChartProxy(frame))
      }
  }
  /// Adds a gesture to the chart; it recognises nothing.
  nonisolated public func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> some View { self }
  /// Writes the value that a finger points at; none is ever written.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Writes the values that fingers point at; none are ever written.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }
  /// Writes the value that a finger points at; none is ever written.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Writes the value whose sector a finger points at; none is ever written.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }
  /// Lets the chart be scrolled; it shows everything.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// Says how much is seen at once; the chart shows everything.
  nonisolated public func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }
  /// Says how much is seen at once; the chart shows everything.
  nonisolated public func chartYVisibleDomain<P: Plottable>(length: P) -> some View { self }
  /// Binds where the chart is scrolled to; nothing is written.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  /// Says where the chart is scrolled to at first; it shows everything.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
}
