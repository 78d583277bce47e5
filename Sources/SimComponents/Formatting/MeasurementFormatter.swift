// Measurements as text. Foundation on Linux lacks all of it. The unit is the one given, by its symbol or its English name:
// nothing is converted to what the locale prefers.

public import Foundation

/// A formatter that provides localized representations of units and measurements.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// What may be done with the unit.
  public struct UnitOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The unit stays as it is given, which it always does.
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

  /// Creates a formatter.
  public override init() { super.init() }
  /// Formatters are not read from archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The measurement as text.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number =
      numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
      return number + "°"
    }
    let width: UnitName.Width =
      switch unitStyle {
      case .short: .narrow
      case .long: .wide
      default: .abbreviated
      }
    return UnitName(measurement.unit, width).joined(to: number, isOne: measurement.value == 1)
  }

  /// The unit as text.
  open func string(from unit: Unit) -> String {
    unitStyle == .long ? UnitName(unit, .wide).many : unit.symbol
  }

  /// The text of a measurement of any dimension; nil for anything else.
  open override func string(for obj: Any?) -> String? { nil }
}

/// What stands behind a number.
struct UnitName {
  /// How long a unit's name is.
  enum Width { case wide, abbreviated, narrow }

  /// The name behind one, and behind any other number.
  let one: String, many: String
  private let isClose: Bool

  init(_ unit: Unit, _ width: Width) {
    let names = Self.names[unit.symbol]
    one = width == .wide ? names?.one ?? unit.symbol : unit.symbol
    many = width == .wide ? names?.many ?? unit.symbol : unit.symbol
    isClose = width == .narrow || width == .abbreviated && unit.symbol.hasPrefix("°")
  }

  /// The number followed by the unit; degree symbols follow without a space.
  func joined(to number: String, isOne: Bool) -> String {
    number + (isClose ? "" : " ") + (isOne ? one : many)
  }

  /// English names by symbol.
  private static let names: [String: (one: String, many: String)] = [
    "m": ("meter", "meters"), "km": ("kilometer", "kilometers"),
    "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
    "mi": ("mile", "miles"), "ft": ("foot", "feet"), "in": ("inch", "inches"),
    "yd": ("yard", "yards"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
    "lb": ("pound", "pounds"), "oz": ("ounce", "ounces"), "s": ("second", "seconds"),
    "min": ("minute", "minutes"), "hr": ("hour", "hours"), "L": ("liter", "liters"),
    "mL": ("milliliter", "milliliters"), "kCal": ("kilocalorie", "kilocalories"),
    "°C": ("degree Celsius", "degrees Celsius"),
    "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "°": ("degree", "degrees"),
    "km/h": ("kilometer per hour", "kilometers per hour"),
    "mph": ("mile per hour", "miles per hour"), "m/s": ("meter per second", "meters per second"),
  ]
}

/// Which unit a measurement is shown in: here always the one that is given.
public struct MeasurementFormatUnitUsage<UnitType>: Hashable, Sendable {
  private let name: String
  /// As the locale prefers.
  public static var general: Self { Self(name: "general") }
  /// As it is given.
  public static var asProvided: Self { Self(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// Heights of persons.
  public static var person: Self { Self(name: "person") }
  /// Heights of persons.
  public static var personHeight: Self { Self(name: "personHeight") }
  /// Distances on roads.
  public static var road: Self { Self(name: "road") }
  /// How far one sees.
  public static var visibility: Self { Self(name: "visibility") }
  /// Heights of rain.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// Heights of snow.
  public static var snowfall: Self { Self(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Temperatures of the weather.
  public static var weather: Self { Self(name: "weather") }
  /// Temperatures of persons.
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// Energy in food.
  public static var food: Self { Self(name: "food") }
  /// Energy that is used up by moving.
  public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// Weights of persons.
  public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Volumes of liquids.
  public static var liquid: Self { Self(name: "liquid") }
}

extension Measurement where UnitType: Dimension {
  /// A type that provides localized representations of measurements.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the unit's name is.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let isWide: Bool, isNarrow: Bool
      /// The name in full.
      public static var wide: Self { Self(isWide: true, isNarrow: false) }
      /// The symbol.
      public static var abbreviated: Self { Self(isWide: false, isNarrow: false) }
      /// The symbol, close to the number.
      public static var narrow: Self { Self(isWide: false, isNarrow: true) }
    }

    /// How long the unit's name is.
    public var width: UnitWidth
    /// The locale of the number.
    public var locale: Locale
    /// How the number is shown.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a style.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.numberFormatStyle = numberFormatStyle
    }

    /// The measurement as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      let number = (numberFormatStyle ?? .number).locale(locale).format(value.value)
      let unit: UnitName.Width = width.isWide ? .wide : width.isNarrow ? .narrow : .abbreviated
      return UnitName(value.unit, unit).joined(to: number, isOne: value.value == 1)
    }

    /// The style for another locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The measurement as text.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// The measurement as text of a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }
}

extension FormatStyle {
  /// A style for measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
