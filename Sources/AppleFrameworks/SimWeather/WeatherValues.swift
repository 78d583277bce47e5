// The values of a forecast. None is ever created, as the service does not answer.

public import Foundation

public enum WeatherCondition: String, CaseIterable, CustomStringConvertible, Codable, Sendable {
  case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy,
    freezingDrizzle, freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane,
    isolatedThunderstorms, mostlyClear, mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms,
    sleet, smoky, snow, strongStorms, sunFlurries, sunShowers, thunderstorms, tropicalStorm, windy,
    wintryMix
  /// The words of the case, as in "Mostly Clear".
  public var description: String {
    let words = rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : "\($1)" }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
  public var accessibilityDescription: String { description }
}

public enum Precipitation: String, Codable, Sendable {
  case none, hail, mixed, rain, sleet, snow
}

public enum PressureTrend: String, Codable, Sendable {
  case rising, falling, steady
}

public struct UVIndex: Codable, Hashable, Sendable {
  public enum ExposureCategory: String, Codable, Sendable {
    case low, moderate, high, veryHigh, extreme
  }
  public var value: Int
  public var category: ExposureCategory
}

public struct Wind: Hashable, Sendable {
  public enum CompassDirection: String, CaseIterable, Codable, Sendable {
    case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast,
      southSoutheast, south, southSouthwest, southwest, westSouthwest, west, westNorthwest,
      northwest, northNorthwest
    public var abbreviation: String {
      [
        "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW",
        "NNW",
      ][Self.allCases.firstIndex(of: self) ?? 0]
    }
  }
  public var compassDirection: CompassDirection
  public var direction: Measurement<UnitAngle>
  public var speed: Measurement<UnitSpeed>
  public var gust: Measurement<UnitSpeed>?
}

public struct SunEvents: Hashable, Sendable {
  public var sunrise: Date?, sunset: Date?, solarNoon: Date?, solarMidnight: Date?
  public var civilDawn: Date?, civilDusk: Date?
}

public enum MoonPhase: String, CaseIterable, Codable, Sendable {
  case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter,
    waningCrescent
}

public struct MoonEvents: Hashable, Sendable {
  public var phase: MoonPhase
  public var moonrise: Date?, moonset: Date?
}

public struct CurrentWeather: Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var temperature: Measurement<UnitTemperature>,
    apparentTemperature: Measurement<UnitTemperature>, dewPoint: Measurement<UnitTemperature>
  /// The humidity and the cover of clouds, from 0 to 1.
  public var humidity: Double, cloudCover: Double
  public var pressure: Measurement<UnitPressure>
  public var pressureTrend: PressureTrend
  public var visibility: Measurement<UnitLength>
  public var precipitationIntensity: Measurement<UnitSpeed>
  public var uvIndex: UVIndex
  public var wind: Wind
  public var isDaylight: Bool
}

public struct HourWeather: Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var temperature: Measurement<UnitTemperature>,
    apparentTemperature: Measurement<UnitTemperature>, dewPoint: Measurement<UnitTemperature>
  /// Shares from 0 to 1.
  public var humidity: Double, cloudCover: Double, precipitationChance: Double
  public var precipitation: Precipitation
  public var precipitationAmount: Measurement<UnitLength>
  public var pressure: Measurement<UnitPressure>
  public var visibility: Measurement<UnitLength>
  public var uvIndex: UVIndex
  public var wind: Wind
  public var isDaylight: Bool
}

public struct DayWeather: Sendable {
  public var date: Date
  public var condition: WeatherCondition
  public var symbolName: String
  public var highTemperature: Measurement<UnitTemperature>,
    lowTemperature: Measurement<UnitTemperature>
  /// A share from 0 to 1.
  public var precipitationChance: Double
  public var precipitation: Precipitation
  public var rainfallAmount: Measurement<UnitLength>, snowfallAmount: Measurement<UnitLength>
  public var sun: SunEvents
  public var moon: MoonEvents
  public var uvIndex: UVIndex
  public var wind: Wind
}

public struct MinuteWeather: Sendable {
  public var date: Date
  public var precipitation: Precipitation
  /// A share from 0 to 1.
  public var precipitationChance: Double
  public var precipitationIntensity: Measurement<UnitSpeed>
}

public struct WeatherAlert: Sendable {
  public var summary: String, source: String
  public var detailsURL: URL
  public var region: String?
}
