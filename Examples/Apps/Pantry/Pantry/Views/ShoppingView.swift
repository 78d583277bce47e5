import SwiftUI

struct ShoppingView: View {
    @EnvironmentObject private var store: PantryStore

    var body: some View {
        NavigationStack {
            Group {
                if store.missing.isEmpty {
                    VStack(spacing: 12) {
                        Image(systemName: "checkmark.seal")
                            .font(.largeTitle)
                        Text("empty_note")
                    }
                } else {
                    List(store.missing) { food in
                        HStack {
                            Text(food.name)
                            Spacer()
                            Button("Bought \(food.name)") {
                                withAnimation { store.restock(food.name) }
                            }
                            .buttonStyle(.borderless)
                        }
                    }
                }
            }
            .navigationTitle("shopping_title")
        }
    }
}
