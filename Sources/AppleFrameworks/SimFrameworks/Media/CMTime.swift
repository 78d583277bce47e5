// Media times as rational numbers, as in Core Media.

/// The number of units per second.
public typealias CMTimeScale = Int32
public typealias CMTimeValue = Int64

/// A media time: a number of units and the number of units per second.
public struct CMTime: Sendable {
  private enum Kind: Sendable {
    case number, invalid, indefinite, positiveInfinity, negativeInfinity
  }
  private var kind = Kind.number
  public var value: CMTimeValue
  public var timescale: CMTimeScale

  private init(_ kind: Kind) { (self.kind, value, timescale) = (kind, 0, 0) }
  public init() { self.init(.invalid) }
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
    if timescale <= 0 { kind = .invalid }
  }
  /// Creates a time from seconds, rounded to the nearest unit.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard seconds.isFinite, preferredTimescale > 0 else {
      self.init(seconds == .infinity ? .positiveInfinity : .invalid)
      return
    }
    let steps = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: CMTimeValue(exactly: steps) ?? .max, timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime(.invalid), indefinite = CMTime(.indefinite)
  public static let positiveInfinity = CMTime(.positiveInfinity),
    negativeInfinity = CMTime(.negativeInfinity)

  public var isValid: Bool { kind != .invalid }
  public var isIndefinite: Bool { kind == .indefinite }
  public var isNumeric: Bool { kind == .number }
  /// The time in seconds, or NaN if it is not numeric.
  public var seconds: Double {
    switch kind {
    case .number: Double(value) / Double(timescale)
    case .positiveInfinity: .infinity
    case .negativeInfinity: -.infinity
    case .invalid, .indefinite: .nan
    }
  }
  /// Returns the time in another scale, rounded to the nearest unit.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    isNumeric ? CMTime(seconds: seconds, preferredTimescale: newTimescale) : self
  }

  private static func combined(
    _ a: CMTime, _ b: CMTime, _ operation: (Double, Double) -> Double
  ) -> CMTime {
    guard a.isNumeric, b.isNumeric else { return a.isNumeric ? b : a }
    return CMTime(
      seconds: operation(a.seconds, b.seconds), preferredTimescale: max(a.timescale, b.timescale))
  }
  public static func + (a: CMTime, b: CMTime) -> CMTime { combined(a, b, +) }
  public static func - (a: CMTime, b: CMTime) -> CMTime { combined(a, b, -) }
}

extension CMTime: Comparable, Hashable, Codable {
  /// Returns whether two times are equal in seconds.
  public static func == (a: CMTime, b: CMTime) -> Bool {
    a.kind == b.kind && (!a.isNumeric || a.seconds == b.seconds)
  }
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
  public func hash(into hasher: inout Hasher) { hasher.combine(seconds) }
  public init(from decoder: any Decoder) throws {
    self.init(
      seconds: try decoder.singleValueContainer().decode(Double.self), preferredTimescale: 600)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(isNumeric ? seconds : 0)
  }
}

/// Accepted and ignored: times are rounded to the nearest unit.
public enum CMTimeRoundingMethod: Sendable {
  case `default`, roundHalfAwayFromZero, roundTowardZero, roundAwayFromZero, quickTime
}

public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime, duration: CMTime
  public init(start: CMTime, duration: CMTime) { (self.start, self.duration) = (start, duration) }
  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }
  public var end: CMTime { start + duration }
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

public func CMTimeMake(value: CMTimeValue, timescale: CMTimeScale) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: CMTimeScale) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INVALID(_ time: CMTime) -> Bool { !time.isValid }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }
public func CMTIME_IS_NUMERIC(_ time: CMTime) -> Bool { time.isNumeric }
public func CMTimeCompare(_ a: CMTime, _ b: CMTime) -> Int32 { a < b ? -1 : a == b ? 0 : 1 }
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ a: CMTime, _ b: CMTime) -> CMTime { a + b }
public func CMTimeSubtract(_ a: CMTime, _ b: CMTime) -> CMTime { a - b }
public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}
