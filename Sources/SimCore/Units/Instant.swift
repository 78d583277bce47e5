// A point on the virtual clock.
//
// It is a type of its own, distinct from `Nanoseconds`, so that two points cannot be added and a
// point cannot be mistaken for a duration. The clock starts at zero when the simulated process is
// launched.

/// A point on the virtual clock, in whole nanoseconds since launch.
@usableFromInline
package struct Instant: Hashable, Comparable, Codable, Sendable {
  /// The time in nanoseconds since launch.
  @usableFromInline package var value: Int64

  /// Creates a point.
  ///
  /// - Parameter value: The nanoseconds since launch.
  @inlinable package init(_ value: Int64) { self.value = value }

  /// The moment of launch.
  @inlinable package static var launch: Instant { Instant(0) }

  /// A point that is never reached.
  @inlinable package static var distantFuture: Instant { Instant(.max) }

  /// Returns the duration from an earlier point to this one; negative if `earlier` is the later of
  /// the two.
  @inlinable package func since(_ earlier: Instant) -> Nanoseconds {
    Nanoseconds(value - earlier.value)
  }

  @inlinable package static func < (left: Instant, right: Instant) -> Bool {
    left.value < right.value
  }

  @inlinable package static func + (point: Instant, span: Nanoseconds) -> Instant {
    Instant(point.value + span.value)
  }

  @inlinable package static func - (point: Instant, span: Nanoseconds) -> Instant {
    Instant(point.value - span.value)
  }

  @inlinable package static func - (left: Instant, right: Instant) -> Nanoseconds {
    Nanoseconds(left.value - right.value)
  }

  @inlinable package static func += (point: inout Instant, span: Nanoseconds) {
    point.value += span.value
  }
}

extension Instant: CustomStringConvertible {
  /// The exact figure with its unit, such as "@16666667 ns", for tests and dumps rather than
  /// reports.
  @usableFromInline package var description: String { "@\(value) ns" }
}
