// The size, weight and colour of a text, and the width of a text in this style.

/// The style in which a text is drawn.
package struct TextStyle: Equatable, Sendable {
  /// The least size in a figure, in points at 1×.
  package static let leastSize = 11.0

  /// The size, in points.
  package var size: Double
  /// Whether the text is bold.
  package var isBold: Bool
  package var colour: Colour

  package init(_ size: Double = 11, bold: Bool = false, colour: Colour = Palette.ink) {
    self.size = size
    self.isBold = bold
    self.colour = colour
  }

  /// The distance from the baseline to the top of the tallest letter (0.76 em in DejaVu Sans), in
  /// points.
  package var ascent: Double { size * 0.76 }
  /// The distance from the baseline to the bottom of the deepest letter (0.24 em in DejaVu Sans),
  /// in points.
  package var descent: Double { size * 0.24 }

  /// Returns the width of a text, in points.
  package func width(of text: String) -> Double {
    let units = text.unicodeScalars.reduce(0) { $0 + Int(advance(of: $1)) }
    return Double(units) * size / Double(DejaVuAdvances.unitsPerEm)
  }

  /// Returns a text cut to a width, with an ellipsis in place of the rest.
  ///
  /// - Returns: The text, a beginning of it with `…`, or an empty text if not even that fits.
  package func fit(_ text: String, width: Double) -> String {
    guard self.width(of: text) > width else { return text }
    var cut = text
    while !cut.isEmpty {
      cut.removeLast()
      let shortened = cut + "…"
      if self.width(of: shortened) <= width { return cut.isEmpty ? "" : shortened }
    }
    return ""
  }

  private func advance(of scalar: Unicode.Scalar) -> UInt16 {
    let table = isBold ? DejaVuAdvances.bold : DejaVuAdvances.regular
    let extras = isBold ? DejaVuAdvances.boldExtras : DejaVuAdvances.regularExtras
    if scalar.value >= DejaVuAdvances.first {
      let index = Int(scalar.value - DejaVuAdvances.first)
      if index < table.count { return table[index] }
    }
    return extras[scalar.value] ?? DejaVuAdvances.unknown
  }
}
