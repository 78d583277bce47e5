import SwiftUI

struct Person: Identifiable, Hashable, Comparable {
    var id: String { name }
    let name: String
    static func < (lhs: Person, rhs: Person) -> Bool { lhs.name < rhs.name }
}

struct ContactIndex: View {
    private let people = ["Bob", "Alice", "Carol", "Anna", "Chris"].map(Person.init)
    @State private var query = ""
    @State private var favourite: Person?

    private var groups: [(key: String, value: [Person])] {
        let found = query.isEmpty ? people : people.filter { $0.name.localizedStandardContains(query) }
        return Dictionary(grouping: found) { String($0.name.prefix(1)) }
            .mapValues { $0.sorted() }
            .sorted { $0.key < $1.key }
    }

    var body: some View {
        NavigationView {
            List {
                ForEach(groups, id: \.key) { letter, people in
                    Section(header: Text(letter)) {
                        ForEach(people) { person in
                            HStack {
                                Text(person.name)
                                Spacer()
                                if person == favourite {
                                    Image(systemName: "heart.fill").foregroundColor(.pink)
                                }
                            }
                            .contentShape(Rectangle())
                            .onTapGesture { favourite = person }
                            .swipeActions(edge: .trailing) {
                                Button("Pin") { favourite = person }.tint(.orange)
                            }
                        }
                    }
                }
                if groups.isEmpty {
                    Text("No results for “\(query)”")
                }
            }
            .listStyle(.plain)
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Search people")
            .navigationTitle(favourite.map { "♥︎ \($0.name)" } ?? "People")
        }
        .navigationViewStyle(.stack)
    }
}

struct ContactIndex_Previews: PreviewProvider {
    static var previews: some View {
        ContactIndex()
    }
}
