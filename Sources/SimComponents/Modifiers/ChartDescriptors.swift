// Descriptions of a chart's data for accessibility clients. No client requests them, so descriptors
// are values that are never made.

public import Foundation
public import SimViews

/// A type that makes the descriptor of a chart.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Creates the descriptor for a client.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Updates the descriptor when the value has changed.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing: the descriptor stays as it was made.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The name of the axis.
  var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The spacing of the values.
  public enum ScaleType: Int, Sendable {
    /// By their differences, by their logarithms.
    case linear, log10, ln
  }
  /// The name of the axis.
  open var title: String
  /// The range of values.
  open var range: ClosedRange<Double>
  /// The positions of grid lines across the chart.
  open var gridlinePositions: [Double]
  /// Returns the description of a value.
  open var valueDescriptionProvider: (Double) -> String
  /// The spacing of the values.
  open var scaleType = ScaleType.linear

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of names.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The name of the axis.
  open var title: String
  /// The names, in their order.
  open var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A value of a point: a number or a name.
open class AXDataPointValue: NSObject {
  /// The number; 0 for a name.
  open var number: Double
  /// The name; empty for a number.
  open var category: String

  private init(_ number: Double, _ category: String) {
    self.number = number
    self.category = category
  }

  public convenience init(number: Double) { self.init(number, "") }
  public convenience init(category: String) { self.init(0, category) }
  public static func number(_ number: Double) -> AXDataPointValue { .init(number: number) }
  public static func category(_ category: String) -> AXDataPointValue { .init(category: category) }
}

/// A point of a chart.
open class AXDataPoint: NSObject {
  /// The position of a point along an axis.
  public typealias Value = AXDataPointValue
  /// The position along the first axis.
  open var xValue: AXDataPointValue
  /// The position along the second axis.
  open var yValue: AXDataPointValue?
  /// The positions along further axes.
  open var additionalValues: [AXDataPointValue]
  /// The name of the point.
  open var label: String?

  private init(
    _ x: AXDataPointValue, _ y: Double?, _ additional: [AXDataPointValue], _ label: String?
  ) {
    xValue = x
    yValue = y.map { AXDataPointValue(number: $0) }
    additionalValues = additional
    self.label = label
  }

  /// Creates a point at a number.
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) { self.init(AXDataPointValue(number: x), y, additionalValues, label) }

  /// Creates a point at a name.
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) { self.init(AXDataPointValue(category: x), y, additionalValues, label) }
}

/// Points that belong together.
open class AXDataSeriesDescriptor: NSObject {
  /// The name of the series.
  open var name: String?
  /// Whether a line connects the points.
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// The description of a chart for an accessibility client.
open class AXChartDescriptor: NSObject {
  /// The title of the chart.
  open var title: String?
  /// A summary of the chart, in a sentence.
  open var summary: String?
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]
  open var series: [AXDataSeriesDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

extension View {
  /// Adds a descriptor to a view that represents a chart; recorded without effect, because no
  /// client requests it.
  nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
    _ representable: R
  ) -> ModifiedContent<Self, _NotedModifier<R>> {
    noted("accessibilityChartDescriptor", representable)
  }
}
