// Health quantities and their units. They convert like Apple's within one dimension.

public import Foundation

open class HKUnit: NSObject, @unchecked Sendable {
  public let unitString: String
  /// The dimension, and the amount of its base unit.
  let kind: String
  let factor: Double
  init(_ name: String, _ kind: String, _ factor: Double) {
    (unitString, self.kind, self.factor) = (name, kind, factor)
  }
  open class func count() -> HKUnit { HKUnit("count", "count", 1) }
  open class func percent() -> HKUnit { HKUnit("%", "count", 1) }
  open class func kilocalorie() -> HKUnit { HKUnit("kcal", "energy", 4184) }
  open class func largeCalorie() -> HKUnit { HKUnit("Cal", "energy", 4184) }
  open class func joule() -> HKUnit { HKUnit("J", "energy", 1) }
  open class func meter() -> HKUnit { HKUnit("m", "length", 1) }
  open class func mile() -> HKUnit { HKUnit("mi", "length", 1609.344) }
  open class func foot() -> HKUnit { HKUnit("ft", "length", 0.3048) }
  open class func inch() -> HKUnit { HKUnit("in", "length", 0.0254) }
  open class func gram() -> HKUnit { HKUnit("g", "mass", 1) }
  open class func pound() -> HKUnit { HKUnit("lb", "mass", 453.59237) }
  open class func liter() -> HKUnit { HKUnit("L", "volume", 1) }
  open class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", "volume", 0.0295735295625) }
  open class func second() -> HKUnit { HKUnit("s", "time", 1) }
  open class func minute() -> HKUnit { HKUnit("min", "time", 60) }
  open class func hour() -> HKUnit { HKUnit("hr", "time", 3600) }
  open class func day() -> HKUnit { HKUnit("d", "time", 86400) }
  open class func degreeCelsius() -> HKUnit { HKUnit("degC", "celsius", 1) }
  open class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", "pressure", 133.322) }
  open class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { meter().scaled(prefix) }
  open class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { gram().scaled(prefix) }
  open class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { liter().scaled(prefix) }
  open class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { second().scaled(prefix) }
  private func scaled(_ prefix: HKMetricPrefix) -> HKUnit {
    HKUnit(prefix.letter + unitString, kind, factor * prefix.factor)
  }
  open func unitDivided(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(unit.unitString)", "\(kind)/\(unit.kind)", factor / unit.factor)
  }
  open func unitMultiplied(by unit: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(unit.unitString)", "\(kind)·\(unit.kind)", factor * unit.factor)
  }
  /// Creates a unit from its string.
  public convenience init(from string: String) {
    let known: [HKUnit] = [
      .count(), .percent(), .kilocalorie(), .largeCalorie(), .joule(), .meter(), .mile(), .foot(),
      .inch(), .gram(), .pound(), .liter(), .fluidOunceUS(), .second(), .minute(), .hour(), .day(),
      .degreeCelsius(), .millimeterOfMercury(), .gramUnit(with: .kilo), .meterUnit(with: .kilo),
      .meterUnit(with: .centi), .literUnit(with: .milli), .secondUnit(with: .milli),
    ]
    let parts = string.split(separator: "/").map { part in
      known.first { $0.unitString == part } ?? HKUnit(String(part), String(part), 1)
    }
    let unit = parts.dropFirst().reduce(parts.first ?? .count()) { $0.unitDivided(by: $1) }
    self.init(string, unit.kind, unit.factor)
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? HKUnit)?.unitString == unitString
  }
  open override var hash: Int { unitString.hashValue }
}

public enum HKMetricPrefix: Int, Sendable {
  case none, milli, centi, deci, kilo, mega
  var letter: String { ["", "m", "c", "d", "k", "M"][rawValue] }
  var factor: Double { [1, 1e-3, 1e-2, 1e-1, 1e3, 1e6][rawValue] }
}

open class HKQuantity: NSObject, @unchecked Sendable {
  let unit: HKUnit
  let value: Double
  public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
  /// Returns the amount in a unit of the same dimension, and stops the program for any other unit.
  open func doubleValue(for unit: HKUnit) -> Double {
    guard `is`(compatibleWith: unit) else {
      fatalError(
        "Attempt to convert incompatible units: \(self.unit.unitString), \(unit.unitString)")
    }
    return value * self.unit.factor / unit.factor
  }
  /// Returns whether a unit has the same dimension.
  open func `is`(compatibleWith unit: HKUnit) -> Bool { self.unit.kind == unit.kind }
}
