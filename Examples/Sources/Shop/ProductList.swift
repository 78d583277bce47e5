// A list as in a real app: a library target of its own, so that tests can import it.

import SwiftUI

/// What is bought, by product.
@Observable @MainActor
public final class Basket {
  /// How many of each product.
  public private(set) var counts: [Int: Int] = [:]

  /// An empty basket.
  public init() {}

  /// Adds one of a product.
  public func add(_ product: Int) { counts[product, default: 0] += 1 }
  /// How many of all products.
  public var total: Int { counts.values.reduce(0, +) }
}

/// All products, below what is in the basket.
public struct ProductList: View {
  @State private var basket = Basket()
  private let products: Int

  /// A list of a number of products.
  public init(products: Int) { self.products = products }

  /// The label and the list.
  public var body: some View {
    VStack {
      TotalLabel(basket: basket)
      List(0..<products, id: \.self) { product in
        ProductRow(product: product, basket: basket)
      }
    }
  }
}

/// The only view that shows the total, so the only one that depends on it.
struct TotalLabel: View {
  let basket: Basket
  var body: some View { Text("\(basket.total) in the basket") }
}

/// A row that adds its product, and depends on nothing else.
public struct ProductRow: View {
  let product: Int
  let basket: Basket
  /// The button.
  public var body: some View { Button("Add \(product)") { basket.add(product) } }
}
