import CoreLocation
import Foundation

public struct Pier: Codable, Identifiable, Hashable, Sendable {
    public let name: String
    public let latitude: Double
    public let longitude: Double
    public let isIsland: Bool

    public var id: String { name }

    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    /// How far it is from the harbour.
    public var distance: Measurement<UnitLength> {
        let north = (latitude - 59.0) * 111
        let east = (longitude - 10.0) * 57
        return Measurement(value: (north * north + east * east).squareRoot().rounded(), unit: .kilometers)
    }
}

public struct Departure: Codable, Identifiable, Hashable, Sendable {
    public let time: String
    public let boat: String
    public let price: Int

    public var id: String { time }
}
