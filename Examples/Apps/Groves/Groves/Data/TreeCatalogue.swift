import Foundation
import MapKit
import Observation

@Observable
final class TreeCatalogue {
    private(set) var trees: [Tree] = []
    var selection: Tree.ID?
    var shownSpecies: Set<Tree.Species> = Set(Tree.Species.allCases)
    @ObservationIgnored private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        trees = Bundle.main.decode([Tree].self, from: "trees.json")
        let watered = defaults.dictionary(forKey: "watered") as? [String: Date] ?? [:]
        for index in trees.indices {
            if let date = watered[String(trees[index].id)] { trees[index].waterings = [date] }
        }
    }

    var shown: [Tree] {
        trees.filter { shownSpecies.contains($0.species) }
    }

    var thirsty: [Tree] { trees.filter(\.waterings.isEmpty) }

    var selectedTree: Tree? {
        trees.first { $0.id == selection }
    }

    var region: MKCoordinateRegion {
        let latitudes = trees.map(\.latitude)
        let longitudes = trees.map(\.longitude)
        guard let south = latitudes.min(), let north = latitudes.max(),
            let west = longitudes.min(), let east = longitudes.max()
        else { return MKCoordinateRegion() }
        return MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(latitudeDelta: (north - south) * 1.5, longitudeDelta: (east - west) * 1.5))
    }

    func water(_ id: Tree.ID) {
        guard let index = trees.firstIndex(where: { $0.id == id }) else { return }
        trees[index].waterings.append(.now)
        let watered = trees.reduce(into: [String: Date]()) { $0[String($1.id)] = $1.waterings.last }
        defaults.set(watered, forKey: "watered")
    }

    func distance(to tree: Tree, from location: CLLocation?) -> Measurement<UnitLength>? {
        location.map { Measurement(value: $0.distance(from: tree.location).rounded(), unit: .meters) }
    }

    func open(_ url: URL) {
        guard url.scheme == "groves", let id = url.host().flatMap(Int.init) else { return }
        selection = id
    }
}
