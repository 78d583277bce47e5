// The backing store of a layer that draws.
//
// pixels = ⌈width · scale⌉ × ⌈height · scale⌉; bytes = pixels × bytes per pixel. In memory each row
// is padded to 64 bytes and the surface to whole pages of 16 KB [K]. A layer with only a background
// color has no backing store; an empty `draw` override costs one [S: tech talk 10856].

package import SimCore

/// The pixels of one layer.
package struct BackingStore: Hashable, Sendable {
  /// The format of a pixel.
  package enum Format: String, Codable, Hashable, Sendable {
    /// Four channels of eight bits: 4 bytes.
    case bgra8
    /// Coverage only, as for text in one color: 1 byte [S: former engineer of the framework].
    case alpha8
    /// Half-precision floats for wide color: 8 bytes [K].
    case halfFloat

    /// The number of bytes per pixel.
    package var bytesPerPixel: Int {
      switch self {
      case .bgra8: 4
      case .alpha8: 1
      case .halfFloat: 8
      }
    }
  }

  /// The width in pixels.
  package let pixelWidth: Int
  /// The height in pixels.
  package let pixelHeight: Int
  /// The format of a pixel.
  package let format: Format

  /// Creates the backing store of a layer.
  ///
  /// - Precondition: no side is negative.
  /// - Parameter width: points.
  /// - Parameter height: points.
  /// - Parameter scale: pixels per point.
  package init(width: Double, height: Double, scale: Double, format: Format) {
    precondition(width >= 0 && height >= 0 && scale > 0, "A layer has no negative size.")
    pixelWidth = Self.ceiling(width * scale)
    pixelHeight = Self.ceiling(height * scale)
    self.format = format
  }

  /// The number of pixels, from which drawing is priced.
  package var pixelCount: Int { pixelWidth * pixelHeight }

  /// The number of bytes of the pixels without padding.
  package var pixelBytes: Bytes { Bytes(pixelCount * format.bytesPerPixel) }

  /// The number of bytes of the surface, with padded rows and whole pages.
  package var allocatedBytes: Bytes {
    let row = Bytes(pixelWidth * format.bytesPerPixel).roundedUp(to: 64)
    return (row * pixelHeight).roundedUp(to: 16_384)
  }

  private static func ceiling(_ side: Double) -> Int {
    let whole = Int(side)
    return Double(whole) < side ? whole + 1 : whole
  }
}
