import SwiftUI

struct ShoppingItem: Identifiable {
    let id = UUID()
    var name: String
    var aisle: String
    var isDone = false
}

struct ShoppingSections: View {
    @State private var items = [
        ShoppingItem(name: "Apples", aisle: "Fruit"), ShoppingItem(name: "Pears", aisle: "Fruit"),
        ShoppingItem(name: "Bread", aisle: "Bakery"), ShoppingItem(name: "Milk", aisle: "Dairy"),
    ]
    @State private var newName = ""

    private var groups: [(aisle: String, items: [ShoppingItem])] {
        Dictionary(grouping: items, by: \.aisle)
            .map { (aisle: $0.key, items: $0.value) }
            .sorted { $0.aisle < $1.aisle }
    }

    var body: some View {
        List {
            Section {
                HStack {
                    TextField("Add", text: $newName)
                    Button("Add item") {
                        items.append(ShoppingItem(name: newName, aisle: "Other"))
                        newName = ""
                    }
                    .disabled(newName.trimmingCharacters(in: .whitespaces).isEmpty)
                }
            }
            ForEach(groups, id: \.aisle) { group in
                Section {
                    ForEach(group.items) { item in
                        Text(item.name)
                            .strikethrough(item.isDone)
                            .foregroundStyle(item.isDone ? .secondary : .primary)
                            .onTapGesture { toggle(item) }
                    }
                    .onDelete { offsets in
                        let gone = offsets.map { group.items[$0].id }
                        items.removeAll { gone.contains($0.id) }
                    }
                } header: {
                    Text("\(group.aisle) (\(group.items.filter { !$0.isDone }.count))")
                }
            }
        }
        .listStyle(.insetGrouped)
    }

    private func toggle(_ item: ShoppingItem) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items[index].isDone.toggle()
    }
}

#Preview { ShoppingSections() }
