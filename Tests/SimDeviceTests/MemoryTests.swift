// Size classes, backing stores and the books of the memory ledger.

import Expectations
import SimCore
import SimDevice
import Testing

@Suite struct MemoryTests {
  @Test(arguments: [
    (0, 16), (1, 16), (16, 16), (28, 32), (40, 48), (944, 944), (1_008, 1_008), (1_009, 1_024),
    (1_025, 1_536), (15_360, 15_360), (15_361, 16_384), (16_385, 32_768),
  ])
  func `libmalloc on iOS rounds to its classes`(request: Int, block: Int) {
    expect(SizeClasses.libmallocIOS.size(of: Bytes(request)), is: Bytes(block))
  }

  @Test func `macOS has larger small blocks and medium ones`() {
    let sizes = [15_361, 32_768, 32_769, 8_388_609].map {
      SizeClasses.libmallocMacOS.size(of: Bytes($0)).value
    }
    expect(sizes, is: [15_872, 32_768, 65_536, 8_404_992])
  }

  /// Width, height in pt; bytes at @2x, at @3x, and at @3x with one byte a pixel.
  @Test(arguments: [
    (100.0, 20.0, 32_000, 72_000, 18_000), (393, 44, 276_672, 622_512, 155_628),
    (393, 100, 628_800, 1_414_800, 353_700), (393, 852, 5_357_376, 12_054_096, 3_013_524),
  ])
  func `pixels need the time of the cost table`(
    width: Double, height: Double, double: Int, triple: Int, alpha: Int
  ) {
    func bytes(_ scale: Double, _ format: BackingStore.Format) -> Int {
      BackingStore(width: width, height: height, scale: scale, format: format).pixelBytes.value
    }
    expect([bytes(2, .bgra8), bytes(3, .bgra8), bytes(3, .alpha8)], is: [double, triple, alpha])
    expect(bytes(3, .halfFloat), is: 2 * triple)
  }

  @Test func `a surface has padded rows and whole pages`() {
    let store = BackingStore(width: 100.2, height: 20, scale: 3, format: .bgra8)
    #expect(store.pixelWidth == 301 && store.pixelHeight == 60)
    // 1,204 bytes a row become 1,216; 60 rows 72,960; five pages.
    expect(store.allocatedBytes, is: Bytes(5 * 16_384))
    expect(BackingStore(width: 0, height: 20, scale: 3, format: .bgra8).allocatedBytes, is: .zero)
  }

  @Test func `the ledger charges size classes and notes the first peak`() {
    var ledger = MemoryLedger()
    ledger.allocate(Bytes(28), in: .state, key: .init(.state, 1), at: Instant(10))
    ledger.allocate(Bytes(40), in: .models, key: .init(.models, 1), at: Instant(20))
    expect(ledger.total, is: Bytes(80))
    expect(ledger.free(.init(.models, 1)), is: Bytes(48))
    ledger.allocate(Bytes(33), in: .models, key: .init(.models, 2), at: Instant(30))
    expect(ledger.peak.time, is: Instant(20))
    #expect(ledger.peak.total == Bytes(80) && ledger.peak[.models] == Bytes(48))
    ledger.checkInvariants()
  }

  @Test func `a sample counts what changed since the last one`() {
    var ledger = MemoryLedger()
    for number in 0..<5 as Range<UInt64> {
      ledger.allocate(Bytes(16), in: .graph, key: .init(.graph, number), at: Instant(1))
    }
    ledger.free(.init(.graph, 0))
    let first = ledger.sample(at: Instant(2))
    ledger.free(.init(.graph, 1))
    let second = ledger.sample(at: Instant(3))
    expect([first.allocations, first.frees, second.allocations, second.frees], is: [5, 1, 0, 1])
    #expect(first[.graph] == Bytes(64) && second.total == Bytes(48))
  }

  @Test func `a free without allocation changes nothing`() {
    var ledger = MemoryLedger()
    let freed = ledger.free(.init(.other, 1))
    #expect(freed == nil && ledger.freeCount == 0)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `the books balance whatever happens`(seed: UInt64) {
    var random = RandomStream(seed: seed)
    var ledger = MemoryLedger()
    var model: [UInt64: (category: AllocationCategory, size: Bytes)] = [:]
    var greatest = Bytes.zero
    for step in 0..<300 {
      if random.index(below: 3) > 0 || model.isEmpty {
        let categories = AllocationCategory.allCases
        let category = categories[random.index(below: categories.count)]
        let request = Bytes(random.index(below: 40_000))
        let size = ledger.allocate(
          request, in: category, key: .init(.other, UInt64(step)), at: Instant(Int64(step)))
        model[UInt64(step)] = (category, size)
      } else {
        let key = model.keys.sorted()[random.index(below: model.count)]
        let freed = ledger.free(.init(.other, key))
        expect(freed, is: model.removeValue(forKey: key)?.size)
      }
      let live = model.values.reduce(Bytes.zero) { $0 + $1.size }
      greatest = max(greatest, live)
      #expect(ledger.total == live && ledger.peak.total == greatest)
      ledger.checkInvariants()
    }
  }

  @Test func `the order of categories is fixed`() {
    expect(
      AllocationCategory.allCases.map(\.description),
      is: [
        "view values", "models", "closures", "graph", "cells",
        "layers", "state", "images", "other",
      ])
  }
}
