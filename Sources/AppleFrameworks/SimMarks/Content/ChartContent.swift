// Chart content: marks, which are collected as values, and their compositions.

public import SimViews

@MainActor @preconcurrency
public protocol ChartContent {
  associatedtype Body: ChartContent
  @ChartContentBuilder var body: Body { get }
  func _collect(_ marks: inout [PlotMark])
}

extension ChartContent {
  public func _collect(_ marks: inout [PlotMark]) { body._collect(&marks) }
}

extension Never: ChartContent {}

/// A mark as a value: its kind, its position and its style.
nonisolated public struct PlotMark {
  enum Kind { case bar, line, point, area, rule, rectangle, sector }
  /// The position along one axis: a single value or a range.
  struct Span {
    var start: PlotPosition
    var end: PlotPosition?
  }
  let kind: Kind
  var x: Span?
  var y: Span?
  var series: PlotPosition?
  var style: AnyShapeStyle?
  /// The value that selects the color, if there is one.
  var group: PlotPosition?
  var opacity = 1.0
  var cornerRadius = 0.0
  var stroke: StrokeStyle?
  /// The area of a point, in square points.
  var symbolSize = 30.0
  /// The radii of a sector as fractions of the largest possible radius.
  var radii = 0.0...1.0
  var angularInset = 0.0

  init(_ kind: Kind, x: Span? = nil, y: Span? = nil, series: PlotPosition? = nil) {
    self.kind = kind
    self.x = x
    self.y = y
    self.series = series
  }
}

extension PlottableValue {
  var span: PlotMark.Span { PlotMark.Span(start: position, end: end) }
  func span(to end: PlottableValue) -> PlotMark.Span {
    PlotMark.Span(start: position, end: end.position)
  }
}

public protocol _MarkSource: ChartContent where Body == Never {}

extension _MarkSource {
  public var body: Never { fatalError("body is not called on \(Self.self).") }
}

public protocol MarkContent: _MarkSource {
  nonisolated var _mark: PlotMark { get }
}

extension MarkContent {
  public func _collect(_ marks: inout [PlotMark]) { marks.append(_mark) }
}

nonisolated public struct _ModifiedMarks<Content: ChartContent>: ChartContent, Primitive {
  let content: Content
  let modify: (inout PlotMark) -> Void
  @MainActor public func _collect(_ marks: inout [PlotMark]) {
    var own: [PlotMark] = []
    content._collect(&own)
    for index in own.indices { modify(&own[index]) }
    marks += own
  }
}

nonisolated public struct _MarkList: ChartContent, Primitive {
  let parts: [any ChartContent]
  @MainActor public func _collect(_ marks: inout [PlotMark]) {
    for part in parts { part._collect(&marks) }
  }
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public func _collect(_ marks: inout [PlotMark]) { self?._collect(&marks) }
}

nonisolated public struct AnyChartContent: ChartContent, Primitive {
  private let content: any ChartContent
  public init(_ content: any ChartContent) { self.content = content }
  @MainActor public func _collect(_ marks: inout [PlotMark]) { content._collect(&marks) }
}

@resultBuilder
public struct ChartContentBuilder {
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock() -> _MarkList { _MarkList(parts: []) }
  public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }
  public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> _MarkList {
    var parts: [any ChartContent] = []
    repeat parts.append(each content)
    return _MarkList(parts: parts)
  }
  public static func buildIf<C: ChartContent>(_ content: C?) -> C? { content }
  public static func buildEither<C: ChartContent>(first content: C) -> _MarkList {
    _MarkList(parts: [content])
  }
  public static func buildEither<C: ChartContent>(second content: C) -> _MarkList {
    _MarkList(parts: [content])
  }
  public static func buildLimitedAvailability<C: ChartContent>(_ content: C) -> _MarkList {
    _MarkList(parts: [content])
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  public func _collect(_ marks: inout [PlotMark]) {
    for element in data { content(element)._collect(&marks) }
  }
}

extension ForEach where Content: ChartContent {
  nonisolated public init(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  )
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(identified: data, id: { $0.id }, content: content)
  }

  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(identified: data, id: { $0[keyPath: id] }, content: content) }

  nonisolated public init(
    _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
  )
  where Data == Range<Int>, ID == Int {
    self.init(identified: data, id: { $0 }, content: content)
  }
}
