// A colour as it is drawn: red, green, blue and opacity of 8 bits each.
//
// Whole numbers, so that colours compare exactly in tests of drawing commands.

/// A colour.
package struct Colour: Equatable, Hashable, Sendable {
  /// The red part, 0…255.
  package var red: UInt8
  /// The green part, 0…255.
  package var green: UInt8
  /// The blue part, 0…255.
  package var blue: UInt8
  /// The opacity, 0…255.
  package var alpha: UInt8

  /// Makes an opaque colour from `0xRRGGBB`.
  package init(_ hex: UInt32) {
    red = UInt8(hex >> 16 & 0xFF)
    green = UInt8(hex >> 8 & 0xFF)
    blue = UInt8(hex & 0xFF)
    alpha = 255
  }

  /// The colour mixed with white, still opaque, so that nothing below shines through.
  ///
  /// - Parameter share: How much of the colour is left, 0…1.
  package func tint(_ share: Double) -> Colour {
    var tinted = self
    tinted.red = Self.mix(red, share)
    tinted.green = Self.mix(green, share)
    tinted.blue = Self.mix(blue, share)
    return tinted
  }

  private static func mix(_ part: UInt8, _ share: Double) -> UInt8 {
    UInt8((255 - (255 - Double(part)) * share).rounded())
  }
}
