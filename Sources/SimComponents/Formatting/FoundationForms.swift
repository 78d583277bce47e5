// Functions and properties that view code takes from Foundation and Core Foundation, which are missing on Linux.

public import Foundation

/// Executes a block; objects that it releases are gone at once, as everywhere in Swift.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// How many nanoseconds a second has.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// How many nanoseconds a millisecond has.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// How many nanoseconds a microsecond has.
public let NSEC_PER_USEC: UInt64 = 1_000
/// How many microseconds a second has.
public let USEC_PER_SEC: UInt64 = 1_000_000

extension URL {
  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// What the app can make again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// What the app keeps and the user does not see.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// Makes a file outside the app readable; it is.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Gives a file outside the app back.
  public func stopAccessingSecurityScopedResource() {}
}

extension UserDefaults {
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// The value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }
  /// The device does not grow warm.
  public var thermalState: ThermalState { .nominal }
  /// Whether low-power mode is on; by default it is not.
  public var isLowPowerModeEnabled: Bool { false }
  /// Whether an app of a phone runs on a Mac; it runs on the phone.
  public var isiOSAppOnMac: Bool { false }
  /// Whether an app of an iPad runs on a Mac as its own; it runs on the phone.
  public var isMacCatalystApp: Bool { false }
}

extension FileManager {
  /// The folder that apps of a group share: an app in no group has none.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? { nil }
}
