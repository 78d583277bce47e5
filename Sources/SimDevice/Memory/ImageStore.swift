// Decoded images. Each asset is decoded once, for any number of layers.
//
// An asset that no layer shows stays decoded until its memory is needed or a memory warning occurs: an app that scrolled
// repeatedly over ten photos of 22 MB for 30 s had nine long frames [D from S: photo cards, iPhone 14]. The amount of memory
// for unused images is not published.

import SimCore

/// An image of the app's asset catalog.
public struct ImageAsset: Hashable, Codable, Sendable {
  /// The width and height in points.
  public var width, height: Double
  /// The number of pixels per point; nil if the catalog has a variant for each screen scale.
  public var scale: Double?

  /// Creates an asset.
  ///
  /// - Precondition: the sides are positive.
  /// - Parameter width: points.
  /// - Parameter height: points.
  /// - Parameter scale: pixels per point, if there is only one variant.
  public init(width: Double, height: Double, scale: Double? = nil) {
    precondition(width > 0 && height > 0 && (scale ?? 1) > 0, "An image has a positive size.")
    self.width = width
    self.height = height
    self.scale = scale
  }

  /// Returns the decoded pixels for a screen.
  package func pixels(screenScale: Double) -> BackingStore {
    BackingStore(width: width, height: height, scale: scale ?? screenScale, format: .bgra8)
  }
}

/// The image assets of an app, with their use counts.
struct ImageStore {
  private var assets: [String: ImageAsset] = [:]
  private var uses: [String: Int] = [:]
  /// The decoded assets that no layer shows, in the order of their last use.
  private var unused: [String] = []

  mutating func add(_ asset: ImageAsset, named name: String) { assets[name] = asset }

  /// Returns the asset of a name, if the catalog has it.
  func asset(named name: String) -> ImageAsset? { assets[name] }

  /// Records that a layer shows an image.
  ///
  /// - Returns: whether the image has to be decoded.
  mutating func use(_ name: String) -> Bool {
    uses[name, default: 0] += 1
    guard uses[name] == 1 else { return false }
    guard let place = unused.firstIndex(of: name) else { return true }
    unused.remove(at: place)
    return false
  }

  /// Records that a layer no longer shows an image, which stays decoded.
  mutating func endUse(_ name: String) {
    uses[name, default: 1] -= 1
    if uses[name] == 0 { unused.append(name) }
  }

  /// Evicts unused images, the oldest first, until the others need no more than a limit.
  ///
  /// - Parameter bytes: returns the size of a decoded image.
  /// - Returns: the evicted images.
  mutating func evict(above limit: Int, _ bytes: (String) -> Int) -> [String] {
    var total = unused.reduce(0) { $0 + bytes($1) }
    var evicted: [String] = []
    while total > limit, !unused.isEmpty {
      let oldest = unused.removeFirst()
      total -= bytes(oldest)
      evicted.append(oldest)
    }
    return evicted
  }
}
