// A duration in virtual time.
//
// Every duration in the project is a whole number of nanoseconds in 64 bits: 292 years fit, sums
// are exact and equal on every machine, and no number without a unit can be mistaken for a time.
// Fractions are rounded only by `rounded(_:)`, once, where a price is computed. Overflow traps,
// because a run of that length is a programming error.

/// A duration in virtual time, in whole nanoseconds; may be negative.
@usableFromInline
package struct Nanoseconds: Hashable, Comparable, Codable, Sendable {
  /// The duration, in nanoseconds.
  @usableFromInline package var value: Int64

  /// Creates a duration.
  ///
  /// - Parameter value: The number of nanoseconds.
  @inlinable package init(_ value: Int64) { self.value = value }

  /// The duration of zero.
  @inlinable package static var zero: Nanoseconds { Nanoseconds(0) }

  /// The longest representable duration.
  @inlinable package static var max: Nanoseconds { Nanoseconds(.max) }

  /// Returns a duration of whole nanoseconds.
  @inlinable package static func nanoseconds(_ count: Int64) -> Nanoseconds { Nanoseconds(count) }

  /// Returns a duration of whole microseconds.
  @inlinable package static func microseconds(_ count: Int64) -> Nanoseconds {
    Nanoseconds(count * 1_000)
  }

  /// Returns a duration of whole milliseconds.
  @inlinable package static func milliseconds(_ count: Int64) -> Nanoseconds {
    Nanoseconds(count * 1_000_000)
  }

  /// Returns a duration of whole seconds.
  @inlinable package static func seconds(_ count: Int64) -> Nanoseconds {
    Nanoseconds(count * 1_000_000_000)
  }

  /// Returns the whole nanosecond nearest to a computed figure; halves are rounded away from zero.
  /// - Precondition: `nanoseconds` is finite and fits in 64 bits.
  /// - Parameter nanoseconds: The figure, in nanoseconds.
  @usableFromInline package static func rounded(_ nanoseconds: Double) -> Nanoseconds {
    // Halves are rounded away from zero, as by `rounded()`.
    let whole = Int64(nanoseconds)
    let rest = nanoseconds - Double(whole)
    return Nanoseconds(rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole)
  }

  /// Creates a duration from the standard library's `Duration`, truncated to whole nanoseconds.
  ///
  /// - Precondition: The duration fits in 64 bits of nanoseconds.
  @usableFromInline package init(_ duration: Swift.Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// The duration as the standard library's `Duration`.
  @usableFromInline package var duration: Swift.Duration { .nanoseconds(value) }

  /// The duration in seconds, for formulae whose result is a position or a ratio, never a time.
  @inlinable package var inSeconds: Double { Double(value) / 1e9 }

  /// The duration in milliseconds, for formulae whose result is a position or a ratio, never a
  /// time.
  @inlinable package var inMilliseconds: Double { Double(value) / 1e6 }

  @inlinable package static func < (left: Nanoseconds, right: Nanoseconds) -> Bool {
    left.value < right.value
  }
}

extension Nanoseconds: AdditiveArithmetic {
  @inlinable package static func + (left: Nanoseconds, right: Nanoseconds) -> Nanoseconds {
    Nanoseconds(left.value + right.value)
  }

  @inlinable package static func - (left: Nanoseconds, right: Nanoseconds) -> Nanoseconds {
    Nanoseconds(left.value - right.value)
  }

  @inlinable package static prefix func - (span: Nanoseconds) -> Nanoseconds {
    Nanoseconds(-span.value)
  }

  @inlinable package static func * (span: Nanoseconds, count: Int64) -> Nanoseconds {
    Nanoseconds(span.value * count)
  }

  @inlinable package static func * (count: Int64, span: Nanoseconds) -> Nanoseconds {
    Nanoseconds(span.value * count)
  }

  /// Returns a part of the duration, truncated to whole nanoseconds.
  @inlinable package static func / (span: Nanoseconds, count: Int64) -> Nanoseconds {
    Nanoseconds(span.value / count)
  }

  /// Returns the number of times that one duration fits into another.
  @inlinable package static func / (span: Nanoseconds, part: Nanoseconds) -> Int64 {
    span.value / part.value
  }
}

extension Nanoseconds: CustomStringConvertible {
  /// The exact figure with its unit, such as "16666667 ns", for tests and dumps rather than
  /// reports.
  @usableFromInline package var description: String { "\(value) ns" }
}
