import SwiftUI

struct ReorderStops: View {
    @State private var stops = ["Ghent", "Lille", "Paris"]
    @State private var chosen: String?

    var body: some View {
        NavigationStack {
            List($stops, id: \.self, editActions: [.delete, .move], selection: $chosen) { $stop in
                Text(stop)
            }
            .toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Text(chosen ?? "No stop")
                    Button("Via Reims") { stops.insert("Reims", at: 2) }
                } label: {
                    Label("More", systemImage: "ellipsis")
                }
            }
        }
    }
}

#Preview { ReorderStops() }
