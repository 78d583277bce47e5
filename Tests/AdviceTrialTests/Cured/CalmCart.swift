import Combine
import SwiftUI

// A line is an object of its own, and so is the total: what is added runs one row and the sum.

final class CartItem: ObservableObject, Identifiable {
    let id: Int
    let name: String
    let price: Double
    @Published var quantity = 1

    init(id: Int) {
        self.id = id
        name = "Article \(id)"
        price = Double(id) * 1.5
    }
}

final class CartTotal: ObservableObject {
    @Published var total = 0.0
}

final class CartBook {
    let items = (1...40).map { CartItem(id: $0) }
    let sum = CartTotal()

    init() { sum.total = items.reduce(0) { $0 + $1.price } }

    func add(_ item: CartItem) {
        item.quantity += 1
        sum.total += item.price
    }
}

struct CalmCart: View {
    @State private var book = CartBook()

    var body: some View {
        NavigationView {
            VStack {
                List(book.items) { item in
                    CartItemRow(item: item, book: book)
                }
                CartSum(sum: book.sum)
            }
            .navigationTitle("Cart")
        }
    }
}

struct CartItemRow: View {
    @ObservedObject var item: CartItem
    let book: CartBook

    var body: some View {
        HStack {
            Text(item.name)
            Spacer()
            Text("\(item.quantity) ×")
            Button("Add \(item.name)") { book.add(item) }
        }
    }
}

struct CartSum: View {
    @ObservedObject var sum: CartTotal

    var body: some View { Text("Total \(sum.total, specifier: "%.2f")").font(.headline) }
}
