import Combine
import SwiftUI

struct CartLine: Identifiable {
    let id: Int
    var name: String
    var price: Double
    var quantity: Int
}

final class CartStore: ObservableObject {
    @Published var lines = (1...40).map { CartLine(id: $0, name: "Article \($0)", price: Double($0) * 1.5, quantity: 1) }
    var total: Double { lines.reduce(0) { $0 + $1.price * Double($1.quantity) } }

    func add(_ line: CartLine) {
        guard let index = lines.firstIndex(where: { $0.id == line.id }) else { return }
        lines[index].quantity += 1
    }
}

struct CartScreen: View {
    @StateObject private var store = CartStore()

    var body: some View {
        NavigationView {
            VStack {
                List(store.lines) { line in
                    CartRow(id: line.id)
                }
                Text("Total \(store.total, specifier: "%.2f")").font(.headline)
            }
            .navigationTitle("Cart")
        }
        .environmentObject(store)
    }
}

struct CartRow: View {
    let id: Int
    @EnvironmentObject var store: CartStore

    var body: some View {
        if let line = store.lines.first(where: { $0.id == id }) {
            HStack {
                Text(line.name)
                Spacer()
                Text("\(line.quantity) ×")
                Button("Add \(line.name)") { store.add(line) }
            }
        }
    }
}
