// The store behind `@AppStorage` and `@SceneStorage`: in memory, one per device, so that runs know nothing
// of each other or of the machine. Every property with the same key refers to the same place.

/// Values by key, each of which views can depend on.
@MainActor
final class ValueStorage {
  var locations: [String: AnyObject] = [:]
  /// What the defaults hold, by key, and what the app registered for keys that hold nothing.
  private var defaults: [String: Any] = [:]
  private var registered: [String: Any] = [:]
  /// What takes a value that was set by hand, by key of the defaults, with the place that it is for.
  var receivers: [String: [(place: AnyObject, take: (Any?) -> Void)]] = [:]

  /// The observers of every write, whose keys cannot be observed alone, in the order of subscription.
  var announcers: [(place: AnyObject, announce: () -> Void)] = []

  /// What the frameworks of the device keep besides.
  var kept: [String: Any] = [:]

  init() { DeviceDefaults.adoptStandard }

  /// Asks the store of the device that runs; nil if none does.
  nonisolated static func onDevice<Result>(_ work: @MainActor (ValueStorage) -> Result) -> Result? {
    guard let runtime = ViewRuntime.current else { return nil }
    return runtime.gate.asMainThread { work(runtime.storage) }
  }

  /// What is stored while no device runs.
  private static let outside = ValueStorage()

  /// Asks the store of the device that runs; if none does, one of the process.
  nonisolated static func anywhere<Result>(_ work: @MainActor (ValueStorage) -> Result) -> Result {
    onDevice(work) ?? MainActor.withoutCheck { work(outside) }
  }

  /// What the defaults say for a key.
  func read(_ key: String) -> Any? { defaults[key] ?? registered[key] }

  /// Writes a value to the defaults; properties that refer to the key are notified, except the one that wrote it.
  func write(_ value: Any?, forKey key: String, from writer: AnyObject? = nil) {
    defaults[key] = value
    notify(key, but: writer)
  }

  /// What the defaults say where nothing was written.
  func register(_ values: [String: Any]) {
    registered.merge(values) { $1 }
    for key in values.keys.sorted() { notify(key, but: nil) }
  }

  private func notify(_ key: String, but writer: AnyObject?) {
    let value = read(key)
    for taker in receivers[key] ?? [] where taker.place !== writer { taker.take(value) }
    for announcer in announcers where announcer.place !== writer { announcer.announce() }
  }

  /// Whether an observer of a key is notified of every write to the defaults: to key-value observing a dot in it is a path, so that
  /// all changes have to be observed (`_printChanges` in manaflow-ai/cmux, 13930 and 5932).
  func notifiesAlways(_ key: String) -> Bool { key.contains(".") }
}
