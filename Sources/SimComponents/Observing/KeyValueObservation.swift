// Key-value observation. On Apple's platforms Objective-C's runtime reports each change. Here an
// observer receives the initial value, and later values only from classes of this project that
// report them (`keyValueChanged`), such as whether a player plays.

public import Foundation
public import SimPublishers
import SimViews

/// Options of an observer.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value at the start.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Requests a notification before a change; never delivered.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A change of a property.
public struct NSKeyValueObservedChange<Value> {
  /// The new value, if it was requested.
  public let newValue: Value?
  /// The old value, if it was requested.
  public let oldValue: Value?
  /// Whether the notification precedes the change.
  public let isPrior = false
}

/// An observer of a property, active for its lifetime.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  fileprivate weak var object: NSObject?
  fileprivate let keyPath: AnyKeyPath
  fileprivate let changed: () -> Void

  fileprivate init(_ object: NSObject, _ keyPath: AnyKeyPath, _ changed: @escaping () -> Void) {
    self.object = object
    self.keyPath = keyPath
    self.changed = changed
  }

  public func invalidate() {
    object = nil
    ObservationTable.shared.prune()
  }
  deinit { ObservationTable.shared.prune() }
}

/// The active observations, in the order of their creation.
private final class ObservationTable: @unchecked Sendable {
  static let shared = ObservationTable()
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }
  private let lock = NSRecursiveLock()
  private var entries: [Entry] = []

  func add(_ observation: NSKeyValueObservation) {
    lock.withLock { entries.append(Entry(observation: observation)) }
  }
  func prune() {
    lock.withLock { entries.removeAll { $0.observation?.object == nil } }
  }
  func observations(of object: NSObject, _ keyPaths: [AnyKeyPath]) -> [NSKeyValueObservation] {
    lock.withLock {
      entries.compactMap(\.observation)
        .filter { $0.object === object && keyPaths.contains($0.keyPath) }
    }
  }
}

/// Notifies the observers of some properties of an object that these have changed.
package func keyValueChanged<T: NSObject>(_ object: T, _ keyPaths: [PartialKeyPath<T>]) {
  for observation in ObservationTable.shared.observations(of: object, keyPaths) {
    observation.changed()
  }
}

extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure when a property changes, if the change is reported.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    let observation = NSKeyValueObservation(self, keyPath) { [weak self] in
      guard let self else { return }
      let (old, new) = (last, self[keyPath: keyPath])
      last = new
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil))
    }
    ObservationTable.shared.add(observation)
    if options.contains(.initial) {
      changeHandler(
        self,
        NSKeyValueObservedChange(newValue: options.contains(.new) ? last : nil, oldValue: nil))
    }
    return observation
  }

  /// Publishes the value of a property, and later values that are reported.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}

extension NSObject {
  /// A publisher of a property's values.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    /// Adds a subscriber, which receives the initial value at once.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      subscriber.receive(subscription: ObservedValues(self, subscriber))
    }
  }
}

/// A subscription to a property's values.
private final class ObservedValues<Subject: NSObject, S: Subscriber>: Subscription
where S.Failure == Never {
  private var observation: NSKeyValueObservation?
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private let begin: (ObservedValues) -> NSKeyValueObservation

  init(_ publisher: NSObject.KeyValueObservingPublisher<Subject, S.Input>, _ subscriber: S) {
    self.subscriber = subscriber
    begin = { values in
      publisher.object.observe(
        publisher.keyPath, options: publisher.options.union(.new)
      ) { [weak values] _, change in
        if let value = change.newValue { values?.send(value) }
      }
    }
  }

  private func send(_ value: S.Input) {
    guard let subscriber, demand > .none else { return }
    demand -= 1
    demand += subscriber.receive(value)
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    if observation == nil, subscriber != nil { observation = begin(self) }
  }

  func cancel() {
    subscriber = nil
    observation?.invalidate()
    observation = nil
  }
}
