import SwiftUI

struct AddFoodView: View {
    @EnvironmentObject private var store: PantryStore
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var shelf = Food.Shelf.fresh
    @State private var count = 1
    @FocusState private var isNaming: Bool

    private var isComplete: Bool {
        !name.trimmingCharacters(in: .whitespaces).isEmpty
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name)
                    .focused($isNaming)
                Picker("Shelf", selection: $shelf) {
                    ForEach(Food.Shelf.allCases) { shelf in
                        Text(shelf.title).tag(shelf)
                    }
                }
                Stepper("Count: \(count)", value: $count, in: 1...20)
            }
            .navigationTitle("New food")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        store.add(Food(name: name, shelf: shelf, count: count, daysLeft: 7))
                        dismiss()
                    }
                    .disabled(!isComplete)
                }
            }
            .onAppear { isNaming = true }
        }
    }
}
