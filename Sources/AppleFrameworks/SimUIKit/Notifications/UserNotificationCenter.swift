public import Foundation
import Synchronization

/// A notification center that denies authorization and stores requests without delivering them.
public final class UNUserNotificationCenter: NSObject, Sendable {
  private struct Book: Sendable {
    var status = UNAuthorizationStatus.notDetermined
    var requests: [UNNotificationRequest] = []
  }
  private static let center = UNUserNotificationCenter()
  private let book = Mutex(Book())
  public class func current() -> UNUserNotificationCenter { center }
  /// The delegate, which is never called.
  public nonisolated(unsafe) weak var delegate: (any UNUserNotificationCenterDelegate)?
  override init() {}

  /// Reports a denial in a later turn of the main queue.
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
  /// Reports the settings in a later turn of the main queue.
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

  /// Adds a request and replaces one with the same identifier.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    keep(request)
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
  /// Adds a request and replaces one with the same identifier.
  public func add(_ request: UNNotificationRequest) async throws { keep(request) }
  private func keep(_ request: UNNotificationRequest) {
    book.withLock { book in
      book.requests.removeAll { $0.identifier == request.identifier }
      book.requests.append(request)
    }
  }
  /// Reports the pending requests in a later turn of the main queue.
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
  /// Reports an empty list in a later turn of the main queue.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }
  /// Accepted and ignored: there is no home screen.
  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }
}
