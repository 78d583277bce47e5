public import Foundation

open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String, url: URL
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, self.url) = (identifier, url)
  }
}
