// Placemarks and geocoders: searches have no results.

public import Foundation

open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  open var name: String? { nil }
  open var thoroughfare: String? { nil }
  open var subThoroughfare: String? { nil }
  open var locality: String? { nil }
  open var subLocality: String? { nil }
  open var administrativeArea: String? { nil }
  open var subAdministrativeArea: String? { nil }
  open var postalCode: String? { nil }
  open var country: String? { nil }
  open var isoCountryCode: String? { nil }
  open var timeZone: TimeZone? { nil }
  open var region: CLRegion? { nil }
  open var inlandWater: String? { nil }
  open var ocean: String? { nil }
  open var areasOfInterest: [String]? { nil }
  init(location: CLLocation?) { self.location = location }
  /// Creates a copy of a placemark.
  public init(placemark: CLPlacemark) { location = placemark.location }
}

open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  open var title: String? { nil }
  open var countryCode: String? { nil }
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  /// Creates a placemark without the address, which is not stored.
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) { self.init(coordinate: coordinate) }
}

open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  open var timeZone: TimeZone?
  /// Whether the item is the user's location.
  open var isCurrentLocation: Bool { false }
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// Creates an item at latitude and longitude 0.
  public override convenience init() {
    self.init(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  /// Returns an item at latitude and longitude 0.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  /// Does nothing and returns false: there is no Maps app.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Does nothing and returns false: there is no Maps app.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode",
  MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving",
  MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking",
  MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit",
  MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault",
  MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter",
  MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan",
  MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType",
  MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"

public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let airport = Self(rawValue: "MKPOICategoryAirport"),
    atm = Self(rawValue: "MKPOICategoryATM"), bakery = Self(rawValue: "MKPOICategoryBakery"),
    bank = Self(rawValue: "MKPOICategoryBank"), beach = Self(rawValue: "MKPOICategoryBeach"),
    cafe = Self(rawValue: "MKPOICategoryCafe"),
    evCharger = Self(rawValue: "MKPOICategoryEVCharger"),
    foodMarket = Self(rawValue: "MKPOICategoryFoodMarket"),
    gasStation = Self(rawValue: "MKPOICategoryGasStation"),
    hospital = Self(rawValue: "MKPOICategoryHospital"),
    hotel = Self(rawValue: "MKPOICategoryHotel"),
    library = Self(rawValue: "MKPOICategoryLibrary"),
    museum = Self(rawValue: "MKPOICategoryMuseum"),
    nightlife = Self(rawValue: "MKPOICategoryNightlife"),
    park = Self(rawValue: "MKPOICategoryPark"), parking = Self(rawValue: "MKPOICategoryParking"),
    pharmacy = Self(rawValue: "MKPOICategoryPharmacy"),
    restaurant = Self(rawValue: "MKPOICategoryRestaurant"),
    school = Self(rawValue: "MKPOICategorySchool"), store = Self(rawValue: "MKPOICategoryStore"),
    theater = Self(rawValue: "MKPOICategoryTheater")
}

extension MKPointOfInterestFilter {
  public convenience init(including categories: [MKPointOfInterestCategory]) { self.init() }
  public convenience init(excluding categories: [MKPointOfInterestCategory]) { self.init() }
}

public struct CLError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network
    case geocodeFoundNoResult = 8
    case geocodeCanceled = 10
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// A geocoder that finds no addresses.
open class CLGeocoder: NSObject, @unchecked Sendable {
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  public override init() {}
  open var isGeocoding: Bool { false }
  /// Delivers an error in a later turn of the main queue.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { later { completionHandler(nil, CLError(.geocodeFoundNoResult)) } }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }
  /// Delivers an error in a later turn of the main queue.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { later { completionHandler(nil, CLError(.geocodeFoundNoResult)) } }
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }
  open func cancelGeocode() {}
}

/// Calls a closure in a later turn of the main queue.
///
/// MapKit's completion handlers are not `Sendable`, but are called on the main queue.
func later(_ call: @escaping () -> Void) {
  nonisolated(unsafe) let call = call
  DispatchQueue.main.async { call() }
}
