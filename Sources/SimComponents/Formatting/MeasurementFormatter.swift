// Measurements as text, in the older form. Foundation on Linux lacks it. A temperature, a speed and a distance in kilometers
// are converted to what the locale prefers, as Apple's header says of an empty set of options; which unit other
// measurements get is not documented, so they keep theirs.

public import Foundation

/// A formatter that provides localized representations of units and measurements.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// What may be done with the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit stays as it is given.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit is chosen by the size of the value; it is not.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature is shown without its scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// What may be done with the unit.
  open var unitOptions: UnitOptions = []
  /// How long the unit's name is.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale of the number.
  open var locale: Locale! = .current
  /// How the number is shown: by default with up to three digits after the decimal point.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }
  /// Formatters are not read from archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The measurement as text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let (value, unit) = preferred(measurement.value, measurement.unit)
    let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      return number + "°"
    }
    return text(of: unit, unitStyle).string(value) { _ in number } ?? "\(number) \(unit.symbol)"
  }

  private func text(of unit: Unit, _ style: UnitStyle) -> UnitText {
    let width =
      switch style {
      case .short: "narrow"
      case .long: "full-name"
      default: "short"
      }
    return UnitText(
      unit: unit, usage: nil, width: width, locale: locale ?? .current, hidesUnit: false)
  }

  /// The value in the unit that the locale prefers.
  private func preferred(_ value: Double, _ unit: Unit) -> (Double, Unit) {
    guard !unitOptions.contains(.providedUnit), let locale else { return (value, unit) }
    let new: Dimension
    switch unit {
    case is UnitTemperature:
      new = locale.region == "US" ? UnitTemperature.fahrenheit : UnitTemperature.celsius
    case is UnitSpeed where locale.measurementSystem != .metric: new = UnitSpeed.milesPerHour
    case UnitLength.kilometers where locale.measurementSystem != .metric: new = UnitLength.miles
    default: return (value, unit)
    }
    guard let given = unit as? Dimension else { return (value, unit) }
    let base = given.converter.baseUnitValue(fromValue: value)
    return (new.converter.value(fromBaseUnitValue: base), new)
  }

  /// The unit as text.
  open func string(from unit: Unit) -> String {
    let text = text(of: unit, unitStyle).string(2) { _ in "" } ?? unit.symbol
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// The text of a measurement of any dimension; nil for anything else.
  open override func string(for obj: Any?) -> String? { nil }
}
