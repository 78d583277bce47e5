// A subject with a value. See Fanout.swift.

public import OpenCombine
import Synchronization

/// A subject that wraps a single value and publishes a new element whenever the value changes.
///
/// Subscribers receive in the order in which they subscribed, and the current value when they request their first element.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let fanout = Fanout<Output, Failure>()
  private let lock = Mutex(())
  private var current: Output

  /// The value wrapped by this subject, published as a new element whenever it changes.
  public var value: Output {
    get {
      lock.withLock { _ in
        nonisolated(unsafe) let value = current; return value
      }
    }
    set {
      set(newValue)
      fanout.send(newValue)
    }
  }

  /// Creates a current value subject with an initial value.
  public init(_ value: Output) { current = value }

  private func set(_ new: Output) {
    // The old value is released outside the lock: what it owns may ask for the value.
    let old = lock.withLock { _ in
      nonisolated(unsafe) let old = current
      current = new
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// Provides this subject an opportunity to establish demand for any new upstream subscriptions.
  public func send(subscription: any Subscription) { fanout.keep(subscription, untilWanted: false) }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    let subscription = CurrentValueSubscription(
      subscriber, fanout, owner: self, name: "CurrentValueSubject"
    ) { [unowned self] in value }
    fanout.receive(subscriber, subscription)
  }

  /// Sends an element, which becomes the value; nothing happens after completion.
  public func send(_ input: Output) {
    guard !fanout.hasEnded else { return }
    value = input
  }

  /// Sends the end to the subscribers; later ones are told at once.
  public func send(completion: Subscribers.Completion<Failure>) {
    fanout.send(completion: completion)
  }
}

/// A subscriber's seat at a publisher with a current value: a subscriber that has not received it does so when it
/// requests an element.
final class CurrentValueSubscription<S: Subscriber>: DemandSubscription<S>, @unchecked Sendable {
  private var hasCurrent = false
  private let name: StaticString
  private let current: () -> S.Input

  init(
    _ subscriber: S, _ fanout: Fanout<S.Input, S.Failure>, owner: AnyObject, name: StaticString,
    current: @escaping () -> S.Input
  ) {
    self.name = name
    self.current = current
    super.init(subscriber, fanout, owner: owner)
  }

  override func note(isDelivered: Bool) { hasCurrent = isDelivered }
  override func hasElementWaiting() -> Bool { !hasCurrent }
  override func waitingElement() -> S.Input? { current() }
  override var description: String { "\(name)" }
}
