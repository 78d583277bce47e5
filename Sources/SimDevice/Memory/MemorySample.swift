// The memory at one instant: one column of an allocation chart.

package import SimCore

/// Live memory by category at one instant, and what changed since the sample before.
package struct MemorySample: Hashable, Sendable {
  /// When it was taken.
  package let time: Instant
  /// Live bytes, indexed by `AllocationCategory.rawValue`.
  package let live: [Bytes]
  /// Allocations since the last sample.
  package let allocations: Int
  /// Frees since the last sample.
  package let frees: Int

  /// The numbers of live bytes.
  package var liveValues: [Int64] { live.map { Int64($0.value) } }

  /// Live bytes of one category.
  package subscript(category: AllocationCategory) -> Bytes { live[category.rawValue] }

  /// Live bytes of all categories.
  package var total: Bytes { live.reduce(.zero, +) }
}
