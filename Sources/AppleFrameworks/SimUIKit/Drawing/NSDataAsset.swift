public import Foundation

/// Data of an asset catalogue: none is found.
open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: String
  open var data: Data { Data() }
  public init?(name: String) { return nil }
  public init?(name: String, bundle: Bundle) { return nil }
}
