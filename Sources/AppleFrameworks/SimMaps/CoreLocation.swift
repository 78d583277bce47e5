// Places on the earth, and a manager that knows none: no location ever comes, and nobody is asked for leave.

public import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double
public typealias CLLocationDirection = Double

public typealias CLLocationSpeed = Double

/// A latitude and a longitude, in degrees.
public struct CLLocationCoordinate2D: Sendable, Hashable, Codable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  /// Creates the coordinate of 0° and 0°.
  public init() { (latitude, longitude) = (0, 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// How exactly a place is to be known, in metres: as well as can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// How exactly a place is to be known, in metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// How exactly a place is to be known, in metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// How exactly a place is to be known, in metres.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// How exactly a place is to be known, in metres: well enough to guide somebody.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// How exactly a place is to be known, in metres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
public let kCLDistanceFilterNone: CLLocationDistance = -1
public let kCLHeadingFilterNone: CLLocationDegrees = -1

/// Whether a coordinate is on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

public final class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  /// How exactly it is known, in metres.
  public let horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy
  /// Where the device goes, in degrees from north, and how fast, in metres a second; -1 is not known.
  public let course: CLLocationDirection, speed: CLLocationSpeed
  public let timestamp: Date
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1,
      timestamp: Date(timeIntervalSinceReferenceDate: 0))
  }
  /// Creates a place; lengths are in metres, directions in degrees, speeds in metres a second.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection = -1, speed: CLLocationSpeed = -1, timestamp: Date
  ) {
    (self.coordinate, self.altitude) = (coordinate, altitude)
    (self.horizontalAccuracy, self.verticalAccuracy) = (horizontalAccuracy, verticalAccuracy)
    (self.course, self.speed, self.timestamp) = (course, speed, timestamp)
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
  case notDetermined = 0, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public protocol CLLocationManagerDelegate: AnyObject {
  /// The device is somewhere else; never called.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// A manager was made, which tells once what the user has answered so far: nothing.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  /// The device came into a place; never called.
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  /// The device left a place; never called.
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

/// Carries a manager to the main queue.
private final class Told: @unchecked Sendable {
  weak var manager: CLLocationManager?
  init(_ manager: CLLocationManager) { self.manager = manager }
}

/// A manager of places that knows none.
open class CLLocationManager: NSObject {
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exactly a place is to be known, in metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far the device has to go before it is told, in metres; -1 is any distance.
  open var distanceFilter: CLLocationDistance = -1
  open var location: CLLocation? { nil }
  /// What the user has answered; nobody was asked.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  /// Creates a manager, which tells its delegate soon that nobody was asked yet.
  public override init() {
    super.init()
    let told = Told(self)
    DispatchQueue.main.async {
      guard let manager = told.manager else { return }
      manager.delegate?.locationManagerDidChangeAuthorization(manager)
    }
  }
  /// Whether places are known at all; they are not.
  open class func locationServicesEnabled() -> Bool { false }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func requestLocation() {}
  open func startUpdatingLocation() {}
  open func stopUpdatingLocation() {}
  /// How far the device has to be turned before it is told, in degrees; -1 is any turn.
  open var headingFilter: CLLocationDegrees = kCLHeadingFilterNone
  /// What it does while the app is not in front.
  open var allowsBackgroundLocationUpdates = false, pausesLocationUpdatesAutomatically = true,
    showsBackgroundLocationIndicator = false
  open var activityType = CLActivityType.other
  open var heading: CLHeading? { nil }
  /// How exactly the app may know the place: as well as can be.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  /// What the user has answered; nobody was asked.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Whether it is known where the device points: it is not.
  open class func headingAvailable() -> Bool { false }
  open func startUpdatingHeading() {}
  open func stopUpdatingHeading() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func stopMonitoringSignificantLocationChanges() {}
  open func startMonitoring(for region: CLRegion) {}
  open func stopMonitoring(for region: CLRegion) {}
}
