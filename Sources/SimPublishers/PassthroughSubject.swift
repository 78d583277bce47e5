// Subjects whose subscribers receive an element in the order in which they subscribed. See Fanout.swift.

public import OpenCombine

/// A subject that broadcasts elements to downstream subscribers.
///
/// It keeps no element: one that is sent when nobody is subscribed, or to a subscriber that has requested none,
/// is dropped. Subscribers receive in the order in which they subscribed.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let fanout = Fanout<Output, Failure>()

  /// Creates a passthrough subject.
  public init() {}

  /// Provides this subject an opportunity to establish demand for any new upstream subscriptions.
  public func send(subscription: any Subscription) { fanout.keep(subscription, untilWanted: true) }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where Output == S.Input, Failure == S.Failure {
    fanout.receive(subscriber, PassthroughSubscription(subscriber, fanout, owner: self))
  }

  /// Sends an element to the subscribers that want one.
  public func send(_ input: Output) { fanout.send(input) }

  /// Sends the end to the subscribers; later ones are told at once.
  public func send(completion: Subscribers.Completion<Failure>) {
    fanout.send(completion: completion)
  }
}

private final class PassthroughSubscription<S: Subscriber>: DemandSubscription<S>,
  @unchecked Sendable
{
  override var description: String { "PassthroughSubject" }
}
