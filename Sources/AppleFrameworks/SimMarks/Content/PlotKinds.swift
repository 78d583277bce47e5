// The plots by their names: each takes a collection, and lines and areas a function, too.

public import Foundation

/// Chart content that represents a data series or a function as a line.
nonisolated public struct LinePlot<Content: ChartContent>: _Plot {
  public let _content: Content
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension LinePlot {
  /// A line through a point for each element.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      PlotMark(.line, x: x.value($0).span, y: y.value($0).span)
    }
  }

  /// Lines through a point for each element, one for each series.
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

  /// The line of a function; without a domain from 0 to 1.
  nonisolated public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) where Content == _FunctionMarks {
    _content = _FunctionMarks(domain) { .line($0, function($0), y) }
  }

  /// The line of a function that gives both values; without a domain from 0 to 1.
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

/// Chart content that represents a data series or a function as an area.
nonisolated public struct AreaPlot<Content: ChartContent>: _Plot {
  public let _content: Content
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension AreaPlot {
  /// An area up to a value for each element.
  nonisolated public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == _VectorMarks<Data.Element> {
    _content = _VectorMarks(elements: Array(data)) {
      PlotMark(.area, x: x.value($0).span, y: y.value($0).span)
    }
  }

  /// An area between two values for each element.
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

  /// The area between zero and a function; without a domain from 0 to 1.
  nonisolated public init<S: StringProtocol>(
    x: S, y: S, domain: ClosedRange<Double>? = nil, function: @escaping (Double) -> Double
  ) where Content == _FunctionMarks {
    _content = _FunctionMarks(domain) { .area($0, 0, function($0), y) }
  }

  /// The area between the two values of a function; without a domain from 0 to 1.
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

/// Chart content that represents a data series as points.
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

/// Chart content that represents a data series as bars.
nonisolated public struct BarPlot<Content: ChartContent>: _Plot {
  public let _content: Content
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension BarPlot {
  /// A bar for each element, from the axis to a value.
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

  /// A bar for each element, of a stretch upwards.
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

  /// A bar for each element, of a stretch sideways.
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

/// Chart content that represents a data series as rectangles.
nonisolated public struct RectanglePlot<Content: ChartContent>: _Plot {
  public let _content: Content
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension RectanglePlot {
  /// A rectangle for each element, about two values.
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

  /// A rectangle for each element, between values.
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

/// Chart content that represents a data series as lines along an axis.
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

  /// A line upwards for each element, from one value to another.
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

/// Chart content that represents a data series as sectors of a pie or a ring.
nonisolated public struct SectorPlot<Content: ChartContent>: _Plot {
  public let _content: Content
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
  public typealias DataElement = Content.DataElement
}

extension SectorPlot {
  /// A sector for each element, whose angle is its part of the sum.
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
  /// A point of a function's line, if there is one.
  fileprivate static func line<S: StringProtocol>(_ x: Double, _ y: Double, _ name: S) -> PlotMark?
  {
    guard x.isFinite, y.isFinite else { return nil }
    return PlotMark(.line, x: span(x), y: span(y), series: .name(String(name)))
  }
  /// A place of a function's area, if there is one.
  fileprivate static func area<S: StringProtocol>(
    _ x: Double, _ from: Double, _ to: Double, _ name: S
  ) -> PlotMark? {
    guard x.isFinite, from.isFinite, to.isFinite else { return nil }
    return PlotMark(.area, x: span(x), y: span(from, to), series: .name(String(name)))
  }
}
