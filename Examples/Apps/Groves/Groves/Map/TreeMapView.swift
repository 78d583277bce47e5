import MapKit
import SwiftUI

struct TreeMapView: View {
    @Environment(TreeCatalogue.self) private var catalogue
    @Environment(LocationTracker.self) private var tracker
    @State private var position: MapCameraPosition = .automatic
    @State private var style = MapKind.standard
    @State private var detent = PresentationDetent.height(160)

    enum MapKind: String, CaseIterable {
        case standard, imagery

        var style: MapStyle {
            switch self {
            case .standard: .standard(elevation: .realistic, pointsOfInterest: .excludingAll)
            case .imagery: .imagery
            }
        }
    }

    var body: some View {
        @Bindable var catalogue = catalogue
        Map(position: $position, selection: $catalogue.selection) {
            ForEach(catalogue.shown) { tree in
                Annotation(tree.name, coordinate: tree.coordinate, anchor: .bottom) {
                    Badge(
                        symbol: tree.species.symbol, isSelected: catalogue.selection == tree.id,
                        color: tree.waterings.isEmpty ? .orange : .green)
                }
                .tag(tree.id)
                .annotationTitles(.hidden)
            }
            if let location = tracker.location {
                MapCircle(center: location.coordinate, radius: 40)
                    .foregroundStyle(.blue.opacity(0.2))
                    .stroke(.blue, lineWidth: 1)
            }
            UserAnnotation()
        }
        .mapStyle(style.style)
        .mapControls {
            MapUserLocationButton()
            MapCompass()
            MapScaleView()
        }
        .safeAreaInset(edge: .top) { filter }
        .overlay(alignment: .bottomTrailing) { styleButton }
        .onAppear { position = .region(catalogue.region) }
        .onChange(of: catalogue.selection) { _, id in
            guard let tree = catalogue.trees.first(where: { $0.id == id }) else { return }
            withAnimation(.easeInOut(duration: 0.4)) {
                position = .camera(MapCamera(centerCoordinate: tree.coordinate, distance: 600))
            }
        }
        .task { await tracker.follow() }
        .sheet(item: selectedTree) { tree in
            TreeCard(id: tree.id)
                .presentationDetents([.height(160), .medium], selection: $detent)
                .presentationBackgroundInteraction(.enabled(upThrough: .height(160)))
                .presentationCornerRadius(24)
        }
    }

    private var selectedTree: Binding<Tree?> {
        Binding(get: { catalogue.selectedTree }, set: { catalogue.selection = $0?.id })
    }

    private var filter: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(Tree.Species.allCases) { species in
                    Toggle(isOn: isShown(species)) {
                        Label(String(localized: species.localizedStringResource), systemImage: species.symbol)
                    }
                    .toggleStyle(.button)
                    .buttonStyle(.bordered)
                    .buttonBorderShape(.capsule)
                }
            }
        }
        .contentMargins(.horizontal, 16, for: .scrollContent)
        .scrollIndicators(.hidden)
        .padding(.vertical, 8)
        .background(.bar)
    }

    private var styleButton: some View {
        Button("Map style", systemImage: style == .standard ? "globe.europe.africa" : "map") {
            style = style == .standard ? .imagery : .standard
        }
        .labelStyle(.iconOnly)
        .padding(12)
        .background(.thickMaterial, in: .circle)
        .padding()
        .sensoryFeedback(.selection, trigger: style)
    }

    private func isShown(_ species: Tree.Species) -> Binding<Bool> {
        Binding {
            catalogue.shownSpecies.contains(species)
        } set: { isShown in
            if isShown {
                catalogue.shownSpecies.insert(species)
            } else {
                catalogue.shownSpecies.remove(species)
            }
        }
    }
}
