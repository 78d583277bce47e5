import SwiftUI

struct SearchableMenu: View {
    enum Order: String, CaseIterable { case name = "Name", size = "Size", date = "Date" }
    @State private var order = Order.name
    @State private var isAscending = true
    @State private var query = ""
    private let files = ["alpha": 3, "beta": 1, "gamma": 2]

    private var shown: [String] {
        let sorted = files.sorted { order == .size ? $0.value < $1.value : $0.key < $1.key }.map(\.key)
        let matching = sorted.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }
        return isAscending ? matching : matching.reversed()
    }

    var body: some View {
        NavigationStack {
            List(shown, id: \.self) { Text($0) }
                .searchable(text: $query, prompt: "Files")
                .toolbar {
                    Menu {
                        Picker("Sort by", selection: $order) {
                            ForEach(Order.allCases, id: \.self) { Text($0.rawValue) }
                        }
                        Divider()
                        Button(isAscending ? "Descending" : "Ascending") { isAscending.toggle() }
                    } label: {
                        Label("Sort", systemImage: "arrow.up.arrow.down")
                    }
                }
                .overlay {
                    if shown.isEmpty { ContentUnavailableView.search(text: query) }
                }
                .navigationTitle("By \(order.rawValue)")
        }
    }
}

#Preview { SearchableMenu() }
