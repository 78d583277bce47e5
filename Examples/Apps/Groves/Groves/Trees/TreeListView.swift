import CoreLocation
import SwiftUI

struct TreeListView: View {
    @Environment(TreeCatalogue.self) private var catalogue
    @Environment(LocationTracker.self) private var tracker
    @State private var selection: Tree.ID?
    @State private var query = ""
    @State private var scope = Scope.all
    @State private var order = [KeyPathComparator(\Tree.name)]
    @State private var columnVisibility = NavigationSplitViewVisibility.doubleColumn

    enum Scope: String, CaseIterable {
        case all = "All"
        case thirsty = "Thirsty"
    }

    private var found: [Tree] {
        let trees = scope == .all ? catalogue.trees : catalogue.thirsty
        return trees
            .filter { query.isEmpty || $0.name.localizedStandardContains(query) }
            .sorted(using: order)
    }

    var body: some View {
        NavigationSplitView(columnVisibility: $columnVisibility) {
            List(found, selection: $selection) { tree in
                NavigationLink(value: tree.id) {
                    TreeRow(tree: tree, distance: catalogue.distance(to: tree, from: tracker.location))
                }
            }
            .navigationTitle("Trees")
            .searchable(text: $query)
            .searchScopes($scope) {
                ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) }
            }
            .toolbar {
                Menu("Sort", systemImage: "arrow.up.arrow.down") {
                    Button("By name") { order = [KeyPathComparator(\.name)] }
                    Button("By age") { order = [KeyPathComparator(\.planted)] }
                    Button("By girth") { order = [KeyPathComparator(\.girth, order: .reverse)] }
                }
            }
        } detail: {
            if let id = selection {
                TreeDetail(id: id)
            } else {
                ContentUnavailableView("No Tree", systemImage: "tree", description: Text("Choose one in the list."))
            }
        }
    }
}

private struct TreeRow: View {
    let tree: Tree
    let distance: Measurement<UnitLength>?

    var body: some View {
        HStack {
            Badge(symbol: tree.species.symbol, color: tree.waterings.isEmpty ? .orange : .green)
            VStack(alignment: .leading) {
                Text(tree.name)
                Text("planted in \(tree.planted, format: .number.grouping(.never))")
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if let distance {
                Text(distance.formatted(.measurement(width: .narrow, usage: .asProvided)))
                    .font(.caption.monospacedDigit())
            }
        }
    }
}

struct TreeDetail: View {
    let id: Tree.ID
    @Environment(TreeCatalogue.self) private var catalogue
    @State private var ringCount = 0

    var body: some View {
        if let tree = catalogue.trees.first(where: { $0.id == id }) {
            ScrollView {
                Rings(count: ringCount)
                    .frame(width: 220, height: 220)
                    .padding()
                    .task {
                        for count in stride(from: 0, through: tree.age(in: 2024) / 10, by: 1) {
                            withAnimation(.smooth) { ringCount = count }
                            try? await Task.sleep(for: .milliseconds(60))
                        }
                    }
                TreeCard(id: id)
                    .background(.fill.quinary, in: .rect(cornerRadius: 16))
                    .padding(.horizontal)
            }
            .navigationTitle(tree.name)
            .navigationSubtitle(Text(tree.species.localizedStringResource))
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}

/// The rings of a trunk, one for ten years.
struct Rings: View {
    var count: Int

    var body: some View {
        ZStack {
            ForEach(0..<count, id: \.self) { ring in
                Ring(wobble: Double(ring) * 0.4)
                    .stroke(Color.brown.opacity(0.4 + 0.04 * Double(ring)), lineWidth: 2)
                    .padding(CGFloat(ring) * 6)
                    .transition(.scale(scale: 0.5).combined(with: .opacity))
            }
        }
        .drawingGroup()
        .accessibilityElement()
        .accessibilityLabel("\(count) rings")
    }
}

struct Ring: Shape {
    var wobble: Double

    var animatableData: Double {
        get { wobble }
        set { wobble = newValue }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        let radius = min(rect.width, rect.height) / 2
        for degree in stride(from: 0.0, to: 360, by: 6) {
            let angle = Angle.degrees(degree)
            let length = radius * (1 - 0.03 * abs(sin(angle.radians * 3 + wobble)))
            let point = CGPoint(
                x: rect.midX + length * cos(angle.radians), y: rect.midY + length * sin(angle.radians))
            if path.isEmpty { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}
