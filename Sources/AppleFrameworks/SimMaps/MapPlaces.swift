// Places with names, and who looks for them: nobody knows any, so searches find nothing and no way is known.

public import Foundation

/// A place with its address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  /// Where it is.
  public let location: CLLocation?
  /// What it is called.
  open var name: String? { nil }
  /// The parts of its address.
  open var thoroughfare: String? { nil }
  /// The number of the house.
  open var subThoroughfare: String? { nil }
  /// The town.
  open var locality: String? { nil }
  /// The part of the town.
  open var subLocality: String? { nil }
  /// The land.
  open var administrativeArea: String? { nil }
  /// The part of the land.
  open var subAdministrativeArea: String? { nil }
  /// The number for letters.
  open var postalCode: String? { nil }
  /// The country.
  open var country: String? { nil }
  /// The country, in two letters.
  open var isoCountryCode: String? { nil }
  /// What clocks show there.
  open var timeZone: TimeZone? { nil }
  init(location: CLLocation?) { self.location = location }
}

/// A place on a map with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// What it is called.
  open var title: String? { nil }
  /// Its country, in two letters.
  open var countryCode: String? { nil }
  /// Creates a place.
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

/// Something on a map.
open class MKMapItem: NSObject, @unchecked Sendable {
  /// Where it is.
  public let placemark: MKPlacemark
  /// What it is called.
  open var name: String?
  /// Who answers there.
  open var phoneNumber: String?
  /// Its page.
  open var url: URL?
  /// What it is.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  /// What clocks show there.
  open var timeZone: TimeZone?
  /// Whether it is where the user is.
  open var isCurrentLocation: Bool { false }
  /// Creates something at a place.
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

/// How the app of maps begins.
public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode",
  MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving",
  MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

/// A kind of places of interest.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a kind.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The kinds.
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
  /// Some of them.
  public convenience init(including categories: [MKPointOfInterestCategory]) { self.init() }
  /// All but some of them.
  public convenience init(excluding categories: [MKPointOfInterestCategory]) { self.init() }
}

/// What goes wrong with places.
public struct CLError: Error, Hashable, Sendable {
  /// What went wrong.
  public enum Code: Int, Sendable {
    /// The place is not known, or may not be, or there is no network.
    case locationUnknown, denied, network
    /// Nothing was found for an address.
    case geocodeFoundNoResult = 8
    /// It was told to stop.
    case geocodeCanceled = 10
  }
  /// What went wrong.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// Who knows the addresses of places: nobody, so nothing is found.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Called with what was found.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void
  /// Creates a search.
  public override init() {}
  /// Whether it searches.
  open var isGeocoding: Bool { false }
  /// Finds nothing, and says so in a later turn of the main queue.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { later { completionHandler(nil, CLError(.geocodeFoundNoResult)) } }
  /// Finds nothing.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }
  /// Finds nothing, and says so in a later turn of the main queue.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { later { completionHandler(nil, CLError(.geocodeFoundNoResult)) } }
  /// Finds nothing.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.geocodeFoundNoResult)
  }
  /// Ends.
  open func cancelGeocode() {}
}

/// Calls a closure in a later turn of the main queue.
///
/// Those of MapKit are not marked as safe to hand on, and are called on it.
func later(_ call: @escaping () -> Void) {
  nonisolated(unsafe) let call = call
  DispatchQueue.main.async { call() }
}
