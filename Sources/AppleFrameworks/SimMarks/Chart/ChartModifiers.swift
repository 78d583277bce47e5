// Chart modifiers for axes, scales, legends and selections. They are accepted and not drawn.

public import Foundation
public import SimViews

public struct ChartPlotContent: View, Primitive {
}

/// A proxy for the scales and the plot area of a chart; only the frame is known.
public struct ChartProxy: Sendable {
  private let frame: Anchor<CGRect>?
  init(_ frame: Anchor<CGRect>? = nil) { self.frame = frame }
  public var plotSize: CGSize { .zero }
  public var plotAreaSize: CGSize { .zero }
  /// The frame of the whole chart, with its axes.
  public var plotFrame: Anchor<CGRect>? { frame }
  /// The frame of the whole chart, with its axes.
  ///
  /// - Precondition: the proxy is that of an overlay or a background.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let frame else {
      preconditionFailure("A chart's proxy has a frame in chartOverlay and chartBackground.")
    }
    return frame
  }
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? { nil }
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? { nil }
  public func selectXValue(at positionX: CGFloat) {}
  public func selectYValue(at positionY: CGFloat) {}
  public func selectXRange(from: CGFloat, to: CGFloat) {}
  public func selectYRange(from: CGFloat, to: CGFloat) {}
  public func selectAngleValue(at angle: Angle) {}
}

/// The frame of the chart that a proxy describes.
private struct PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

public struct ScaleType: Sendable, Hashable {
  let name: String
  public static let linear = ScaleType(name: "linear")
  public static let log = ScaleType(name: "log")
  public static let date = ScaleType(name: "date")
  public static let category = ScaleType(name: "category")
  public static let squareRoot = ScaleType(name: "squareRoot")
}

public struct PlotDimensionScaleRange: Sendable {
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
}

extension View {
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { self }
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { self }
  nonisolated public func chartXAxis(
    @AxisContentBuilder content: () -> _AxisPart
  ) -> some View { self }
  nonisolated public func chartYAxis(
    @AxisContentBuilder content: () -> _AxisPart
  ) -> some View { self }
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { self }
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> C
  ) -> some View { self }
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
  /// Calls the closure and discards the modified plot.
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
  /// Accepted and ignored: the gesture recognizes nothing.
  nonisolated public func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> some View { self }
  /// Accepted and ignored: the value is never written.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Accepted and ignored: the range is never written.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }
  /// Accepted and ignored: the value is never written.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Accepted and ignored: the value is never written.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }
  /// Accepted and ignored: the chart always shows its whole domain.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// Accepted and ignored: the chart always shows its whole domain.
  nonisolated public func chartXVisibleDomain<P: Plottable>(length: P) -> some View { self }
  /// Accepted and ignored: the chart always shows its whole domain.
  nonisolated public func chartYVisibleDomain<P: Plottable>(length: P) -> some View { self }
  /// Accepted and ignored: the position is never written.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
  /// Accepted and ignored: the chart always shows its whole domain.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View { self }
}
