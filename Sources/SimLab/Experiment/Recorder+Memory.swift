// The memory of a run by view and by class, as in the record.

import SimCore
import SimDevice
import SimMetrics
@_spi(Runtime) import SimViews

extension Recorder {
  /// Returns the memory of every view that has or had any, in descending order of the peak.
  func viewMemory(_ device: Engine) -> [ViewMemory] {
    let names = device.runtime.ownerNames
    let before = accountsBefore
    let now = device.memory.accounts
    let peak = device.memory.accountsAtPeak
    let views = names.indices.map { index in
      let owner = ViewOwner(index: UInt16(index))
      func bytes(_ accounts: MemoryAccounts) -> [Int64] {
        AllocationCategory.allCases.map { Int64(accounts[owner, $0].bytes.value) }
      }
      func sum(_ part: (MemoryShare) -> Int) -> Int {
        AllocationCategory.allCases.reduce(0) {
          $0 + part(now[owner, $1]) - part(before[owner, $1])
        }
      }
      return ViewMemory(
        view: names[index], live: bytes(now), peak: bytes(peak), allocations: sum(\.made),
        allocatedBytes: Int64(sum { $0.madeBytes.value }))
    }
    // Types of one name are distinguished by their order, which is that of their first use.
    return views.filter { $0.allocations > 0 || $0.live.contains { $0 > 0 } }
      .sorted { Self.total($0.peak) > Self.total($1.peak) }
  }

  private static func total(_ bytes: [Int64]) -> Int64 { bytes.reduce(0, +) }

  /// Returns the objects by class and view, in the order in which their kinds first occurred.
  func objectMemory(_ device: Engine) -> [ObjectMemory] {
    device.memory.objectCounts.enumerated().map { index, count in
      let before = index < objectsBefore.count ? objectsBefore[index] : nil
      let made = count.made - (before?.made ?? 0)
      let gone = (count.made - count.live) - ((before?.made ?? 0) - (before?.live ?? 0))
      return ObjectMemory(
        // The simulator's module names of SwiftUI types are replaced by `SwiftUI`.
        type: count.type.replacing(#/Sim(?:Views|Components)\./#, with: "SwiftUI."),
        view: device.runtime.ownerNames[Int(count.owner.index)],
        category: count.category.description, live: count.live,
        liveBytes: Int64(count.liveBytes.value), peak: count.peak, made: made,
        madeBytes: Int64((count.madeBytes - (before?.madeBytes ?? .zero)).value),
        churned: max(0, min(made, gone)))
    }
  }
}

extension RunRecord {
  /// Adds the objects that are still alive on a device whose views were removed.
  @MainActor
  mutating func note(outliving device: Engine) {
    device.memory.drain()
    for (index, count) in device.memory.objectCounts.enumerated()
    where index < memory.objects.count {
      memory.objects[index].outliving = count.live
      memory.objects[index].outlivingBytes = Int64(count.liveBytes.value)
    }
  }
}
