import SwiftUI

struct Contact: Identifiable, Codable, Comparable {
    var id: Int
    var firstName: String
    var lastName: String

    var initials: String { "\(firstName.prefix(1))\(lastName.prefix(1))" }

    static func < (lhs: Contact, rhs: Contact) -> Bool { lhs.lastName < rhs.lastName }
}

extension Contact {
    static let samples: [Contact] = [
        Contact(id: 1, firstName: "Ada", lastName: "Lovelace"),
        Contact(id: 2, firstName: "Alan", lastName: "Turing"),
        Contact(id: 3, firstName: "Grace", lastName: "Hopper"),
        Contact(id: 4, firstName: "Katherine", lastName: "Johnson"),
    ]
}

struct ContactBook: View {
    @State private var query = ""
    @State private var selection: Contact.ID?

    private var sections: [(letter: String, contacts: [Contact])] {
        let matching = Contact.samples.sorted().filter {
            query.isEmpty || $0.lastName.localizedCaseInsensitiveContains(query)
        }
        return Dictionary(grouping: matching) { String($0.lastName.prefix(1)) }
            .sorted { $0.key < $1.key }
            .map { ($0.key, $0.value) }
    }

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                ForEach(sections, id: \.letter) { section in
                    Section(section.letter) {
                        ForEach(section.contacts) { contact in
                            Label {
                                VStack(alignment: .leading) {
                                    Text(contact.lastName).font(.headline)
                                    Text(contact.firstName)
                                        .font(.subheadline)
                                        .foregroundStyle(.secondary)
                                }
                            } icon: {
                                Text(contact.initials)
                                    .font(.caption.bold())
                                    .padding(8)
                                    .background(Circle().fill(.blue.opacity(0.2)))
                            }
                            .swipeActions(edge: .leading, allowsFullSwipe: true) {
                                Button {
                                    selection = contact.id
                                } label: {
                                    Label("Pin", systemImage: "pin")
                                }
                                .tint(.yellow)
                            }
                        }
                    }
                }
            }
            .listStyle(.plain)
            .searchable(
                text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Name"
            )
            .navigationTitle("Contacts")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Text(selection.map { "#\($0)" } ?? "none")
                }
            }
            .overlay {
                if sections.isEmpty {
                    ContentUnavailableView.search(text: query)
                }
            }
        }
    }
}

#Preview {
    ContactBook()
}
