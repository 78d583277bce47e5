// The memory behind a layer that draws.
//
// pixels = ⌈width · scale⌉ × ⌈height · scale⌉; bytes = pixels × bytes per pixel. In memory each
// row is padded to 64 bytes and the surface to whole pages of 16 KB [K]. A layer that has only a
// background colour has no backing store; an empty `draw` override costs one [S: tech talk 10856].

package import SimCore

/// The pixels of one layer.
package struct BackingStore: Hashable, Sendable {
  /// How a pixel is stored.
  package enum Format: String, Codable, Hashable, Sendable {
    /// Eight bits for each of four channels: 4 bytes.
    case bgra8
    /// Coverage only, as for text in one colour: 1 byte [S: former engineer of the framework].
    case alpha8
    /// Half-precision floats for wide colour: 8 bytes [K].
    case halfFloat

    /// Bytes of one pixel.
    package var bytesPerPixel: Int {
      switch self {
      case .bgra8: 4
      case .alpha8: 1
      case .halfFloat: 8
      }
    }
  }

  /// The width of the store, in pixels.
  package let pixelWidth: Int
  /// The height of the store, in pixels.
  package let pixelHeight: Int
  /// How a pixel is stored.
  package let format: Format

  /// The store of a layer.
  /// - Precondition: No side is negative.
  /// - Parameter width: points.
  /// - Parameter height: points.
  /// - Parameter scale: pixels per point.
  package init(width: Double, height: Double, scale: Double, format: Format) {
    precondition(width >= 0 && height >= 0 && scale > 0, "A layer has no negative size.")
    pixelWidth = Self.ceiling(width * scale)
    pixelHeight = Self.ceiling(height * scale)
    self.format = format
  }

  /// The number of pixels, which is what drawing is charged by.
  package var pixelCount: Int { pixelWidth * pixelHeight }

  /// The bytes of the pixels alone.
  package var pixelBytes: Bytes { Bytes(pixelCount * format.bytesPerPixel) }

  /// The bytes that the surface takes: padded rows, whole pages.
  package var allocatedBytes: Bytes {
    let row = Bytes(pixelWidth * format.bytesPerPixel).roundedUp(to: 64)
    return (row * pixelHeight).roundedUp(to: 16_384)
  }

  private static func ceiling(_ side: Double) -> Int {
    let whole = Int(side)
    return Double(whole) < side ? whole + 1 : whole
  }
}
