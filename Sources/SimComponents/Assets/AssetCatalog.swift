// The contents of asset catalogues, as found by the build. The device finds the types by their
// conformance, as it finds previews.

public import Foundation

/// A type that the build generates from the asset catalogues of a target.
public protocol _AssetCatalog {
  /// The sizes of the images, in points, by name.
  static var imageSizes: [String: CGSize] { get }
}
