import SwiftUI

struct Planet: Identifiable {
    let id = UUID()
    let name: String
    let moons: Int
}

struct SortableTable: View {
    @State private var sortOrder = [KeyPathComparator(\Planet.name)]
    @State private var selection: Planet.ID?
    @State private var planets = [
        Planet(name: "Mars", moons: 2), Planet(name: "Earth", moons: 1),
        Planet(name: "Venus", moons: 0),
    ]

    var body: some View {
        Table(planets, selection: $selection, sortOrder: $sortOrder) {
            TableColumn("Name", value: \.name)
            TableColumn("Moons", value: \.moons) { planet in
                Text("\(planet.moons)")
            }
            .width(80)
        }
        .onChange(of: sortOrder) { _, order in
            planets.sort(using: order)
        }
        .onAppear { planets.sort(using: sortOrder) }
    }
}

#Preview("SortableTable") { SortableTable() }
