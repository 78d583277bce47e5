// How an allocator rounds: a block costs its size class, not what was asked for.
//
// The table is libmalloc's (792.1.1, src/thresholds.h and nano_zone_common.h [S]), confirmed by a
// heap dump of iOS 17.2 on arm64 whose sizes step by 16 to 1008 and then by 512 [S]. Newer systems
// use another allocator whose bins are not published; hence the table is a value.

package import SimCore

/// The rounding of one allocator.
package struct SizeClasses: Hashable, Sendable {
  /// One range of sizes with one rounding.
  package struct Class: Hashable, Sendable {
    /// Greatest size in the range, in bytes.
    package var limit: Int
    /// Blocks are multiples of this, in bytes.
    package var quantum: Int

    /// A range.
    /// - Parameter limit: bytes.
    /// - Parameter quantum: bytes.
    package init(limit: Int, quantum: Int) {
      self.limit = limit
      self.quantum = quantum
    }
  }

  /// The ranges, in order of growing limits.
  package var classes: [Class]
  /// Rounding above the last range, in bytes: the page.
  package var page: Int

  /// An allocator.
  /// - Precondition: Limits grow.
  package init(classes: [Class], page: Int) {
    precondition(
      zip(classes, classes.dropFirst()).allSatisfy { $0.limit < $1.limit },
      "The ranges of an allocator have growing limits.")
    self.classes = classes
    self.page = page
  }

  /// libmalloc on iOS, 64-bit: tiny to 1,008 B by 16, small to 15 KB by 512, then 16 KB pages [S].
  package static let libmallocIOS = SizeClasses(
    classes: [Class(limit: 1_008, quantum: 16), Class(limit: 15_360, quantum: 512)], page: 16_384)

  /// libmalloc on macOS, 64-bit: small reaches 32 KB, medium 8 MB by 32 KB, then 16 KB pages [S].
  package static let libmallocMacOS = SizeClasses(
    classes: [
      Class(limit: 1_008, quantum: 16), Class(limit: 32_768, quantum: 512),
      Class(limit: 8_388_608, quantum: 32_768),
    ], page: 16_384)

  /// Those of an allocator.
  package init(_ allocator: DeviceProfile.Allocator) {
    switch allocator {
    case .libmallocIOS: self = .libmallocIOS
    case .libmallocMacOS: self = .libmallocMacOS
    }
  }

  /// What a request of this size takes; an empty request takes the smallest block.
  /// - Precondition: `request` is not negative.
  package func size(of request: Bytes) -> Bytes {
    let asked = max(request, Bytes(1))
    for range in classes where asked.value <= range.limit {
      return asked.roundedUp(to: range.quantum)
    }
    return asked.roundedUp(to: page)
  }
}
