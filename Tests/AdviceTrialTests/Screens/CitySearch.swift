import SwiftUI

struct City: Identifiable, Hashable {
    let id: Int
    let name: String
    let country: String
}

struct CitySearch: View {
    @State private var query = ""
    private let cities = (0..<20_000).map { City(id: $0, name: "A rather long city name, number \($0)", country: "Country \($0 % 50)") }

    var body: some View {
        NavigationView {
            List(matches) { city in
                CityRow(city: city)
            }
            .searchable(text: $query)
            .navigationTitle("Cities")
        }
    }

    private var matches: [City] {
        guard !query.isEmpty else { return cities }
        return cities.filter { ($0.name + ", " + $0.country).uppercased().contains(query.uppercased()) }
    }
}

struct CityRow: View {
    let city: City

    var body: some View {
        VStack(alignment: .leading) {
            Text(city.name)
            Text(city.country).font(.caption)
        }
    }
}
