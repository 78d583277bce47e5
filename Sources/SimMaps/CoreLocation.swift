// Places on the earth, and a manager that knows none: no location ever comes, and nobody is asked for leave.

public import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres.
public typealias CLLocationAccuracy = Double
/// Degrees from north.
public typealias CLLocationDirection = Double

/// A latitude and a longitude, in degrees.
public struct CLLocationCoordinate2D: Sendable, Hashable, Codable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees
  /// Creates the coordinate of 0° and 0°.
  public init() { (latitude, longitude) = (0, 0) }
  /// Creates a coordinate, in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

/// A coordinate that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// How exactly a place is to be known, in metres: as well as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// How exactly a place is to be known, in metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// How exactly a place is to be known, in metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// How exactly a place is to be known, in metres.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// A place.
public final class CLLocation: NSObject, @unchecked Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance = 0
  /// When it was found.
  public let timestamp: Date
  /// Creates a place, in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    timestamp = Date(timeIntervalSinceReferenceDate: 0)
  }
  /// How far another place is, in metres, along a great circle of the mean earth (6,371,009 m, IUGG).
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    let (north, east) = ((b.latitude - a.latitude) / 2, (b.longitude - a.longitude) / 2)
    func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
    func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
    let part =
      sine(north) * sine(north) + cosine(a.latitude) * cosine(b.latitude) * sine(east) * sine(east)
    return 2 * 6_371_009 * asin(min(1, part.squareRoot()))
  }
}

/// Whether an app may know where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The answers.
  case notDetermined = 0, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Who hears of places.
public protocol CLLocationManagerDelegate: AnyObject {
  /// The device is somewhere else; never called.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// No place was found; never called.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The user has answered; never called.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The user has answered; never called.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Nothing happens.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Nothing happens.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Nothing happens.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

/// A manager of places that knows none.
open class CLLocationManager: NSObject {
  /// Who hears of places.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exactly a place is to be known, in metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far the device has to go before it is told, in metres; -1 is any distance.
  open var distanceFilter: CLLocationDistance = -1
  /// Where the device is; not known.
  open var location: CLLocation? { nil }
  /// What the user has answered; nobody was asked.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// Creates a manager.
  public override init() {}
  /// Whether places are known at all; they are not.
  open class func locationServicesEnabled() -> Bool { false }
  /// Nobody is asked.
  open func requestWhenInUseAuthorization() {}
  /// Nobody is asked.
  open func requestAlwaysAuthorization() {}
  /// None comes.
  open func requestLocation() {}
  /// None comes.
  open func startUpdatingLocation() {}
  /// None comes.
  open func stopUpdatingLocation() {}
}
