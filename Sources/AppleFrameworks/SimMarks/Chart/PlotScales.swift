// The scales that modifiers set: the domains of the axes and the styles of values. Charts read them from the environment.

import Foundation
public import SimViews

public struct PlotDomain {
  /// Categories in their order, or the bounds of numbers.
  let positions: [PlotPosition]
  /// Whether the values replace those of the marks instead of extending them.
  let isWhole: Bool
}

public protocol ScaleDomain {
  /// The domain, or nil for the values of the marks.
  var _domain: PlotDomain? { get }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The elements as categories, or the range from their minimum to their maximum.
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

public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  /// The values of the marks, extended to zero if requested.
  public var _domain: PlotDomain? {
    includesZero == true ? PlotDomain(positions: [.number(0)], isWhole: false) : nil
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: nil) }
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain { AutomaticScaleDomain(includesZero: includesZero) }
}

struct PlotScales {
  var x: PlotDomain?
  var y: PlotDomain?
  /// The styles of values that the nearest modifier sets.
  var looks: PlotLooks?
}

public enum PlotLooks {
  /// A style for each named value.
  case byValue([PlotPosition: AnyShapeStyle])
  /// Styles for values in the order of their first use.
  case inOrder([AnyShapeStyle])
  /// The colors of numbers, from the minimum to the maximum.
  case gradient(Gradient)
}

public protocol ScaleRange {
  associatedtype VisualValue
  var _looks: PlotLooks { get }
}

extension Array: ScaleRange where Element: ShapeStyle {
  public typealias VisualValue = Element
  public var _looks: PlotLooks { .inOrder(map { AnyShapeStyle($0) }) }
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
  public var _looks: PlotLooks { .gradient(self) }

  /// Returns the color of the stop that is nearest to a location from 0 to 1.
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
