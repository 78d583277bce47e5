// Places with names, and who looks for them: nobody knows any, so searches find nothing and no way is known.

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
  init(location: CLLocation?) { self.location = location }
}

/// A place on a map with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  open var title: String? { nil }
  open var countryCode: String? { nil }
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }
  /// Creates a place with its address, which is not kept.
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
  /// Whether it is where the user is.
  open var isCurrentLocation: Bool { false }
  public init(placemark: MKPlacemark) { self.placemark = placemark }
  /// Where the user is: at 0° and 0°.
  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: CLLocationCoordinate2D()))
  }
  /// Would open the app of maps, which is not there.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
  /// Would open the app of maps, which is not there.
  @discardableResult
  open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode",
  MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving",
  MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

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
    /// The place is not known, or may not be, or there is no network.
    case locationUnknown, denied, network
    case geocodeFoundNoResult = 8
    case geocodeCanceled = 10
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// Who knows the addresses of places: nobody, so nothing is found.
open class CLGeocoder: NSObject, @unchecked Sendable {
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  public override init() {}
  open var isGeocoding: Bool { false }
  /// Finds nothing, and says so in a later turn of the main queue.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { later { completionHandler(nil, CLError(.geocodeFoundNoResult)) } }
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }
  /// Finds nothing, and says so in a later turn of the main queue.
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
/// Those of MapKit are not marked as safe to hand on, and are called on it.
func later(_ call: @escaping () -> Void) {
  nonisolated(unsafe) let call = call
  DispatchQueue.main.async { call() }
}
