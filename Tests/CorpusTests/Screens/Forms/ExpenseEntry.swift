import SwiftUI

private enum ExpenseKind: String, CaseIterable, Identifiable {
    case food, travel, fun
    var id: Self { self }
    var symbol: String { ["food": "fork.knife", "travel": "car", "fun": "gamecontroller"][rawValue]! }
}

struct ExpenseEntry: View {
    @State private var amount: Double?
    @State private var kind = ExpenseKind.food
    @State private var note = ""
    @State private var saved: [String] = []

    var body: some View {
        Form {
            TextField("Amount", value: $amount, format: .number)
            Picker("Kind", selection: $kind) {
                ForEach(ExpenseKind.allCases) { kind in
                    Label(kind.rawValue.capitalized, systemImage: kind.symbol).tag(kind)
                }
            }
            TextField("Note", text: $note)
            Button("Save expense") {
                guard let amount else { return }
                saved.insert("\(kind.rawValue) \(amount.formatted(.currency(code: "EUR"))) \(note)", at: 0)
                self.amount = nil
                note = ""
            }
            .disabled(amount == nil)
            Section("Saved") {
                if saved.isEmpty { Text("Nothing yet").foregroundStyle(.secondary) }
                ForEach(saved, id: \.self) { Text($0) }
            }
        }
    }
}

#Preview { ExpenseEntry() }
