// Measurements as text. Foundation on Linux lacks it, but contains the Unicode library (ICU), with
// a table of the preferred units of each region by use: "general, the default, formats the
// measurement with the default unit for the current locale; asProvided formats the measurement
// using the specified unit" (Measurement.FormatStyle.usage).

public import Foundation

/// The intended purpose of a measurement, which determines the preferred unit of a locale.
public struct MeasurementFormatUnitUsage<UnitType>: Hashable, Codable, Sendable {
  /// The name in ICU; nil if nothing is converted.
  let name: String?
  /// The preferred unit of the locale.
  public static var general: Self { Self(name: "default") }
  /// The given unit.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { Self(name: "person") }
  public static var personHeight: Self { Self(name: "person-height") }
  public static var road: Self { Self(name: "road") }
  /// The range of visibility.
  public static var visibility: Self { Self(name: "visiblty") }
  public static var rainfall: Self { Self(name: "rainfall") }
  public static var snowfall: Self { Self(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Temperatures of the weather.
  public static var weather: Self { Self(name: "weather") }
  public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  public static var food: Self { Self(name: "food") }
  /// Energy that is consumed by exercise.
  public static var workout: Self { Self(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  public static var liquid: Self { Self(name: "fluid") }
}

extension Measurement where UnitType: Dimension {
  /// A type that provides localized representations of measurements.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of the unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: String
      /// The name in full.
      public static var wide: Self { Self(name: "full-name") }
      public static var abbreviated: Self { Self(name: "short") }
      /// The symbol, close to the number.
      public static var narrow: Self { Self(name: "narrow") }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The locale, which determines the preferred units.
    public var locale: Locale
    /// The intended purpose of the measurement.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The style of the number.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// Whether a temperature is shown without its scale.
    var hidesScaleName = false

    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the measurement as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      let number = numberFormatStyle.map { style in
        { style.locale(locale).format($0) }
      }
      let text = UnitText(
        unit: value.unit, usage: usage?.name, width: width.name, locale: locale,
        hidesUnit: hidesScaleName)
      if let shown = text.string(value.value, number) { return shown }
      let plain = (numberFormatStyle ?? .number).locale(locale).format(value.value)
      return "\(plain) \(value.unit.symbol)"
    }

    /// Returns the style for another locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// Returns the measurement as text.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

  /// Returns the measurement as text in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == Measurement { style.format(self) }
}

extension Measurement<UnitTemperature>.FormatStyle {
  /// Creates a style for temperatures, with or without their scale.
  public init(
    width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) {
    self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
    self.hidesScaleName = hidesScaleName
  }
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

extension FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle {
  /// A style for temperatures, with or without their scale.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self {
    Self(
      width: width, usage: usage, hidesScaleName: hidesScaleName,
      numberFormatStyle: numberFormatStyle)
  }
}
