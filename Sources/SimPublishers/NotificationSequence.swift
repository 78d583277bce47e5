// Notifications as a sequence: each is kept from the moment it is posted until it is asked for.

public import Foundation
import OpenCombine

extension NotificationCenter {
  /// Returns an asynchronous sequence of notifications produced by this center for a given name and object.
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications { Notifications(center: self, name: name, object: object) }

  /// An asynchronous sequence of notifications.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    /// A notification.
    public typealias Element = Notification
    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: AnyObject?

    init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Begins to observe.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// The notifications since the iterator was made.
    public struct Iterator: AsyncIteratorProtocol {
      private var base: AsyncStream<Posted>.Iterator

      init(_ sequence: Notifications) {
        let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
        nonisolated(unsafe) let subscription = sequence.center
          .publisher(for: sequence.name, object: sequence.object)
          .sink { continuation.yield(Posted(notification: $0)) }
        continuation.onTermination = { _ in subscription.cancel() }
        base = stream.makeAsyncIterator()
      }

      /// The next notification.
      public mutating func next() async -> Notification? { await base.next()?.notification }
    }
  }
}

/// A notification on its way from who posts it to who waits for it.
private struct Posted: @unchecked Sendable { let notification: Notification }
