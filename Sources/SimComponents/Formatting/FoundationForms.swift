// Functions and properties that view code takes from Foundation and Core Foundation, which are missing on Linux.

public import Foundation

/// Executes a block; released objects are deallocated immediately, as everywhere in Swift.
@discardableResult
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The number of nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The number of nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The number of nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
/// The number of microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

extension URL {
  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder of files that the app can recreate.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder of files that the app keeps and the user does not see.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var libraryDirectory: URL { folder(.libraryDirectory) }
  /// Makes a file outside the app accessible; it always is.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Ends the access to a file outside the app.
  public func stopAccessingSecurityScopedResource() {}
}

extension UserDefaults {
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
  /// Returns the value of a key.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}

extension ProcessInfo {
  /// The thermal state of the device.
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

extension ProcessInfo {
  /// What an activity allows.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40),
      idleSystemSleepDisabled = Self(rawValue: 1 << 20), background = Self(rawValue: 0xFF),
      userInitiated = Self(rawValue: 0xFF_FFFF), latencyCritical = Self(rawValue: 0xFF_0000_0000)
  }
  /// Begins an activity; the app is never suspended.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { NSObject() }
  public func endActivity(_ activity: any NSObjectProtocol) {}
}

extension CGFloat {
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}

extension FileManager {
  /// Returns the folder that apps of a group share; nil, because an app is in no group.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? { nil }
  /// The account of iCloud; nil, because no user is signed in.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Returns the folder of the app in iCloud; nil, because no user is signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
}
