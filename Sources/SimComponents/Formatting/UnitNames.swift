// The ICU names of Foundation's units.

import Foundation

/// The names of units by their symbols.
enum UnitNames {
  /// Returns the ICU name of a unit; nil if it is not a unit of Foundation, or not known to ICU.
  static func name(of unit: Unit) -> String? {
    switch unit {
    case is UnitLength: lengths[unit.symbol]
    case is UnitMass: masses[unit.symbol]
    case is UnitTemperature: ["°C": "celsius", "°F": "fahrenheit", "K": "kelvin"][unit.symbol]
    case is UnitSpeed: speeds[unit.symbol]
    case is UnitArea: areas[unit.symbol]
    case is UnitVolume: volumes[unit.symbol]
    case is UnitDuration: durations[unit.symbol]
    case is UnitEnergy: energies[unit.symbol]
    case is UnitPressure: pressures[unit.symbol]
    case is UnitPower: powers[unit.symbol]
    case is UnitAngle: angles[unit.symbol]
    case is UnitFrequency: frequencies[unit.symbol]
    case is UnitInformationStorage: storage[unit.symbol]
    default: others[unit.symbol]
    }
  }

  private static let lengths = [
    "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter",
    "dm": "decimeter", "cm": "centimeter", "mm": "millimeter", "µm": "micrometer",
    "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
    "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom",
    "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
  ]
  private static let masses = [
    "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram",
    "µg": "microgram", "ng": "nanogram", "pg": "picogram", "oz": "ounce", "lb": "pound",
    "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
  ]
  private static let speeds = [
    "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
  ]
  private static let areas = [
    "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter",
    "mm²": "square-millimeter", "in²": "square-inch", "ft²": "square-foot", "yd²": "square-yard",
    "mi²": "square-mile", "ac": "acre", "ha": "hectare",
  ]
  private static let volumes = [
    "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dL": "deciliter", "cL": "centiliter",
    "mL": "milliliter", "km³": "cubic-kilometer", "m³": "cubic-meter", "dm³": "cubic-decimeter",
    "cm³": "cubic-centimeter", "mm³": "cubic-millimeter", "in³": "cubic-inch",
    "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot",
    "bsh": "bushel", "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid-ounce",
    "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon", "metric cup": "cup-metric",
  ]
  private static let durations = [
    "h": "hour", "m": "minute", "s": "second", "ms": "millisecond", "µs": "microsecond",
    "ns": "nanosecond", "ps": "picosecond",
  ]
  private static let energies = [
    "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie",
    "kWh": "kilowatt-hour",
  ]
  private static let pressures = [
    "N/m²": "pascal", "GPa": "gigapascal", "MPa": "megapascal", "kPa": "kilopascal",
    "hPa": "hectopascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar",
    "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch",
  ]
  private static let powers = [
    "TW": "terawatt", "GW": "gigawatt", "MW": "megawatt", "kW": "kilowatt", "W": "watt",
    "mW": "milliwatt", "hp": "horsepower",
  ]
  private static let angles = [
    "°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution",
  ]
  private static let frequencies = [
    "THz": "terahertz", "GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz",
  ]
  private static let storage = [
    "b": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte",
    "TB": "terabyte", "kb": "kilobit", "Mb": "megabit", "Gb": "gigabit",
  ]
  private static let others = [
    "A": "ampere", "mA": "milliampere", "V": "volt", "mV": "millivolt", "kV": "kilovolt",
    "Ω": "ohm", "kΩ": "kiloohm", "lx": "lux", "m/s²": "meter-per-square-second", "g": "g-force",
    "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon", "ppm": "permillion",
  ]
}
