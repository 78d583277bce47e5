import SwiftUI

struct FoodDetail: View {
    let name: String
    @EnvironmentObject private var store: PantryStore
    @Environment(\.dismiss) private var dismiss
    @State private var asksToRemove = false

    var body: some View {
        Form {
            if let food = store.food(named: name) {
                Section("Stock") {
                    LabeledContent("Shelf", value: food.shelf.title)
                    LabeledContent("Left", value: "\(food.count)")
                    LabeledContent("Keeps", value: "\(food.daysLeft) days")
                }
                Section {
                    Button("Take one") { store.take(name) }
                        .disabled(food.isMissing)
                    Button("Restock") {
                        withAnimation { store.restock(name) }
                    }
                    Button("Remove", role: .destructive) { asksToRemove = true }
                }
            } else {
                Text("It is no longer here.")
            }
        }
        .navigationTitle(name)
        #if !os(macOS)
        .navigationBarTitleDisplayMode(.inline)
        #endif
        .alert("Remove \(name)?", isPresented: $asksToRemove) {
            Button("Remove it", role: .destructive) {
                store.remove(name)
                dismiss()
            }
            Button("Keep it", role: .cancel) {}
        }
    }
}
