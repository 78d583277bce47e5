import SwiftUI

@Observable
final class FavouritesStore {
    private(set) var ids: Set<Int> = []
    @ObservationIgnored private(set) var writes = 0

    func toggle(_ id: Int) {
        writes += 1
        if !ids.insert(id).inserted { ids.remove(id) }
    }
    func contains(_ id: Int) -> Bool { ids.contains(id) }
}

struct FavouriteButton: View {
    @Environment(FavouritesStore.self) private var store
    let id: Int

    var body: some View {
        Button {
            store.toggle(id)
        } label: {
            Label(store.contains(id) ? "Unlike \(id)" : "Like \(id)", systemImage: store.contains(id) ? "heart.fill" : "heart")
        }
    }
}

struct FavouritesScreen: View {
    @State private var store = FavouritesStore()

    var body: some View {
        VStack {
            ForEach(1..<4) { FavouriteButton(id: $0) }
            Text("\(store.ids.count) of 3, \(store.writes) writes")
        }
        .environment(store)
    }
}

#Preview { FavouritesScreen() }
