// `UserDefaults` on a device. Foundation's own writes to files of the machine and notifies no observer; here `standard`, and each
// store that a property was given, keeps its values in the device's memory, where `@AppStorage` finds them, and a value that
// is set by hand reaches the views that refer to its key, as the observation of the real store does. Code that drives the
// device refers to the same values; nothing is read from or written to a file.
//
// Foundation returns `standard` as one object that cannot be replaced, and all its methods can be overridden. So the object
// is turned into an instance of a subclass that adds no storage.

import Foundation

/// A store of defaults that keeps its values on the device that runs.
final class DeviceDefaults: UserDefaults {
  /// Makes Foundation's standard store one of these, once.
  static let adoptStandard: Void = adopt(.standard)

  /// Makes a store one of these.
  static func adopt(_ store: UserDefaults) {
    guard type(of: store) == UserDefaults.self else { return }
    // The first word of an object is its class.
    let object = Unmanaged.passUnretained(store).toOpaque()
    object.assumingMemoryBound(to: UnsafeRawPointer.self).pointee = unsafeBitCast(
      DeviceDefaults.self as AnyClass, to: UnsafeRawPointer.self)
  }

  private func write(_ value: Any?, _ key: String) {
    ValueStorage.write(value, forKey: key)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  override func object(forKey key: String) -> Any? { ValueStorage.defaults.read(key) }
  override func dictionaryRepresentation() -> [String: Any] { ValueStorage.defaults.all }
  override func synchronize() -> Bool { true }

  override func url(forKey key: String) -> URL? {
    object(forKey: key) as? URL ?? string(forKey: key).flatMap(URL.init(string:))
  }
  override func set(_ value: Any?, forKey key: String) { write(value, key) }
  override func set(_ value: Int, forKey key: String) { write(value, key) }
  override func set(_ value: Float, forKey key: String) { write(value, key) }
  override func set(_ value: Double, forKey key: String) { write(value, key) }
  override func set(_ value: Bool, forKey key: String) { write(value, key) }
  override func set(_ url: URL?, forKey key: String) { write(url, key) }
  override func removeObject(forKey key: String) { write(nil, key) }
  override func register(defaults values: [String: Any]) { ValueStorage.register(values) }
}
