// Decoded images: each asset once, however many layers show it, for as long as one does.

import SimCore

/// An image of the app's asset catalogue.
public struct ImageAsset: Hashable, Codable, Sendable {
  /// Width and height, in points.
  public var width, height: Double
  /// Pixels per point; nil if the catalogue has a variant for each screen.
  public var scale: Double?

  /// An asset.
  /// - Precondition: the sides are positive.
  /// - Parameter width: points.
  /// - Parameter height: points.
  /// - Parameter scale: pixels per point, where there is only one variant.
  public init(width: Double, height: Double, scale: Double? = nil) {
    precondition(width > 0 && height > 0 && (scale ?? 1) > 0, "An image has a positive size.")
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// The decoded pixels on a screen.
  package func pixels(screenScale: Double) -> BackingStore {
    BackingStore(width: width, height: height, scale: scale ?? screenScale, format: .bgra8)
  }
}

/// The assets of an app, and which of them are decoded.
struct ImageStore {
  private var assets: [String: ImageAsset] = [:]
  private var uses: [String: Int] = [:]

  mutating func add(_ asset: ImageAsset, named name: String) { assets[name] = asset }

  /// The asset of an image, if the catalogue has it.
  func asset(named name: String) -> ImageAsset? { assets[name] }

  /// Notes that a layer shows an image.
  ///
  /// - Returns: whether it has to be decoded for this.
  mutating func use(_ name: String) -> Bool {
    uses[name, default: 0] += 1
    return uses[name] == 1
  }

  /// Notes that a layer no longer shows an image.
  ///
  /// - Returns: whether no other does.
  mutating func endUse(_ name: String) -> Bool {
    uses[name, default: 1] -= 1
    return uses[name] == 0
  }
}
