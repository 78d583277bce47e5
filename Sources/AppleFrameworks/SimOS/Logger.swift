// What `import os` and `import OSLog` bring: loggers whose messages are put together and go nowhere, as a phone's log is read by tools alone.

/// An object for writing messages to the system's log, which nobody reads here.
public struct Logger: Sendable {
  public init() {}
  /// Creates a logger for a part of an app.
  public init(subsystem: String, category: String) {}
  public init(_ logObj: OSLog) {}
  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Writes a message that traces what happens.
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  /// Writes of a fault of the app's own.
  public func fault(_ message: OSLogMessage) {}
}

public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// What a message is put together from.
public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}
  /// Appends a value that is read when the message is written.
  public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T) { _ = value() }
  /// Appends a value that only some may read.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, privacy: OSLogPrivacy
  ) { _ = value() }
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
  ) { _ = value() }
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
  ) { _ = value() }
}

/// Where a value stands in its columns.
public struct OSLogStringAlignment: Sendable {
  public static let none = OSLogStringAlignment()
  public static func left(columns: @autoclosure () -> Int) -> Self { OSLogStringAlignment() }
  public static func right(columns: @autoclosure () -> Int) -> Self { OSLogStringAlignment() }
}

public struct OSLogFloatFormatting: Sendable {
  /// With a point, with an exponent, or as fits.
  public static let fixed = OSLogFloatFormatting(), exponential = fixed, hybrid = fixed
  /// To the bases ten, sixteen and eight.
  public static let decimal = fixed, hex = fixed, octal = fixed
  /// With a number of digits after the decimal point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

public struct OSLogPrivacy: Sendable {
  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
}

public final class OSLog: Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public static let disabled = OSLog(subsystem: "", category: "")
  /// Creates a log for a part of an app.
  public init(subsystem: String, category: String) {}
}

public struct OSLogType: Hashable, Sendable {
  private let level: UInt8
  public static let `default` = OSLogType(level: 0), info = OSLogType(level: 1),
    debug = OSLogType(level: 2), error = OSLogType(level: 16), fault = OSLogType(level: 17)
}

public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {}

public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...
) {}

/// A tool that marks spans in a log, which nobody reads here.
public struct OSSignposter: Sendable {
  public struct IntervalState: Sendable {}
  public init(subsystem: String = "", category: String = "") {}
  public func beginInterval(_ name: StaticString) -> IntervalState { IntervalState() }
  public func endInterval(_ name: StaticString, _ state: IntervalState) {}
  public func emitEvent(_ name: StaticString) {}
}
