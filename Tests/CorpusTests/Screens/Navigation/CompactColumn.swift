import SwiftUI

/// The column that is on top of a split view on a phone, chosen by the app and followed by what a user does.
struct CompactColumn: View {
    @State private var column = NavigationSplitViewColumn.detail
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @State private var topic: String?

    var body: some View {
        NavigationSplitView(
            columnVisibility: $visibility, preferredCompactColumn: $column
        ) {
            List(["Rivers", "Lakes"], id: \.self, selection: $topic) { Text($0) }
                .navigationTitle("Topics")
                .toolbar {
                    Button("Newest") { column = .detail }
                }
        } detail: {
            VStack {
                Text(topic ?? "Welcome")
                Button("All topics") { column = .sidebar }
            }
        }
    }
}

#Preview { CompactColumn() }
