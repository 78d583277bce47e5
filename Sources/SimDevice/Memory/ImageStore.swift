// Decoded images: each asset once, however many layers show it.
//
// An asset that no layer shows stays decoded until others need its room or memory is short: an app that scrolled over ten photos
// of 22 MB again and again for 30 s had nine long frames [D from S: photo cards, iPhone 14]. How much stays is not published.

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
  /// What no layer shows and is decoded nevertheless, in the order in which it was last shown.
  private var unused: [String] = []

  mutating func add(_ asset: ImageAsset, named name: String) { assets[name] = asset }

  /// The asset of an image, if the catalogue has it.
  func asset(named name: String) -> ImageAsset? { assets[name] }

  /// Notes that a layer shows an image.
  ///
  /// - Returns: whether it has to be decoded for this.
  mutating func use(_ name: String) -> Bool {
    uses[name, default: 0] += 1
    guard uses[name] == 1 else { return false }
    guard let place = unused.firstIndex(of: name) else { return true }
    unused.remove(at: place)
    return false
  }

  /// Notes that a layer no longer shows an image; it stays decoded.
  mutating func endUse(_ name: String) {
    uses[name, default: 1] -= 1
    if uses[name] == 0 { unused.append(name) }
  }

  /// Gives up images that no layer shows, the oldest first, until the rest takes no more than a limit.
  ///
  /// - Parameter bytes: what a decoded image takes.
  /// - Returns: those that were given up.
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
