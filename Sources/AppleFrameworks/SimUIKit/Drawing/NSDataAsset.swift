public import Foundation

/// A data asset; none is ever found.
open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: String
  open var data: Data { Data() }
  public init?(name: String) { return nil }
  public init?(name: String, bundle: Bundle) { return nil }
}
