// A span of virtual time.
//
// Every duration in the project is a whole number of nanoseconds in 64 bits: 292 years fit, sums
// are exact and equal on every machine, and no number without a unit can be taken for a time.
// Fractions enter only through `rounded(_:)`, once, at the edge where a price is computed.
// Overflow traps: a run that long is a programming error.

/// A span of virtual time, in whole nanoseconds; may be negative.
@usableFromInline
package struct Nanoseconds: Hashable, Comparable, Codable, Sendable {
  /// The span, in ns.
  @usableFromInline package var value: Int64

  /// A span of a number of nanoseconds.
  /// - Parameter value: ns.
  @inlinable package init(_ value: Int64) { self.value = value }

  /// No time at all.
  @inlinable package static var zero: Nanoseconds { Nanoseconds(0) }

  /// The longest span that can be written.
  @inlinable package static var max: Nanoseconds { Nanoseconds(.max) }

  /// A span of whole nanoseconds.
  @inlinable package static func nanoseconds(_ count: Int64) -> Nanoseconds { Nanoseconds(count) }

  /// A span of whole microseconds.
  @inlinable package static func microseconds(_ count: Int64) -> Nanoseconds {
    Nanoseconds(count * 1_000)
  }

  /// A span of whole milliseconds.
  @inlinable package static func milliseconds(_ count: Int64) -> Nanoseconds {
    Nanoseconds(count * 1_000_000)
  }

  /// A span of whole seconds.
  @inlinable package static func seconds(_ count: Int64) -> Nanoseconds {
    Nanoseconds(count * 1_000_000_000)
  }

  /// The whole nanosecond nearest to a computed figure; halves go away from zero.
  /// - Precondition: `nanoseconds` is finite and fits in 64 bits.
  /// - Parameter nanoseconds: ns.
  @usableFromInline package static func rounded(_ nanoseconds: Double) -> Nanoseconds {
    // Halves away from zero, as `rounded()` has it.
    let whole = Int64(nanoseconds)
    let rest = nanoseconds - Double(whole)
    return Nanoseconds(rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole)
  }

  /// The same span as the standard library's `Duration` says it, cut to whole nanoseconds.
  /// - Precondition: The span fits in 64 bits of nanoseconds.
  @usableFromInline package init(_ duration: Swift.Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// The span as the standard library's `Duration`.
  @usableFromInline package var duration: Swift.Duration { .nanoseconds(value) }

  /// The span in seconds, for formulae whose result is a position or a ratio, never a time.
  @inlinable package var inSeconds: Double { Double(value) / 1e9 }

  /// The span in milliseconds, for formulae whose result is a position or a ratio, never a time.
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

  /// A part of the span, cut to a whole nanosecond towards zero.
  @inlinable package static func / (span: Nanoseconds, count: Int64) -> Nanoseconds {
    Nanoseconds(span.value / count)
  }

  /// How many times one span fits whole into another.
  @inlinable package static func / (span: Nanoseconds, part: Nanoseconds) -> Int64 {
    span.value / part.value
  }
}

extension Nanoseconds: CustomStringConvertible {
  /// The exact figure with its unit, as "16666667 ns": for tests and dumps, not for reports.
  @usableFromInline package var description: String { "\(value) ns" }
}
