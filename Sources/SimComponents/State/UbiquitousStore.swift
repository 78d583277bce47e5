// The store that a user's devices share. There is one device and nobody is signed in: values are kept while the app runs, and
// none arrive from elsewhere.

public import Foundation
import SimViews

/// Values that a user's devices share; kept in memory, and never changed from elsewhere.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  /// Posted when values came from another device; none comes.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var valuesOutside: [String: Any] = [:]
  /// Those of the device that runs.
  private var values: [String: Any] {
    get { DeviceMemory.read(Self.name) ?? valuesOutside }
    set { if !DeviceMemory.keep(newValue, Self.name) { valuesOutside = newValue } }
  }
  private static let name = "NSUbiquitousKeyValueStore"

  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// The value of a name.
  open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }
  /// Keeps a value under a name.
  open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  /// The text of a name.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// The list of a name.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// The values of a name.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    object(forKey: aKey) as? [String: Any]
  }
  /// The bytes of a name.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// The number of a name, or 0.
  open func longLong(forKey aKey: String) -> Int64 {
    (object(forKey: aKey) as? any BinaryInteger).map { Int64($0) } ?? 0
  }
  /// The number of a name, or 0.
  open func double(forKey aKey: String) -> Double {
    switch object(forKey: aKey) {
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as any BinaryInteger: Double(number)
    default: 0
    }
  }
  /// Whether a name stands for true.
  open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
  /// Whether memory and disk agree: there is no disk.
  @discardableResult open func synchronize() -> Bool { true }
}
