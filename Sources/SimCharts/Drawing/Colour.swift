// A colour of a figure: its value on white paper, and the share that remains when it is mixed with
// the paper.
//
// The final colour depends on the paper (`Theme`), so a figure stores colours by their meaning; a
// `DisplayColour` is a final one.
// Components are whole numbers, so that tests of drawing commands compare colours exactly.

package struct Colour: Equatable, Hashable, Sendable {
  /// The colour on white paper before mixing, as `0xRRGGBB`.
  package let hex: UInt32
  /// The share of the colour, in per cent; the rest is paper.
  package private(set) var share: UInt8 = 100

  /// Makes an opaque colour from `0xRRGGBB`.
  package init(_ hex: UInt32) {
    self.hex = hex & 0xff_ffff
  }

  /// Returns the colour mixed with the paper.
  ///
  /// It stays opaque, so that nothing below shines through.
  ///
  /// - Parameter share: The share of the colour, 0…1, rounded to whole per cents.
  package func tint(_ share: Double) -> Colour {
    var tinted = self
    tinted.share = UInt8((Double(self.share) * min(max(share, 0), 1)).rounded())
    return tinted
  }
}
