// Amounts of memory, in whole bytes.
//
// Differences may be negative. The kilobyte of this type is 1,024 bytes, as in every figure about
// pages, size classes and backing stores that the project uses; only `text`, which is for people,
// has decimal units.

/// An amount of memory, in whole bytes; may be negative.
@usableFromInline
package struct Bytes: Hashable, Comparable, Codable, Sendable, AdditiveArithmetic {
  /// The amount, in bytes.
  @usableFromInline package var value: Int

  /// Creates an amount.
  ///
  /// - Parameter value: The number of bytes.
  @inlinable package init(_ value: Int) { self.value = value }

  @inlinable package static var zero: Bytes { Bytes(0) }

  /// Returns an amount of whole megabytes of 1,048,576 bytes.
  @inlinable package static func megabytes(_ count: Int) -> Bytes { Bytes(count * 1_048_576) }

  /// Returns the least multiple of `step` that is not below this amount.
  ///
  /// - Precondition: The amount is not negative and `step` is positive.
  /// - Parameter step: The step, in bytes.
  @inlinable package func roundedUp(to step: Int) -> Bytes {
    precondition(
      value >= 0 && step > 0, "Only an amount from zero up is rounded, to a step above 0.")
    let rest = value % step
    return rest == 0 ? self : Bytes(value + (step - rest))
  }

  @inlinable package static func < (left: Bytes, right: Bytes) -> Bool { left.value < right.value }

  @inlinable package static func + (left: Bytes, right: Bytes) -> Bytes {
    Bytes(left.value + right.value)
  }

  @inlinable package static func - (left: Bytes, right: Bytes) -> Bytes {
    Bytes(left.value - right.value)
  }

  @inlinable package static prefix func - (amount: Bytes) -> Bytes { Bytes(-amount.value) }

  @inlinable package static func * (amount: Bytes, count: Int) -> Bytes {
    Bytes(amount.value * count)
  }
}

extension Bytes: CustomStringConvertible {
  /// The exact figure with its unit, such as "16384 B", for tests and dumps rather than reports.
  @usableFromInline package var description: String { "\(value) B" }
}

extension Bytes {
  /// The amount for people, in decimal units: `0 B`, `512 B`, `3.2 KB`, `41.7 MB`, `1.36 GB`.
  package var text: String {
    let size = UInt64(value.magnitude)
    let sign = value < 0 ? "-" : ""
    switch size {
    case ..<1_000: return "\(sign)\(size) B"
    case ..<999_950: return sign + NumberText.scaled(size, by: 1_000, digits: 1) + " KB"
    case ..<999_950_000: return sign + NumberText.scaled(size, by: 1_000_000, digits: 1) + " MB"
    default: return sign + NumberText.scaled(size, by: 1_000_000_000, digits: 2) + " GB"
    }
  }
}
