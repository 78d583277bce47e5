public import Foundation

/// A picture, a film or a sound that is shown with a notice: kept.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// What it is called, and where its file lies.
  public let identifier: String, url: URL
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, self.url) = (identifier, url)
  }
}
