// The kinds of plots. Each takes a collection; lines and areas also take a function.

public import Foundation

nonisolated public struct LinePlot<Content: ChartContent>: _Plot {
  public let _content: Content
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension LinePlot {
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      PlotMark(.line, x: x.value($0).span, y: y.value($0).span)
    }
  }

  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      PlotMark(
        .line, x: x.value($0).span, y: y.value($0).span, series: series.value($0).position)
    }
  }

  /// Creates the line of a function; the default domain is 0 to 1.
  nonisolated public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) where Content == _FunctionMarks {
    _content = _FunctionMarks(domain) { .line($0, function($0), y) }
  }

  /// Creates the line of a parametric function; the default domain is 0 to 1.
  nonisolated public init<S: StringProtocol>(
    x: S, y: S, t: S, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (x: Double, y: Double)
  ) where Content == _FunctionMarks {
    _content = _FunctionMarks(domain) {
      let point = function($0)
      return .line(point.x, point.y, y)
    }
  }
}

nonisolated public struct AreaPlot<Content: ChartContent>: _Plot {
  public let _content: Content
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension AreaPlot {
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      PlotMark(.area, x: x.value($0).span, y: y.value($0).span)
    }
  }

  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      PlotMark(
        .area, x: x.value($0).span, y: yStart.value($0).span(to: yEnd.value($0)))
    }
  }

  /// Creates the area between zero and a function; the default domain is 0 to 1.
  nonisolated public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) where Content == _FunctionMarks {
    _content = _FunctionMarks(domain) { .area($0, 0, function($0), y) }
  }

  /// Creates the area between the two values of a function; the default domain is 0 to 1.
  nonisolated public init<S: StringProtocol>(
    x: S, yStart: S, yEnd: S, domain: ClosedRange<Double>? = nil,
    function: @escaping (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == _FunctionMarks {
    _content = _FunctionMarks(domain) {
      let ends = function($0)
      return .area($0, ends.yStart, ends.yEnd, yEnd)
    }
  }
}

nonisolated public struct PointPlot<Content: ChartContent>: _Plot {
  public let _content: Content
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension PointPlot {
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      PlotMark(.point, x: x.value($0).span, y: y.value($0).span)
    }
  }
}

nonisolated public struct BarPlot<Content: ChartContent>: _Plot {
  public let _content: Content
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension BarPlot {
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      PlotMark(.bar, x: x.value($0).span, y: y.value($0).span)
    }
  }

  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      PlotMark(
        .rectangle, x: x.value($0).span, y: yStart.value($0).span(to: yEnd.value($0)))
    }
  }

  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    height: MarkDimension = .automatic
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      PlotMark(
        .rectangle, x: xStart.value($0).span(to: xEnd.value($0)), y: y.value($0).span)
    }
  }
}

nonisolated public struct RectanglePlot<Content: ChartContent>: _Plot {
  public let _content: Content
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension RectanglePlot {
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      PlotMark(.rectangle, x: x.value($0).span, y: y.value($0).span)
    }
  }

  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>,
    xEnd: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      PlotMark(
        .rectangle, x: xStart.value($0).span(to: xEnd.value($0)),
        y: yStart.value($0).span(to: yEnd.value($0)))
    }
  }
}

nonisolated public struct RulePlot<Content: ChartContent>: _Plot {
  public let _content: Content
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension RulePlot {
  nonisolated public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      PlotMark(.rule, x: x.value($0).span)
    }
  }

  nonisolated public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, y: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      PlotMark(.rule, y: y.value($0).span)
    }
  }

  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      PlotMark(
        .rule, x: x.value($0).span, y: yStart.value($0).span(to: yEnd.value($0)))
    }
  }
}

nonisolated public struct SectorPlot<Content: ChartContent>: _Plot {
  public let _content: Content
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension SectorPlot {
  /// Creates a sector for each element whose angle is proportional to its share of the sum.
  nonisolated public init<Data: RandomAccessCollection, A: Plottable>(
    _ data: Data, angle: PlottableProjection<Data.Element, A>,
    innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic,
    angularInset: CGFloat? = nil
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      SectorMark(
        angle: angle.value($0), innerRadius: innerRadius, outerRadius: outerRadius,
        angularInset: angularInset
      )._mark
    }
  }
}

extension PlotMark {
  private static func span(_ start: Double, _ end: Double? = nil) -> Span {
    Span(start: .number(start), end: end.map { .number($0) })
  }
  /// Returns a point of a function's line, or nil if the value is not finite.
  fileprivate static func line<S: StringProtocol>(_ x: Double, _ y: Double, _ name: S) -> PlotMark?
  {
    guard x.isFinite, y.isFinite else { return nil }
    return PlotMark(.line, x: span(x), y: span(y), series: .name(String(name)))
  }
  /// Returns a point of a function's area, or nil if a value is not finite.
  fileprivate static func area<S: StringProtocol>(
    _ x: Double, _ from: Double, _ to: Double, _ name: S
  ) -> PlotMark? {
    guard x.isFinite, from.isFinite, to.isFinite else { return nil }
    return PlotMark(.area, x: span(x), y: span(from, to), series: .name(String(name)))
  }
}
