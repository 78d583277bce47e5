// Measurements as text, in the older form. Foundation on Linux lacks it. A temperature, a speed and
// a distance in kilometers are converted to the locale's preferred unit, as Apple's header states
// for an empty set of options. The units of other measurements are not documented, so they are not
// converted.

public import Foundation

/// A formatter that provides localized representations of units and measurements.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Options for the unit.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The given unit is used.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit is chosen by the size of the value; it is not.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// A temperature is shown without its scale.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Options for the unit.
  open var unitOptions: UnitOptions = []
  /// The length of the unit's name.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The locale of the number.
  open var locale: Locale! = .current
  /// The format of the number: by default with up to three decimal places.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }
  /// Formatters are not read from archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the measurement as text.
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

  /// Returns the value in the unit that the locale prefers.
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

  /// Returns the unit as text.
  open func string(from unit: Unit) -> String {
    let text = text(of: unit, unitStyle).string(2) { _ in "" } ?? unit.symbol
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// Returns the text of a measurement of any dimension; nil for anything else.
  open override func string(for obj: Any?) -> String? { nil }
}
