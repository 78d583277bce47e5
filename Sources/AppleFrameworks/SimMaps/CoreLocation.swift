// Core Location without locations: no location is ever delivered, and authorization is never requested.

public import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationDirection = Double

public typealias CLLocationSpeed = Double

/// A latitude and a longitude in degrees.
public struct CLLocationCoordinate2D: Sendable, Hashable, Codable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1

public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

public final class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  /// The accuracy in meters.
  public let horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy
  /// The course in degrees from north and the speed in meters per second; -1 means unknown.
  public let course: CLLocationDirection, speed: CLLocationSpeed
  public let timestamp: Date
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1,
      timestamp: Date(timeIntervalSinceReferenceDate: 0))
  }
  /// Creates a location.
  ///
  /// Lengths are in meters, directions in degrees and speeds in meters per second.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection = -1, speed: CLLocationSpeed = -1, timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
  }
  /// Returns the great-circle distance in meters on a sphere with the Earth's mean radius
  /// (6,371,009 m, IUGG).
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

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public protocol CLLocationManagerDelegate: AnyObject {
  /// Never called: there are no locations.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Called once after a manager is created, with the status `notDetermined`.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// Never called: there are no locations.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// Never called: there are no locations.
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
}

/// Carries a weak reference to a manager to the main queue.
private final class Told: @unchecked Sendable {
  weak var manager: CLLocationManager?
  init(_ manager: CLLocationManager) { self.manager = manager }
}

/// A location manager that delivers no locations.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// Accepted and ignored: there are no locations.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// Accepted and ignored: there are no locations.
  open var distanceFilter: CLLocationDistance = -1
  open var location: CLLocation? { nil }
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// Creates a manager, which reports `notDetermined` to its delegate in a later turn of the main
  /// queue.
  public override init() {
    super.init()
    let told = Told(self)
    DispatchQueue.main.async {
      guard let manager = told.manager else { return }
      manager.delegate?.locationManagerDidChangeAuthorization(manager)
    }
  }
  open class func locationServicesEnabled() -> Bool { false }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  /// Accepted and ignored: there are no headings.
  open var headingFilter: CLLocationDegrees = kCLHeadingFilterNone
  /// Accepted and ignored: there are no locations.
  open var allowsBackgroundLocationUpdates = false, pausesLocationUpdatesAutomatically = true,
    showsBackgroundLocationIndicator = false
  open var activityType = CLActivityType.other
  open var heading: CLHeading? { nil }
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func headingAvailable() -> Bool { false }
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
}
