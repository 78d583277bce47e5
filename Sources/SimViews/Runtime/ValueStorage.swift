// The store behind `@AppStorage` and `@SceneStorage`: in memory, one per device, so that runs know nothing
// of each other or of the machine. Every property with the same key refers to the same place.
//
// Code that drives a device, such as the set-up of a test, refers to the store of the device that was made or entered last.
// Each device begins with what such code has stored.

import Foundation
import Synchronization

/// Values by key, each of which views can depend on.
@MainActor
final class ValueStorage {
  var locations: [String: AnyObject] = [:]
  /// What the defaults hold.
  nonisolated let defaults: DefaultsContents
  /// What takes a value that was set by hand, by key of the defaults, with the place that it is for.
  var receivers: [String: [(place: AnyObject, take: (Any?) -> Void)]] = [:]

  /// The observers of every write, whose keys cannot be observed alone, in the order of subscription.
  var announcers: [(place: AnyObject, announce: () -> Void)] = []

  /// What the frameworks of the device keep besides.
  var kept: [String: Any] = [:]

  init() { defaults = Self.outside.defaults.copy() }

  private nonisolated init(_ defaults: DefaultsContents) { self.defaults = defaults }

  /// What is stored outside of devices: at first what the process has stored by Foundation's own means.
  nonisolated static let outside: ValueStorage = {
    let own = UserDefaults.standard.dictionaryRepresentation()
    DeviceDefaults.adoptStandard
    return ValueStorage(DefaultsContents(own))
  }()

  /// Asks the store of the device that runs; nil if none does.
  nonisolated static func onDevice<Result>(_ work: @MainActor (ValueStorage) -> Result) -> Result? {
    guard let runtime = ViewRuntime.current else { return nil }
    return runtime.gate.asMainThread { work(runtime.storage) }
  }

  /// The runtime whose store code on the calling thread refers to: the one that runs, or the one that was driven last.
  nonisolated static var runtime: ViewRuntime? { ViewRuntime.current ?? ViewRuntime.driven }

  /// The defaults to which code on the calling thread refers.
  nonisolated static var defaults: DefaultsContents { (runtime?.storage ?? outside).defaults }

  /// The defaults that take what code on the calling thread writes: outside of a device also those with which the next one
  /// begins.
  private nonisolated static var defaultsToWrite: [DefaultsContents] {
    if let runtime = ViewRuntime.current { return [runtime.storage.defaults] }
    return [outside.defaults] + (ViewRuntime.driven.map { [$0.storage.defaults] } ?? [])
  }

  /// Writes a value to the defaults; properties that refer to the key are notified, except the one that wrote it.
  nonisolated static func write(_ value: Any?, forKey key: String, from writer: AnyObject? = nil) {
    for defaults in defaultsToWrite { defaults.write(value, forKey: key) }
    nonisolated(unsafe) let writer = writer
    notifying { $0.notify(key, but: writer) }
  }

  /// What the defaults say where nothing was written.
  nonisolated static func register(_ values: [String: Any]) {
    for defaults in defaultsToWrite { defaults.register(values) }
    let keys = values.keys.sorted()
    notifying { storage in for key in keys { storage.notify(key, but: nil) } }
  }

  /// Notifies properties at once, or in the device's next pass on a thread that may not touch its graph.
  private nonisolated static func notifying(_ work: @escaping @MainActor (ValueStorage) -> Void) {
    guard let runtime else {
      // Objects that were made while there was no device are notified where code of the main actor may run.
      if ThreadPlace.mayBeMain { MainActor.withoutCheck { work(outside) } }
      return
    }
    guard runtime.gate.isOpen else {
      return runtime.gate.enqueueOnMainLoop { [weak runtime] in
        if let runtime { work(runtime.storage) }
      }
    }
    runtime.gate.asMainThread { work(runtime.storage) }
  }

  /// Notifies the properties that refer to a key, except one, of what the defaults hold.
  func notify(_ key: String, but writer: AnyObject?) {
    let value = defaults.read(key)
    for taker in receivers[key] ?? [] where taker.place !== writer { taker.take(value) }
    for announcer in announcers where announcer.place !== writer { announcer.announce() }
  }

  /// Whether an observer of a key is notified of every write to the defaults: to key-value observing a dot in it is a path, so that
  /// all changes have to be observed (`_printChanges` in manaflow-ai/cmux, 13930 and 5932).
  func notifiesAlways(_ key: String) -> Bool { key.contains(".") }
}

/// What defaults hold, for code on any thread.
final class DefaultsContents: @unchecked Sendable {
  /// What was written, and what the app registered for keys that hold nothing.
  private struct Values {
    var written: [String: Any]
    var registered: [String: Any] = [:]
  }
  private let lock = NSLock()
  private var values: Values

  convenience init(_ written: [String: Any]) { self.init(Values(written: written)) }
  private init(_ values: Values) { self.values = values }

  func copy() -> DefaultsContents { lock.withLock { DefaultsContents(values) } }

  var all: [String: Any] { lock.withLock { values.registered.merging(values.written) { $1 } } }

  func read(_ key: String) -> Any? {
    lock.withLock { values.written[key] ?? values.registered[key] }
  }

  func write(_ value: Any?, forKey key: String) { lock.withLock { values.written[key] = value } }

  func register(_ new: [String: Any]) {
    lock.withLock { values.registered.merge(new) { $1 } }
  }
}

extension ViewRuntime {
  private struct LastDriven: @unchecked Sendable { weak var runtime: ViewRuntime? }
  private nonisolated static let lastDriven = Mutex(LastDriven())

  /// The runtime of the device that was made or entered last; nil if it is gone.
  nonisolated static var driven: ViewRuntime? { lastDriven.withLock { $0.runtime } }

  /// Notes that the device of the runtime was made or entered.
  package nonisolated func becomeDriven() { Self.lastDriven.withLock { $0.runtime = self } }
}
