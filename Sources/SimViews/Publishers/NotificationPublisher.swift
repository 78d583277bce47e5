// Notifications as a publisher: each is published, on the thread that posts it, while it is posted.

public import Foundation
public import OpenCombine

extension NotificationCenter {
  /// Returns a publisher that emits events when broadcasting notifications.
  ///
  /// - Parameter object: whose notifications are published; nil for everybody's.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher that emits elements when broadcasting notifications.
  public struct Publisher: OpenCombine.Publisher, Equatable {
    /// It publishes notifications.
    public typealias Output = Notification
    /// It never fails.
    public typealias Failure = Never

    /// The notification center that it uses as a source.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts them; nil for any.
    public let object: AnyObject?

    /// Creates a publisher that emits events when broadcasting notifications.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Adds a subscriber, which observes the center until it cancels.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Never, S.Input == Notification {
      let subscription = NotificationSubscription(subscriber)
      subscriber.receive(subscription: subscription)
      subscription.observe(center, name, object)
    }

    /// Whether both publish the same notifications.
    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }
}

/// One observer of a notification center.
///
/// Confined to the threads that post and cancel, which on a device are one.
private final class NotificationSubscription<S: Subscriber>: Subscription, @unchecked Sendable
where S.Input == Notification, S.Failure == Never {
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var center: NotificationCenter?
  private var observation: (any NSObjectProtocol)?

  init(_ subscriber: S) { self.subscriber = subscriber }

  func observe(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?) {
    guard subscriber != nil else { return }
    self.center = center
    observation = center.addObserver(forName: name, object: object, queue: nil) { [weak self] in
      self?.receive($0)
    }
  }

  private func receive(_ notification: Notification) {
    guard let subscriber, demand > .none else { return }
    demand -= 1
    demand += subscriber.receive(notification)
  }

  func request(_ new: Subscribers.Demand) { demand += new }

  func cancel() {
    if let observation { center?.removeObserver(observation) }
    observation = nil
    center = nil
    subscriber = nil
  }
}
