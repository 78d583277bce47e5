// The memory at one time: one column of an allocation chart.

package import SimCore

/// The live memory by category at one time, and the changes since the previous sample.
package struct MemorySample: Hashable, Sendable {
  /// The time of the sample.
  package let time: Instant
  /// The live bytes, indexed by `AllocationCategory.rawValue`.
  package let live: [Bytes]
  /// The number of allocations since the previous sample.
  package let allocations: Int
  /// The number of deallocations since the previous sample.
  package let frees: Int

  /// The live bytes as integers.
  package var liveValues: [Int64] { live.map { Int64($0.value) } }

  /// The live bytes of one category.
  package subscript(category: AllocationCategory) -> Bytes { live[category.rawValue] }

  /// The live bytes of all categories.
  package var total: Bytes { live.reduce(.zero, +) }
}
