// What `import os` and `import OSLog` bring: loggers whose messages are put together and go nowhere, as a phone's log is read by tools alone.

/// An object for writing messages to the system's log, which nobody reads here.
public struct Logger: Sendable {
  /// Creates a logger.
  public init() {}
  /// Creates a logger for a part of an app.
  public init(subsystem: String, category: String) {}
  /// Creates a logger from a log.
  public init(_ logObj: OSLog) {}
  /// Writes a message.
  public func log(_ message: OSLogMessage) {}
  /// Writes a message of a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  /// Writes a message that traces what happens.
  public func trace(_ message: OSLogMessage) {}
  /// Writes a message for developers.
  public func debug(_ message: OSLogMessage) {}
  /// Writes a message that informs.
  public func info(_ message: OSLogMessage) {}
  /// Writes a message that is kept.
  public func notice(_ message: OSLogMessage) {}
  /// Writes a warning.
  public func warning(_ message: OSLogMessage) {}
  /// Writes of an error.
  public func error(_ message: OSLogMessage) {}
  /// Writes of a severe error.
  public func critical(_ message: OSLogMessage) {}
  /// Writes of a fault of the app's own.
  public func fault(_ message: OSLogMessage) {}
}

/// A message of a log.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  /// The message without its values.
  public init(stringLiteral value: String) {}
  /// The message with its values.
  public init(stringInterpolation: OSLogInterpolation) {}
}

/// What a message is put together from.
public struct OSLogInterpolation: StringInterpolationProtocol {
  /// Begins a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}
  /// Appends text.
  public mutating func appendLiteral(_ literal: String) {}
  /// Appends a value that is read when the message is written.
  public mutating func appendInterpolation<T>(_ value: @autoclosure () -> T) { _ = value() }
  /// Appends a value that only some may read.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, privacy: OSLogPrivacy
  ) { _ = value() }
  /// Appends a value in columns.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, align: OSLogStringAlignment, privacy: OSLogPrivacy = .auto
  ) { _ = value() }
  /// Appends a value in a format.
  public mutating func appendInterpolation<T>(
    _ value: @autoclosure () -> T, format: OSLogFloatFormatting, privacy: OSLogPrivacy = .auto
  ) { _ = value() }
}

/// Where a value stands in its columns.
public struct OSLogStringAlignment: Sendable {
  /// As it comes.
  public static let none = OSLogStringAlignment()
  /// Left-aligned in a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> Self { OSLogStringAlignment() }
  /// Right-aligned in a number of columns.
  public static func right(columns: @autoclosure () -> Int) -> Self { OSLogStringAlignment() }
}

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  /// With a point, with an exponent, or as fits.
  public static let fixed = OSLogFloatFormatting(), exponential = fixed, hybrid = fixed
  /// To the bases ten, sixteen and eight.
  public static let decimal = fixed, hex = fixed, octal = fixed
  /// With a number of digits after the decimal point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting { OSLogFloatFormatting() }
}

/// Who may read a value.
public struct OSLogPrivacy: Sendable {
  /// As the system does.
  public static let auto = OSLogPrivacy()
  /// Everybody.
  public static let `public` = OSLogPrivacy()
  /// Nobody.
  public static let `private` = OSLogPrivacy()
  /// Nobody, ever.
  public static let sensitive = OSLogPrivacy()
}

/// A log.
public final class OSLog: Sendable {
  /// The usual log.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// No log.
  public static let disabled = OSLog(subsystem: "", category: "")
  /// Creates a log for a part of an app.
  public init(subsystem: String, category: String) {}
}

/// The level of a message.
public struct OSLogType: Hashable, Sendable {
  private let level: UInt8
  /// The levels.
  public static let `default` = OSLogType(level: 0), info = OSLogType(level: 1),
    debug = OSLogType(level: 2), error = OSLogType(level: 16), fault = OSLogType(level: 17)
}

/// Writes a message to a log.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ args: any CVarArg...
) {}

/// Writes a message to a log.
public func os_log(
  _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: any CVarArg...
) {}

/// A tool that marks spans in a log, which nobody reads here.
public struct OSSignposter: Sendable {
  /// The state of a span.
  public struct IntervalState: Sendable {}
  /// Creates a tool.
  public init(subsystem: String = "", category: String = "") {}
  /// Begins a span.
  public func beginInterval(_ name: StaticString) -> IntervalState { IntervalState() }
  /// Ends a span.
  public func endInterval(_ name: StaticString, _ state: IntervalState) {}
  /// Marks a moment.
  public func emitEvent(_ name: StaticString) {}
}
