// What an object announces its changes with. See Fanout.swift.

public import OpenCombine

/// A publisher that publishes changes from observable objects.
///
/// Subscribers are told in the order in which they subscribed.
public final class ObservableObjectPublisher: Publisher {
  /// It says that something changes, not what.
  public typealias Output = Void
  /// It never fails.
  public typealias Failure = Never

  private let fanout = Fanout<Void, Never>()

  /// Creates an observable object publisher instance.
  public init() {}

  /// Attaches a subscriber; one request suffices for all changes to come.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    fanout.receive(
      subscriber, ObjectSubscription(subscriber, fanout, owner: nil, ignoresDemand: true))
  }

  /// Announces a change.
  public func send() { fanout.send(()) }
}

private final class ObjectSubscription<S: Subscriber>: DemandSubscription<S>, @unchecked Sendable {
  override var description: String { "ObservableObjectPublisher" }
}
