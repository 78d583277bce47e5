// A colour of a figure: what it is on white paper, and how much of it is left where it is mixed with the paper.
//
// The final colour depends on the paper (`Theme`), so a figure holds colours by what they mean. Whole numbers, so
// that colours compare exactly in tests of drawing commands.

package struct Colour: Equatable, Hashable, Sendable {
  /// The colour on white paper before it is mixed with it, as `0xRRGGBB`.
  package let hex: UInt32
  /// How much of the colour is left, in per cent; the rest is paper.
  package private(set) var share: UInt8 = 100

  /// Makes an opaque colour from `0xRRGGBB`.
  package init(_ hex: UInt32) {
    self.hex = hex & 0xff_ffff
  }

  /// The colour mixed with the paper, still opaque, so that nothing below shines through.
  ///
  /// - Parameter share: How much of the colour is left, 0…1; whole per cents count.
  package func tint(_ share: Double) -> Colour {
    var tinted = self
    tinted.share = UInt8((Double(self.share) * min(max(share, 0), 1)).rounded())
    return tinted
  }
}
