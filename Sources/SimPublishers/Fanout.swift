// The subscribers of one publisher, in the order in which they subscribed.
//
// Combine promises no order among several subscribers of a subject, and OpenCombine keeps them in a set that hashes
// their addresses: who receives an event first would differ from run to run, and with it what is counted. So
// the publishers that hold subscribers of their own are the runtime's: `PassthroughSubject`, `CurrentValueSubject`,
// `Published`, `ObservableObjectPublisher`, `Future`, and what is shared through them. Everything else is OpenCombine's.

import OpenCombine
import Synchronization

/// The subscribers of a publisher.
///
/// Subscribing and leaving cost O(1), amortised; an event goes to those who were subscribed when it was sent.
final class Fanout<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Mutex(())
  /// By the order of subscription; a subscriber that leaves leaves a gap, and gaps are closed once they are more than half.
  private var subscriptions: ContiguousArray<MulticastSubscription<Output, Failure>?> = []
  private var count = 0
  private var completion: Subscribers.Completion<Failure>?
  private var upstreams: [any Subscription] = []
  private var isWanted = false

  /// Takes one more subscriber and hands it its subscription, or the completion.
  func receive<S: Subscriber>(
    _ subscriber: S, _ subscription: MulticastSubscription<Output, Failure>
  )
  where S.Input == Output, S.Failure == Failure {
    let ended = lock.withLock { _ in
      guard completion == nil else { return completion }
      subscription.place = subscriptions.count
      subscriptions.append(subscription)
      count += 1
      return nil
    }
    if let ended {
      subscriber.receive(subscription: Subscriptions.empty)
      subscriber.receive(completion: ended)
    } else {
      subscriber.receive(subscription: subscription)
    }
  }

  /// Ends one subscription.
  func remove(_ subscription: MulticastSubscription<Output, Failure>) {
    lock.withLock { _ in
      guard subscription.place < subscriptions.count,
        subscriptions[subscription.place] === subscription
      else { return }
      subscriptions[subscription.place] = nil
      count -= 1
      guard subscriptions.count > 8, count * 2 < subscriptions.count else { return }
      subscriptions.removeAll { $0 == nil }
      for place in subscriptions.indices { subscriptions[place]?.place = place }
    }
  }

  /// Whether it ended.
  var hasEnded: Bool { lock.withLock { _ in completion != nil } }

  /// Whether nobody is subscribed.
  var isEmpty: Bool { lock.withLock { _ in count == 0 } }

  /// Offers an element to everybody; nothing happens once it ended.
  func send(_ value: Output) {
    let all = lock.withLock { _ in completion == nil ? subscriptions : [] }
    for subscription in all { subscription?.offer(value) }
  }

  /// Ends for everybody, once.
  func send(completion new: Subscribers.Completion<Failure>) {
    let all = lock.withLock { _ -> ContiguousArray<MulticastSubscription<Output, Failure>?> in
      guard completion == nil else { return [] }
      completion = new
      count = 0
      defer { subscriptions = [] }
      return subscriptions
    }
    for subscription in all { subscription?.finish(new) }
  }

  /// Keeps an upstream subscription, from which elements are requested at once or when a subscriber wants one.
  func keep(_ upstream: any Subscription, untilWanted: Bool) {
    let asks = lock.withLock { _ in
      upstreams.append(upstream)
      return isWanted || !untilWanted
    }
    if asks { upstream.request(.unlimited) }
  }

  /// Somebody wants elements.
  func want() {
    let waiting = lock.withLock { _ -> [any Subscription] in
      guard !isWanted else { return [] }
      isWanted = true
      return upstreams
    }
    for upstream in waiting { upstream.request(.unlimited) }
  }

  deinit {
    for upstream in upstreams { upstream.cancel() }
  }
}

/// The place of one subscriber among those of a publisher.
class MulticastSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible,
  CustomReflectable
{
  /// Where it stands in the table; the fan-out's own.
  fileprivate(set) var place = 0

  init() {}

  /// Delivers an element if one is wanted.
  func offer(_ value: Output) { preconditionFailure("A seat says what it does with an element.") }
  /// Delivers the end.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    preconditionFailure("A seat says what it does at the end.")
  }
  /// More elements are wanted.
  func request(_ demand: Subscribers.Demand) {
    preconditionFailure("A seat says what it does with demand.")
  }
  /// The subscriber leaves.
  func cancel() { preconditionFailure("A seat says what it does when its subscriber leaves.") }

  var description: String { "Subscription" }
  var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

/// A seat that counts how many elements are requested and drops any others.
class DemandSubscription<S: Subscriber>: MulticastSubscription<S.Input, S.Failure>,
  @unchecked Sendable
{
  private let lock = Mutex(())
  /// Elements reach a subscriber one after another, on whatever thread they are sent.
  private let delivery = DeliveryLock()
  private var fanout: Fanout<S.Input, S.Failure>?
  private var owner: AnyObject?
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private let ignoresDemand: Bool

  /// - Parameters:
  ///   - owner: the publisher, if it is to live as long as this subscription.
  ///   - ignoresDemand: whether one request counts as unlimited.
  init(
    _ subscriber: S, _ fanout: Fanout<S.Input, S.Failure>, owner: AnyObject?,
    ignoresDemand: Bool = false
  ) {
    self.subscriber = subscriber
    self.fanout = fanout
    self.owner = owner
    self.ignoresDemand = ignoresDemand
  }

  /// Whether an element is for this subscriber.
  func takes(_ value: S.Input) -> Bool { true }

  /// Called under the lock when an element was delivered, or dropped because none was requested.
  func note(isDelivered: Bool) {}

  /// Called under the lock when more is requested: whether an element is waiting for that.
  func hasElementWaiting() -> Bool { false }

  /// The element that waits.
  func waitingElement() -> S.Input? { nil }

  final override func offer(_ value: S.Input) {
    guard takes(value) else { return }
    let taker = lock.withLock { _ -> S? in
      guard let subscriber, demand > 0 else {
        note(isDelivered: false)
        return nil
      }
      if !ignoresDemand { demand -= 1 }
      note(isDelivered: true)
      return subscriber
    }
    if let taker { deliver(value, to: taker) }
  }

  private func deliver(_ value: S.Input, to taker: S) {
    let more = delivery.withLock { taker.receive(value) }
    guard more > 0 else { return }
    lock.withLock { _ in demand += more }
  }

  final override func finish(_ completion: Subscribers.Completion<S.Failure>) {
    guard let subscriber = leave() else { return }
    delivery.withLock { subscriber.receive(completion: completion) }
  }

  final override func request(_ wanted: Subscribers.Demand) {
    let (taker, waits) = lock.withLock { _ -> (S?, Bool) in
      guard let subscriber else { return (nil, false) }
      demand += wanted
      guard demand > 0, hasElementWaiting() else { return (subscriber, false) }
      note(isDelivered: true)
      if !ignoresDemand { demand -= 1 }
      return (subscriber, true)
    }
    guard let taker else { return }
    fanout?.want()
    if waits, let element = waitingElement() { deliver(element, to: taker) }
  }

  final override func cancel() { _ = leave() }

  private func leave() -> S? {
    // What the publisher owns may be released with this subscription, while no lock is held.
    let (left, table, kept) = lock.withLock { _ in
      let all = (subscriber, fanout, owner)
      (subscriber, fanout, owner) = (nil, nil, nil)
      return all
    }
    table?.remove(self)
    withExtendedLifetime(kept) {}
    return left
  }
}
