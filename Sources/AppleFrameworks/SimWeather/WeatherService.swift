// The weather service, which does not answer: there is no network.

public import Foundation
public import SimMaps

public enum WeatherError: Error, Hashable, Sendable {
  case permissionDenied, unknown
}

/// A query for a part of the weather.
public struct WeatherQuery<T>: Sendable {}

extension WeatherQuery where T == CurrentWeather {
  public static var current: Self { Self() }
}

extension WeatherQuery where T == Forecast<HourWeather> {
  public static var hourly: Self { Self() }
  public static func hourly(startDate: Date, endDate: Date) -> Self { Self() }
}

extension WeatherQuery where T == Forecast<DayWeather> {
  public static var daily: Self { Self() }
  public static func daily(startDate: Date, endDate: Date) -> Self { Self() }
}

extension WeatherQuery where T == Forecast<MinuteWeather>? {
  public static var minute: Self { Self() }
}

extension WeatherQuery where T == [WeatherAlert]? {
  public static var alerts: Self { Self() }
}

/// A forecast: weather at times, in order.
public struct Forecast<Element: Sendable>: RandomAccessCollection, Sendable {
  public var forecast: [Element]
  public var startIndex: Int { forecast.startIndex }
  public var endIndex: Int { forecast.endIndex }
  public subscript(position: Int) -> Element { forecast[position] }
}

public struct Weather: Sendable {
  public var currentWeather: CurrentWeather
  public var hourlyForecast: Forecast<HourWeather>
  public var dailyForecast: Forecast<DayWeather>
  public var minuteForecast: Forecast<MinuteWeather>?
  public var weatherAlerts: [WeatherAlert]?
}

public struct WeatherAttribution: Sendable {
  public let legalPageURL: URL, combinedMarkLightURL: URL, combinedMarkDarkURL: URL,
    squareMarkURL: URL
  public let serviceName: String
}

public final class WeatherService: Sendable {
  public static let shared = WeatherService()
  public init() {}
  public var attribution: WeatherAttribution {
    get async throws { throw URLError(.notConnectedToInternet) }
  }
  public func weather(for location: CLLocation) async throws -> Weather {
    throw URLError(.notConnectedToInternet)
  }
  public func weather<T>(
    for location: CLLocation, including dataSet: WeatherQuery<T>
  ) async throws -> T { throw URLError(.notConnectedToInternet) }
  public func weather<A, B>(
    for location: CLLocation, including a: WeatherQuery<A>, _ b: WeatherQuery<B>
  ) async throws -> (A, B) { throw URLError(.notConnectedToInternet) }
  public func weather<A, B, C>(
    for location: CLLocation, including a: WeatherQuery<A>,
    _ b: WeatherQuery<B>, _ c: WeatherQuery<C>
  ) async throws -> (A, B, C) { throw URLError(.notConnectedToInternet) }
  public func weather<A, B, C, D>(
    for location: CLLocation, including a: WeatherQuery<A>,
    _ b: WeatherQuery<B>, _ c: WeatherQuery<C>, _ d: WeatherQuery<D>
  ) async throws -> (A, B, C, D) { throw URLError(.notConnectedToInternet) }
}
