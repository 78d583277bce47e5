// What modifiers around a chart say of its scales: which values its axes have, and the styles of values. They reach the charts
// inside through the environment.

import Foundation
public import SimViews

/// The values of an axis, as the app gives them.
public struct PlotDomain {
  /// The values: names in their order, or the ends of numbers.
  let positions: [PlotPosition]
  /// Whether these are all, or what the marks have is added.
  let isWhole: Bool
}

public protocol ScaleDomain {
  /// The values; nil for those that the marks have.
  var _domain: PlotDomain? { get }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The elements, or from the least to the greatest of them.
  public var _domain: PlotDomain? {
    PlotDomain(positions: map { $0.primitivePlottable._position }, isWhole: true)
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: PlotDomain? {
    let ends = [lowerBound, upperBound].map { $0.primitivePlottable._position }
    return PlotDomain(positions: ends, isWhole: true)
  }
}

/// A domain that the chart finds fitting.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  /// The values of the marks, with zero where that is wanted.
  public var _domain: PlotDomain? {
    includesZero == true ? PlotDomain(positions: [.number(0)], isWhole: false) : nil
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil) }
  /// What the chart finds fitting, with or without zero.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain { AutomaticScaleDomain(includesZero: includesZero) }
}

/// All that is said of the scales of a chart.
struct PlotScales {
  var x: PlotDomain?
  var y: PlotDomain?
  /// What values look like, as the nearest modifier says.
  var looks: PlotLooks?
}

/// What the values of a chart look like.
public enum PlotLooks {
  /// A style for each value that is named.
  case byValue([PlotPosition: AnyShapeStyle])
  /// Styles for values in the order in which they come.
  case inOrder([AnyShapeStyle])
  /// The colours of numbers, from the least to the greatest.
  case gradient(Gradient)
}

/// What the values of a scale look like.
public protocol ScaleRange {
  associatedtype VisualValue
  /// What the values of a chart look like by it.
  var _looks: PlotLooks { get }
}

extension Array: ScaleRange where Element: ShapeStyle {
  public typealias VisualValue = Element
  public var _looks: PlotLooks { .inOrder(map { AnyShapeStyle($0) }) }
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
  public var _looks: PlotLooks { .gradient(self) }

  /// The colour at a place from zero to one, which is that of the nearest stop.
  func color(at share: Double) -> Color {
    stops.min { abs($0.location - share) < abs($1.location - share) }?.color ?? .clear
  }
}

private struct PlotScalesKey: EnvironmentKey {
  static var defaultValue: PlotScales { PlotScales() }
}

extension EnvironmentValues {
  var plotScales: PlotScales {
    get { self[PlotScalesKey.self] }
    set { self[PlotScalesKey.self] = newValue }
  }
}

extension View {
  nonisolated func plotScales(_ change: @escaping (inout PlotScales) -> Void) -> some View {
    transformEnvironment(\.plotScales, transform: change)
  }

  nonisolated func plotStyles<D: Plottable, S: ShapeStyle>(_ styles: [(D, S)]) -> some View {
    let pairs = styles.map { ($0.primitivePlottable._position, AnyShapeStyle($1)) }
    let mapping = Dictionary(pairs) { first, _ in first }
    return plotScales { $0.looks = .byValue(mapping) }
  }
}
