// What the build found in asset catalogues. The device finds the types by their conformance, as it finds previews.

public import Foundation

/// A type that the build makes from a target's asset catalogues.
public protocol _AssetCatalog {
  /// The sizes of the images, in points, by name.
  static var imageSizes: [String: CGSize] { get }
}
