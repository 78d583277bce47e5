// The gate: a change that makes this screen slower fails here, on every machine alike, and the message says why.

import Shop
import SimDevice
import SimTesting
import Testing

@MainActor @Suite struct ShopTests {
  @Test func `adding a product concerns no row`() async throws {
    try await checkPerformance(
      of: ProductList(products: 100), named: "adding",
      budgets: [.bodies(of: ProductRow.self, atMost: 0), .bodies(atMost: 1)]
    ) { device in
      try device.tap("Add 3")
      device.settle()
    }
  }

  @Test func `scrolling is smooth and small`() async throws {
    try await checkPerformance(
      of: ProductList(products: 500), named: "scrolling",
      budgets: [.hitchRatio(atMost: 5), .peakMemory(megabytes: 20)]
    ) { device in
      device.fling(velocity: 3_000)
      device.settle()
    }
  }

  @Test func `a device answers between two points`() {
    let device = SimulatedDevice()
    device.launch { ProductList(products: 100) }
    device.settle()
    let scroll = device.measure {
      device.fling(velocity: 3_000)
      device.settle()
    }
    #expect(scroll.hitches == 0 && scroll.bodies(of: ProductRow.self) <= 100)
  }
}
