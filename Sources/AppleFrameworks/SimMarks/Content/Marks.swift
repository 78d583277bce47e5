// The marks.

public import Foundation

/// A way to stack marks that stand at the same place.
public struct MarkStackingMethod: Sendable, Hashable {
  let name: String
  public static let standard = MarkStackingMethod(name: "standard")
  /// As parts of the whole; drawn upon each other here.
  public static let normalized = MarkStackingMethod(name: "normalized")
  /// About the middle; drawn upon each other here.
  public static let center = MarkStackingMethod(name: "center")
  public static let unstacked = MarkStackingMethod(name: "unstacked")
}

/// A size of a mark across its axis.
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
  /// The room less a number of points at either end.
  public static func inset(_ value: CGFloat) -> MarkDimension {
    MarkDimension(size: .inset(Double(value)))
  }
  init(size: Size) { self.size = size }
  public init(floatLiteral value: Double) { self.init(size: .points(value)) }
  public init(integerLiteral value: Int) { self.init(size: .points(Double(value))) }
}

/// A mark that shows data as bars.
nonisolated public struct BarMark: MarkContent {
  public let _mark: PlotMark
  /// A bar from the axis to a value.
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
  /// A bar sideways over the whole height.
  public init<X: Plottable>(x: PlottableValue<X>, stacking: MarkStackingMethod = .standard) {
    _mark = PlotMark(.bar, x: x.span)
  }
  /// A bar of a stretch sideways over the whole height.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    _mark = PlotMark(.rectangle, x: xStart.span(to: xEnd))
  }
}

/// A mark that shows data as a sequence of connected line segments.
nonisolated public struct LineMark: MarkContent {
  public let _mark: PlotMark
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _mark = PlotMark(.line, x: x.span, y: y.span)
  }
  /// A point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) { _mark = PlotMark(.line, x: x.span, y: y.span, series: series.position) }
}

/// A mark that shows data as points.
nonisolated public struct PointMark: MarkContent {
  public let _mark: PlotMark
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    _mark = PlotMark(.point, x: x.span, y: y.span)
  }
}

/// A mark that shows data as the area of one or more regions.
nonisolated public struct AreaMark: MarkContent {
  public let _mark: PlotMark
  /// A place of the area over the axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) { _mark = PlotMark(.area, x: x.span, y: y.span) }
  /// A place of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) { _mark = PlotMark(.area, x: x.span, y: y.span, series: series.position) }
  /// A place of the area between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { _mark = PlotMark(.area, x: x.span, y: yStart.span(to: yEnd)) }
  /// A place of the area of a series between two values.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) { _mark = PlotMark(.area, x: x.span, y: yStart.span(to: yEnd), series: series.position) }
}

/// A mark that shows data as a single line along an axis.
nonisolated public struct RuleMark: MarkContent {
  public let _mark: PlotMark
  public init<X: Plottable>(x: PlottableValue<X>) { _mark = PlotMark(.rule, x: x.span) }
  public init<Y: Plottable>(y: PlottableValue<Y>) { _mark = PlotMark(.rule, y: y.span) }
  /// A line upwards from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) { _mark = PlotMark(.rule, x: x.span, y: yStart.span(to: yEnd)) }
  /// A line sideways from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) { _mark = PlotMark(.rule, x: xStart.span(to: xEnd), y: y.span) }
}

/// A mark that shows data as rectangles.
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
  /// A rectangle about one value, of the whole height.
  public init<X: Plottable>(x: PlottableValue<X>, width: MarkDimension = .automatic) {
    _mark = PlotMark(.rectangle, x: x.span)
  }
}

/// A sector of a pie or a ring.
nonisolated public struct SectorMark: MarkContent {
  public let _mark: PlotMark
  /// A sector whose angle is its part of the sum.
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
  /// The part of the room, where one is asked for.
  fileprivate var part: Double? {
    if case .ratio(let ratio) = size { return ratio }
    return nil
  }
}
