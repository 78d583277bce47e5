// The kinds of marks.

public import Foundation

public struct MarkStackingMethod: Sendable, Hashable {
  let name: String
  public static let standard = MarkStackingMethod(name: "standard")
  /// Drawn like standard stacking.
  public static let normalized = MarkStackingMethod(name: "normalized")
  /// Drawn like standard stacking.
  public static let center = MarkStackingMethod(name: "center")
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}

public struct MarkDimension: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  enum Size: Sendable { case automatic, points(Double), ratio(Double), inset(Double) }
  let size: Size
  public static let automatic = MarkDimension(size: .automatic)
  public static func fixed(_ value: CGFloat) -> MarkDimension {
    MarkDimension(size: .points(Double(value)))
  }
  public static func ratio(_ value: CGFloat) -> MarkDimension {
    MarkDimension(size: .ratio(Double(value)))
  }
  /// The available extent less a number of points at either end.
  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension(size: .inset(Double(value)))
  }
  init(size: Size) { self.size = size }
  public init(floatLiteral value: Double) { self.init(size: .points(value)) }
  public init(integerLiteral value: Int) { self.init(size: .points(Double(value))) }
}

nonisolated public struct BarMark: MarkContent {
  public let _mark: PlotMark
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) { _mark = PlotMark(.bar, x: x.span, y: y.span) }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) { _mark = PlotMark(.rectangle, x: x.span, y: yStart.span(to: yEnd)) }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) { _mark = PlotMark(.rectangle, x: xStart.span(to: xEnd), y: y.span) }
  /// Creates a horizontal bar over the whole height.
  public init<X: Plottable>(x: PlottableValue<X>, stacking: MarkStackingMethod = .standard) {
    _mark = PlotMark(.bar, x: x.span)
  }
  /// Creates a horizontal bar from one value to another over the whole height.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    _mark = PlotMark(.rectangle, x: xStart.span(to: xEnd))
  }
}

nonisolated public struct LineMark: MarkContent {
  public let _mark: PlotMark
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _mark = PlotMark(.line, x: x.span, y: y.span)
  }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { _mark = PlotMark(.line, x: x.span, y: y.span, series: series.position) }
}

nonisolated public struct PointMark: MarkContent {
  public let _mark: PlotMark
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _mark = PlotMark(.point, x: x.span, y: y.span)
  }
}

nonisolated public struct AreaMark: MarkContent {
  public let _mark: PlotMark
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { _mark = PlotMark(.area, x: x.span, y: y.span) }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) { _mark = PlotMark(.area, x: x.span, y: y.span, series: series.position) }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { _mark = PlotMark(.area, x: x.span, y: yStart.span(to: yEnd)) }
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) { _mark = PlotMark(.area, x: x.span, y: yStart.span(to: yEnd), series: series.position) }
}

nonisolated public struct RuleMark: MarkContent {
  public let _mark: PlotMark
  public init<X: Plottable>(x: PlottableValue<X>) { _mark = PlotMark(.rule, x: x.span) }
  public init<Y: Plottable>(y: PlottableValue<Y>) { _mark = PlotMark(.rule, y: y.span) }
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { _mark = PlotMark(.rule, x: x.span, y: yStart.span(to: yEnd)) }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { _mark = PlotMark(.rule, x: xStart.span(to: xEnd), y: y.span) }
}

nonisolated public struct RectangleMark: MarkContent {
  public let _mark: PlotMark
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) { _mark = PlotMark(.rectangle, x: x.span, y: y.span) }
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) { _mark = PlotMark(.rectangle, x: xStart.span(to: xEnd), y: yStart.span(to: yEnd)) }
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    _mark = PlotMark(.rectangle, x: xStart.span(to: xEnd))
  }
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    _mark = PlotMark(.rectangle, y: yStart.span(to: yEnd))
  }
  /// Creates a rectangle around one value over the whole height.
  public init<X: Plottable>(x: PlottableValue<X>, width: MarkDimension = .automatic) {
    _mark = PlotMark(.rectangle, x: x.span)
  }
}

nonisolated public struct SectorMark: MarkContent {
  public let _mark: PlotMark
  /// Creates a sector whose angle is proportional to its share of the sum.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    var mark = PlotMark(.sector, y: angle.span)
    let (inner, outer) = (innerRadius.part ?? 0, outerRadius.part ?? 1)
    mark.radii = min(inner, outer)...max(inner, outer)
    mark.angularInset = Double(angularInset ?? 0)
    _mark = mark
  }
}

extension MarkDimension {
  /// The fraction of the available extent, if the size is a ratio.
  fileprivate var part: Double? {
    if case .ratio(let ratio) = size { return ratio }
    return nil
  }
}
