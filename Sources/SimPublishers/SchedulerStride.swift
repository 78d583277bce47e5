public import OpenCombine

/// A span of time as the schedulers of the main loop count it: whole nanoseconds.
public struct _SchedulerStride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable,
  ExpressibleByFloatLiteral, Hashable, Codable, Sendable
{
  /// The nanoseconds.
  public private(set) var nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The seconds.
  public var timeInterval: Double { Double(nanoseconds) / 1e9 }
  /// The nanoseconds, without the sign.
  public var magnitude: Int64 { abs(nanoseconds) }

  /// Creates a span of seconds.
  public init(_ seconds: Double) { nanoseconds = Int64((seconds * 1e9).rounded()) }
  /// Creates a span of seconds.
  public init(floatLiteral value: Double) { self.init(value) }
  /// Creates a span of seconds.
  public init(integerLiteral value: Int64) { nanoseconds = value * 1_000_000_000 }
  /// Creates a span of seconds, if they can be counted.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Int64(exactly: source) else { return nil }
    self.init(integerLiteral: seconds)
  }

  /// A span of seconds.
  public static func seconds(_ s: Int) -> Self { Self(integerLiteral: Int64(s)) }
  /// A span of seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// A span of milliseconds.
  public static func milliseconds(_ ms: Int) -> Self { Self(nanoseconds: Int64(ms) * 1_000_000) }
  /// A span of microseconds.
  public static func microseconds(_ us: Int) -> Self { Self(nanoseconds: Int64(us) * 1_000) }
  /// A span of nanoseconds.
  public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: Int64(ns)) }

  /// Whether one is shorter than the other.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.nanoseconds < rhs.nanoseconds }
  /// The sum of two spans.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.nanoseconds + rhs.nanoseconds)
  }
  /// The difference of two spans.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(nanoseconds: lhs.nanoseconds - rhs.nanoseconds)
  }
  /// One span multiplied by the other's number of seconds.
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(lhs.timeInterval * rhs.timeInterval)
  }
  /// Makes a span longer.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Makes a span shorter.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Multiplies a span by the other's number of seconds.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
}

/// A moment as the schedulers of the main loop count it.
public struct _SchedulerTime: Strideable, Hashable, Codable, Sendable {
  /// The nanoseconds since a moment before launch.
  package let nanoseconds: Int64

  package init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// A span of time.
  public typealias Stride = _SchedulerStride

  /// The moment that lies a span after this one.
  public func advanced(by n: _SchedulerStride) -> Self {
    Self(nanoseconds: nanoseconds + n.nanoseconds)
  }
  /// The span from this moment to another one.
  public func distance(to other: Self) -> _SchedulerStride {
    _SchedulerStride(nanoseconds: other.nanoseconds - nanoseconds)
  }
}
