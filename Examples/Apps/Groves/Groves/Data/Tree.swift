import CoreLocation
import Foundation

nonisolated struct Tree: Codable, Identifiable, Hashable {
    enum Species: String, Codable, CaseIterable, Identifiable, CustomLocalizedStringResourceConvertible {
        case oak, lime, maple, willow

        var id: Self { self }

        var localizedStringResource: LocalizedStringResource {
            switch self {
            case .oak: "Oak"
            case .lime: "Lime"
            case .maple: "Maple"
            case .willow: "Willow"
            }
        }

        var symbol: String {
            switch self {
            case .oak: "tree.fill"
            case .lime: "leaf.fill"
            case .maple: "camera.macro"
            case .willow: "water.waves"
            }
        }
    }

    let id: Int
    var name: String
    var species: Species
    var planted: Int
    var girth: Measurement<UnitLength>
    var latitude: Double
    var longitude: Double
    var waterings: [Date] = []

    var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }

    var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }

    func age(in year: Int) -> Int { year - planted }

    enum CodingKeys: String, CodingKey {
        case id, name, species, planted, girth, latitude, longitude
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        species = try container.decode(Species.self, forKey: .species)
        planted = try container.decode(Int.self, forKey: .planted)
        girth = Measurement(value: try container.decode(Double.self, forKey: .girth), unit: .centimeters)
        latitude = try container.decode(Double.self, forKey: .latitude)
        longitude = try container.decode(Double.self, forKey: .longitude)
    }
}
