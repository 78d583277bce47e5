// The rounding of an allocator: a block takes the bytes of its size class instead of the requested
// bytes.
//
// The table is that of libmalloc (792.1.1, src/thresholds.h and nano_zone_common.h [S]), confirmed
// by a heap dump of iOS 17.2 on arm64 whose sizes increase in steps of 16 up to 1008 and then of
// 512 [S]. Newer systems use another allocator with unpublished size classes, so the table is a
// value.

package import SimCore

/// The rounding of one allocator.
package struct SizeClasses: Hashable, Sendable {
  /// A range of sizes with one rounding.
  package struct Class: Hashable, Sendable {
    /// The maximum size in the range, in bytes.
    package var limit: Int
    /// The multiple to which sizes are rounded, in bytes.
    package var quantum: Int

    /// Creates a range.
    ///
    /// - Parameter limit: bytes.
    /// - Parameter quantum: bytes.
    package init(limit: Int, quantum: Int) {
      self.limit = limit
      self.quantum = quantum
    }
  }

  /// The ranges in the order of ascending limits.
  package var classes: [Class]
  /// The multiple above the last range, in bytes: the page size.
  package var page: Int

  /// Creates the rounding of an allocator.
  ///
  /// - Precondition: the limits are in ascending order.
  package init(classes: [Class], page: Int) {
    precondition(
      zip(classes, classes.dropFirst()).allSatisfy { $0.limit < $1.limit },
      "The ranges of an allocator have growing limits.")
    self.classes = classes
    self.page = page
  }

  /// libmalloc on iOS, 64-bit: tiny up to 1,008 B by 16, small up to 15 KB by 512, then 16 KB pages
  /// [S].
  package static let libmallocIOS = SizeClasses(
    classes: [Class(limit: 1_008, quantum: 16), Class(limit: 15_360, quantum: 512)], page: 16_384)

  /// libmalloc on macOS, 64-bit: small up to 32 KB, medium up to 8 MB by 32 KB, then 16 KB pages
  /// [S].
  package static let libmallocMacOS = SizeClasses(
    classes: [
      Class(limit: 1_008, quantum: 16), Class(limit: 32_768, quantum: 512),
      Class(limit: 8_388_608, quantum: 32_768),
    ], page: 16_384)

  /// Creates the size classes of an allocator.
  package init(_ allocator: DeviceProfile.Allocator) {
    switch allocator {
    case .libmallocIOS: self = .libmallocIOS
    case .libmallocMacOS: self = .libmallocMacOS
    }
  }

  /// Returns the bytes of a request; an empty request takes the smallest block.
  ///
  /// - Precondition: `request` is not negative.
  package func size(of request: Bytes) -> Bytes {
    let asked = max(request, Bytes(1))
    for range in classes where asked.value <= range.limit {
      return asked.roundedUp(to: range.quantum)
    }
    return asked.roundedUp(to: page)
  }
}
