import SwiftUI

struct ShelfView: View {
    @EnvironmentObject private var store: PantryStore
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                Toggle("Only what spoils", isOn: $store.showsStaleOnly)
                ForEach(store.shelves) { shelf in
                    Section {
                        ForEach(store.foods(on: shelf)) { food in
                            NavigationLink(value: food.name) {
                                FoodRow(food: food)
                            }
                        }
                        .onDelete { offsets in
                            let names = store.foods(on: shelf).map(\.name)
                            offsets.forEach { store.remove(names[$0]) }
                        }
                    } header: {
                        Label(shelf.title, systemImage: shelf.systemImage)
                    }
                }
            }
            .navigationTitle("shelf_title")
            .navigationDestination(for: String.self) { name in
                FoodDetail(name: name)
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add") { isAdding = true }
                }
            }
            .sheet(isPresented: $isAdding) {
                AddFoodView()
            }
        }
    }
}

struct FoodRow: View {
    let food: Food

    var body: some View {
        HStack {
            Image("Jar")
            VStack(alignment: .leading) {
                Text(food.name)
                    .font(.headline)
                Text(food.note)
                    .font(.caption)
                    .foregroundStyle(food.isStale ? Color(.stale) : .secondary)
            }
            Spacer()
            Circle()
                .fill(food.isStale ? Color("Stale") : Color("Fresh"))
                .frame(width: 10, height: 10)
                .accessibilityHidden(true)
        }
    }
}
