//
//  GroceryList.swift
//  Pantry
//

import SwiftUI

struct Grocery: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var quantity: Int
    var isBought = false
}

class GroceryStore: ObservableObject {
    @Published var items: [Grocery] = [
        Grocery(name: "Milk", quantity: 2),
        Grocery(name: "Eggs", quantity: 12),
        Grocery(name: "Bread", quantity: 1, isBought: true),
    ]

    var remaining: Int { items.filter { !$0.isBought }.count }

    func toggle(_ item: Grocery) {
        guard let index = items.firstIndex(of: item) else { return }
        items[index].isBought.toggle()
    }

    func delete(at offsets: IndexSet) {
        items.remove(atOffsets: offsets)
    }
}

struct GroceryListView: View {
    @StateObject private var store = GroceryStore()
    @State private var newItem = ""

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("To buy: \(store.remaining)")) {
                    ForEach(store.items) { item in
                        GroceryRow(item: item)
                            .contentShape(Rectangle())
                            .onTapGesture { store.toggle(item) }
                    }
                    .onDelete(perform: store.delete)
                }
                Section {
                    HStack {
                        TextField("New item", text: $newItem)
                        Button(action: add) {
                            Image(systemName: "plus.circle.fill")
                                .imageScale(.large)
                        }
                        .disabled(newItem.isEmpty)
                    }
                }
            }
            .listStyle(InsetGroupedListStyle())
            .navigationBarTitle("Groceries")
            .navigationBarItems(trailing: EditButton())
        }
    }

    private func add() {
        store.items.append(Grocery(name: newItem, quantity: 1))
        newItem = ""
    }
}

struct GroceryRow: View {
    let item: Grocery

    var body: some View {
        HStack {
            Image(systemName: item.isBought ? "checkmark.circle.fill" : "circle")
                .foregroundColor(item.isBought ? .green : .secondary)
            Text(item.name)
                .strikethrough(item.isBought, color: .gray)
            Spacer()
            Text("× \(item.quantity)")
                .font(.caption)
                .foregroundColor(.secondary)
        }
        .padding(.vertical, 4)
    }
}

struct GroceryListView_Previews: PreviewProvider {
    static var previews: some View {
        GroceryListView()
            .preferredColorScheme(.dark)
    }
}
