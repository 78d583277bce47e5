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
      let hub = NotificationHub.hub(of: center, name)
      hub.fanout.receive(subscriber, NotificationSubscription(subscriber, hub, from: object))
    }

    /// Whether both publish the same notifications.
    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }
}

/// Observes one name of a notification center for all publishers.
///
/// So their subscribers are told in the order in which they subscribed: the center itself keeps its observers in no
/// order. It lives as long as somebody subscribes.
private final class NotificationHub: @unchecked Sendable {
  let fanout = Fanout<Notification, Never>()
  private let key: Key
  private let center: NotificationCenter
  private var observation: (any NSObjectProtocol)?

  private struct Key: Hashable {
    let center: ObjectIdentifier
    let name: Notification.Name
  }

  private struct Entry { weak var hub: NotificationHub? }

  private static let lock = NSRecursiveLock()
  nonisolated(unsafe) private static var hubs: [Key: Entry] = [:]

  static func hub(of center: NotificationCenter, _ name: Notification.Name) -> NotificationHub {
    lock.withLock {
      let key = Key(center: ObjectIdentifier(center), name: name)
      if let known = hubs[key]?.hub { return known }
      let made = NotificationHub(center, key)
      hubs[key] = Entry(hub: made)
      return made
    }
  }

  private init(_ center: NotificationCenter, _ key: Key) {
    self.center = center
    self.key = key
    observation = center.addObserver(forName: key.name, object: nil, queue: nil) { [weak self] in
      self?.fanout.send($0)
    }
  }

  deinit {
    if let observation { center.removeObserver(observation) }
    Self.lock.withLock {
      if Self.hubs[key]?.hub == nil { Self.hubs[key] = nil }
    }
  }
}

private final class NotificationSubscription<S: Subscriber>: DemandSubscription<S>,
  @unchecked Sendable
where S.Input == Notification, S.Failure == Never {
  private let sender: AnyObject?

  init(_ subscriber: S, _ hub: NotificationHub, from sender: AnyObject?) {
    self.sender = sender
    super.init(subscriber, hub.fanout, owner: hub)
  }

  override func takes(_ notification: Notification) -> Bool {
    sender == nil || notification.object as AnyObject? === sender
  }

  override var description: String { "NotificationCenter" }
}
