// What a chart can plot: numbers and moments on a line, everything else by name.

public import Foundation
public import SimViews

/// Where a value stands on an axis.
public enum PlotPosition: Hashable, Sendable {
  /// On a line of numbers; a moment is its seconds.
  case number(Double)
  /// Among names, in the order in which they come.
  case name(String)
}

/// A type that can serve as data for the labels, axes and positions of a chart.
public protocol Plottable {
  /// The type that is plotted in its place.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that is plotted as it is.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  var _position: PlotPosition { get }
  /// The value of a place on an axis of numbers.
  static func _value(_ number: Double) -> Self?
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
  public static func _value(_ number: Double) -> Self? { nil }
}

extension BinaryInteger where Self: PrimitivePlottableProtocol {
  public var _position: PlotPosition { .number(Double(self)) }
  public static func _value(_ number: Double) -> Self? { Self(number.rounded()) }
}

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
  public var _position: PlotPosition { .number(Double(self)) }
  public static func _value(_ number: Double) -> Self? { Self(number) }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _position: PlotPosition { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public static func _value(_ number: Double) -> Decimal? { Decimal(number) }
}

extension Date: PrimitivePlottableProtocol {
  public var _position: PlotPosition { .number(timeIntervalSinceReferenceDate) }
  public static func _value(_ number: Double) -> Date? {
    Date(timeIntervalSinceReferenceDate: number)
  }
}

extension String: PrimitivePlottableProtocol {
  public var _position: PlotPosition { .name(self) }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// Labeled data that you plot in a chart using marks.
public struct PlottableValue<Value: Plottable> {
  let position: PlotPosition
  /// The end of a stretch, such as a day, for a value that stands for one.
  var end: PlotPosition?

  init(_ value: Value) { position = value.primitivePlottable._position }
}

extension PlottableValue {
  /// A value with a label, which no legend shows here.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(value)
  }
  /// A value with a label, which no legend shows here.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(value)
  }
  /// A value with a label, which no legend shows here.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(value)
  }
}

extension PlottableValue where Value == Date {
  private init(_ date: Date, _ unit: Calendar.Component, _ calendar: Calendar) {
    let span = calendar.dateInterval(of: unit, for: date)
    self.init(span?.start ?? date)
    end = span?.end._position
  }

  /// The stretch of a unit that a moment lies in, with a label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(value, unit, calendar) }

  /// The stretch of a unit that a moment lies in, with a label.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(value, unit, calendar) }
}
