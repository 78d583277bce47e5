import SwiftUI

struct TreeCard: View {
    let id: Tree.ID
    @Environment(TreeCatalogue.self) private var catalogue
    @Environment(LocationTracker.self) private var tracker
    @Environment(\.openURL) private var openURL

    private var tree: Tree? { catalogue.trees.first { $0.id == id } }

    var body: some View {
        if let tree {
            VStack(alignment: .leading, spacing: 12) {
                HStack(alignment: .firstTextBaseline) {
                    Text(tree.name)
                        .font(.title2.bold())
                    Spacer()
                    if let distance = catalogue.distance(to: tree, from: tracker.location) {
                        Text(distance, format: .measurement(width: .abbreviated, usage: .asProvided))
                            .foregroundStyle(.secondary)
                    }
                }
                HStack {
                    Text(tree.species.localizedStringResource)
                    Text(verbatim: "·")
                    Text("\(tree.age(in: 2024)) years")
                    Text(verbatim: "·")
                    Text(tree.girth.formatted(.measurement(width: .abbreviated, usage: .asProvided)))
                }
                .font(.subheadline)
                HStack {
                    Button("Water", systemImage: "drop.fill") { catalogue.water(tree.id) }
                        .buttonStyle(.borderedProminent)
                    Button("Directions") {
                        openURL(URL(string: "maps://?daddr=\(tree.latitude),\(tree.longitude)")!)
                    }
                    .buttonStyle(.bordered)
                }
                Text("Watered \(tree.waterings.count) times")
                    .font(.footnote)
                    .contentTransition(.numericText())
                    .animation(.default, value: tree.waterings.count)
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        }
    }
}
