// The store that the devices of a user share. There is one device and no account: values are kept
// while the app runs, and none arrive from elsewhere.

public import Foundation
import SimViews

/// Values that a user's devices share; kept in memory, and never changed from elsewhere.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Posted when values arrive from another device, which never happens.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var valuesOutside: [String: Any] = [:]
  /// The values of the running device.
  private var values: [String: Any] {
    get { DeviceMemory.read(Self.name) ?? valuesOutside }
    set { if !DeviceMemory.keep(newValue, Self.name) { valuesOutside = newValue } }
  }
  private static let name = "NSUbiquitousKeyValueStore"

  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// Returns the value of a key.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Sets the value of a key.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  /// Returns the text of a key.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns the list of a key.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns the dictionary of a key.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// Returns the bytes of a key.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns the number of a key; 0 if there is none.
  open func longLong(forKey aKey: String) -> Int64 {
    (object(forKey: aKey) as? any BinaryInteger).map { Int64($0) } ?? 0
  }
  /// Returns the number of a key; 0 if there is none.
  open func double(forKey aKey: String) -> Double {
    switch object(forKey: aKey) {
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: 0
    }
  }
  /// Returns whether the value of a key is true.
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  /// Returns true: memory and disk agree, because there is no disk.
  @discardableResult open func synchronize() -> Bool { true }
}
