// A screen whose state can be held well, or badly in one of four ways; a test plants one and sees the gate find it.

import SimDevice
import SimLab
import SwiftUI

/// A mistake that makes a screen slower without changing what it shows.
enum Mistake: String, CaseIterable, Sendable {
  /// Every row reads something that no row shows.
  case extraDependency
  /// The rows' comparison never finds them equal.
  case lostEquality
  /// The ids of the elements change at every evaluation.
  case unstableID
  /// Every row's body makes an object.
  case allocationPerRow
}

/// The mistake that is planted; runs are one after the other, on the main actor.
@MainActor var planted: Mistake?

struct Product: Identifiable, Equatable {
  let id: Int
  var title: String
}

@Observable @MainActor final class Shop {
  var products: [Product]
  var visits = 0

  init(count: Int) { products = (0..<count).map { Product(id: $0, title: "Product \($0)") } }
}

final class Price {
  let cents: Int
  init(cents: Int) { self.cents = cents }
}

struct ShopScreen: View {
  let shop: Shop

  var body: some View {
    VStack {
      Button("Visit") { shop.visits += 1 }
      Button("Rename") { shop.products[0].title += "!" }
      List {
        ForEach(rows, id: \.key) { row in ProductRow(product: row.product, shop: shop) }
      }
    }
  }

  private var rows: [(key: AnyHashable, product: Product)] {
    shop.products.map { product in
      (planted == .unstableID ? AnyHashable(UUID()) : AnyHashable(product.id), product)
    }
  }
}

struct ProductRow: View, Equatable {
  let product: Product
  let shop: Shop

  nonisolated static func == (one: ProductRow, other: ProductRow) -> Bool {
    MainActor.assumeIsolated { planted != .lostEquality } && one.product == other.product
  }

  var body: some View {
    if planted == .extraDependency { _ = shop.visits }
    let price = planted == .allocationPerRow ? Price(cents: product.id).cents : product.id
    return Text("\(product.title): \(price)")
  }
}

let shop = Scenario(
  name: "shop", summary: "a list of products",
  strategies: [
    Strategy(name: "rows", summary: "a row for each product") { device, input in
      device.launch { ShopScreen(shop: Shop(count: input.items)) }
    }
  ],
  workloads: [
    Workload(name: "use", summary: "visits, renames and scrolls") { session in
      for _ in 0..<5 {
        try session.device.tap("Visit")
        session.device.settle()
        try session.device.tap("Rename")
        session.device.settle()
      }
      session.device.fling(velocity: 2_000)
      session.device.settle()
    }
  ])
