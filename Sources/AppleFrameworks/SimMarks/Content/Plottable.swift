// The values that a chart can plot: numbers and dates on a continuous axis, everything else as
// categories.

public import Foundation
public import SimViews

/// The position of a value on an axis.
public enum PlotPosition: Hashable, Sendable {
  /// A position on a continuous axis; a date is its seconds.
  case number(Double)
  /// A category, identified by its name.
  case name(String)
}

public protocol Plottable {
  /// The type that is plotted in place of this one.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that is plotted directly.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  var _position: PlotPosition { get }
  /// Returns the value at a position of a continuous axis.
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

public struct PlottableValue<Value: Plottable> {
  let position: PlotPosition
  /// The end of the range, such as a day, if the value represents one.
  var end: PlotPosition?

  init(_ value: Value) { position = value.primitivePlottable._position }
}

extension PlottableValue {
  /// Creates a value with a label, which is not shown.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(value)
  }
  /// Creates a value with a label, which is not shown.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(value)
  }
  /// Creates a value with a label, which is not shown.
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

  /// Creates the range of the calendar unit that contains a date.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(value, unit, calendar) }

  /// Creates the range of the calendar unit that contains a date.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue { PlottableValue(value, unit, calendar) }
}
