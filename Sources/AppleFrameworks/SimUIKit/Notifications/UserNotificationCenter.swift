public import Foundation
import Synchronization

/// The centre of an app's notifications: permission is refused, and requests wait for ever.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private struct Book: Sendable {
    var status = UNAuthorizationStatus.notDetermined
    var requests: [UNNotificationRequest] = []
  }
  private static let center = UNUserNotificationCenter()
  private let book = Mutex(Book())
  public class func current() -> UNUserNotificationCenter { center }
  /// Who hears of notices; nobody is told.
  public nonisolated(unsafe) weak var delegate: (any UNUserNotificationCenterDelegate)?
  override init() {}

  /// Asks for permission, which is refused; the answer comes in a later turn of the main queue.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    refuse()
    DispatchQueue.main.async { completionHandler(false, nil) }
  }
  @discardableResult
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    refuse()
    return false
  }
  private func refuse() { book.withLock { $0.status = .denied } }
  /// Returns what the user has allowed, in a later turn of the main queue.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let settings = settings
    DispatchQueue.main.async { completionHandler(settings) }
  }
  public func notificationSettings() async -> UNNotificationSettings { settings }
  private var settings: UNNotificationSettings {
    UNNotificationSettings(book.withLock { $0.status })
  }

  /// Keeps a request, in place of one of the same name.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
  /// Keeps a request, in place of one of the same name.
  public func add(_ request: UNNotificationRequest) async throws { keep(request) }
  private func keep(_ request: UNNotificationRequest) {
    book.withLock { book in
      book.requests.removeAll { $0.identifier == request.identifier }
      book.requests.append(request)
    }
  }
  /// Returns the pending requests, in a later turn of the main queue.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    let requests = book.withLock { $0.requests }
    DispatchQueue.main.async { completionHandler(requests) }
  }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    book.withLock { $0.requests }
  }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    book.withLock { $0.requests.removeAll { identifiers.contains($0.identifier) } }
  }
  public func removeAllPendingNotificationRequests() { book.withLock { $0.requests = [] } }
  public func removeAllDeliveredNotifications() {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func deliveredNotifications() async -> [UNNotification] { [] }
  /// There is no icon to carry the number.
  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
}
