public import Foundation

/// Data of an asset catalogue: none is found.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// What it is called.
  public let name: String
  /// The data.
  open var data: Data { Data() }
  /// Finds data; there is none.
  public init?(name: String) { return nil }
  /// Finds data; there is none.
  public init?(name: String, bundle: Bundle) { return nil }
}
