// Prices: scaled by speed, rounded once, a row for each operation; and the named devices.

import Expectations
import SimCore
import SimDevice
import Testing

@Suite struct CostModelTests {
  @Test func `the reference device pays the table's prices`() {
    let model = CostModel(profile: .iPhone13)
    expect(model.price(of: .updateLeaf), is: .microseconds(4))
    expect(model.price(of: .commit, units: 10), is: .microseconds(160))
    expect(model.price(of: .drawText, units: 3), is: Nanoseconds(40_005))
    expect(model.price(of: .gpuFrame, units: 1_000_000), is: .microseconds(1_550))
    expect(model.price(of: .markAttribute, units: 0), is: .zero)
    expect(model.price(of: .appear, count: 4), is: .microseconds(12))
  }

  @Test func `a slower processor takes longer by the power 0_9 of its speed`() {
    let model = CostModel(profile: .iPhone8, table: PriceTable(fitted: .none))
    // 0.46^−0.9 = 2.01149…
    expect(model.price(of: .realiseRow), is: Nanoseconds(888_475))
    expect(model.price(of: .declaredWork, units: 1_000_000), is: Nanoseconds(2_011_000))
    expect(model.price(of: .sleep, units: 1_000_000), is: .milliseconds(1))
    // 1.2 ms ÷ 0.35
    expect(model.price(of: .gpuFrame), is: Nanoseconds(3_428_571))
  }

  @Test func `many small operations are rounded once`() {
    let model = CostModel(profile: .iPhone16Pro)
    let thousand = model.price(of: .markAttribute, units: 1_000)
    expect(thousand, is: Nanoseconds(6_943))
    expect(model.price(of: .markAttribute, units: 1), is: Nanoseconds(7))
  }

  @Test func `every operation has one row with unit, band and source`() {
    expect(Price.table.count, is: CostedOperation.allCases.count)
    for operation in CostedOperation.allCases {
      let row = PriceTable.standard[operation]
      #expect(row.base > 0 || row.perUnit > 0, "\(operation)")
      #expect((row.perUnit > 0) == !row.unit.isEmpty, "\(operation)")
      let isExact = [.declaredWork, .sleep].contains(operation)
      #expect(isExact ? row.uncertainty == 1 : row.uncertainty > 1, "\(operation)")
      #expect(row.source.contains("["), "\(operation)")
    }
  }

  @Test func `a calibrated row takes the place of the table's`() {
    let row = Price(base: 5_000, perUnit: 0, unit: "", uncertainty: 1.1, source: "[M]")
    let model = CostModel(profile: .iPhone13, table: PriceTable(replacing: [.layoutNode: row]))
    expect(model.price(of: .layoutNode), is: Nanoseconds(5))
    expect(model.price(of: .updateLeaf), is: .microseconds(4))
  }

  @Test func `the named devices have a fixed order and different names`() {
    expect(
      DeviceProfile.all.map(\.name),
      is: [
        "iphone-8", "iphone-8-plus", "iphone-se-2", "iphone-11", "iphone-12",
        "iphone-12-pro-max", "iphone-13", "iphone-14", "iphone-15-pro", "iphone-16-pro",
        "ipad-pro-11-m4", "mac-m1",
      ])
    expect(DeviceProfile.named("iphone-13"), is: .iPhone13)
    #expect(DeviceProfile.named("iphone-99") == nil)
    for profile in DeviceProfile.all {
      #expect((profile.memoryLimit ?? 0) < profile.memory, "\(profile.name)")
    }
  }
}
