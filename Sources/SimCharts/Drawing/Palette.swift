// The colours of all figures: Okabe and Ito's set, which colour-blind readers can distinguish.
//
// (M. Okabe and K. Ito, "Color Universal Design", 2008.) Red is not in the set and is reserved for
// hitches; their vermilion is omitted because it is too similar. Their purple is darkened here, and
// so is the red: adjacent colours must differ in lightness, or they look the same in greyscale.
// `PaletteTests` checks this for both papers. Every meaning of a colour is also shown by a shape, a
// pattern or a direct label.

package enum Palette {
  package static let ink = Colour(0x1A1A1A)
  /// The colour of secondary text.
  package static let quiet = Colour(0x5F6368)
  package static let grid = Colour(0xE3E5E8)
  /// The background of a lane.
  package static let lane = Colour(0xF5F6F7)
  /// Lines between parts of a figure.
  package static let rule = Colour(0xB8BCC2)
  package static let paper = Colour(0xFFFFFF)
  /// The colour of hitches, used for nothing else.
  package static let hitch = Colour(0xA80016)

  /// Okabe and Ito's orange.
  package static let orange = Colour(0xE69F00)
  /// Okabe and Ito's sky blue.
  package static let sky = Colour(0x56B4E9)
  /// Okabe and Ito's bluish green.
  package static let green = Colour(0x009E73)
  /// Okabe and Ito's yellow.
  package static let yellow = Colour(0xF0E442)
  /// Okabe and Ito's blue.
  package static let blue = Colour(0x0072B2)
  /// Okabe and Ito's reddish purple, darker than the orange below it and the grey on top of it.
  package static let purple = Colour(0xBF6496)
  /// The seventh colour, for the remaining parts.
  package static let grey = Colour(0xA9ADB3)

  /// Backgrounds from the best to the worst, from light to dark on either paper: darker is always
  /// worse, and the order survives greyscale.
  package static let heat = [0xE9F6F0, 0xF7E6B0, 0xEFC277, 0xD0824A, 0x7D3A1C].map { Colour($0) }

  /// Returns the text colour on such a background: dark, and light on the darkest.
  package static func ink(onHeat level: Int) -> Colour {
    level == heat.count - 1 ? heatPaper : heatInk
  }

  private static let heatInk = Colour(0x191A1B)
  private static let heatPaper = Colour(0xFFFFFE)

  /// Seven colours for stacked parts, in order; the last one is for "other".
  package static let stack = [blue, sky, green, yellow, orange, purple, grey]

  /// Seven colours for lines and their points, none so light that a thin line is hard to see on
  /// either paper.
  package static let lines = [blue, orange, purple, sky, ink, green, grey]

  /// The colours by name, with their values on dark paper, which have the same contrast to the
  /// paper and to each other as on white.
  package static let named: [(name: String, colour: Colour, dark: UInt32)] =
    [
      ("ink", ink, 0xECEDEE), ("quiet", quiet, 0xA6ABB2), ("grid", grid, 0x2C3036),
      ("lane", lane, 0x1F2327), ("rule", rule, 0x4C5159), ("paper", paper, 0x16181B),
      ("hitch", hitch, 0xFF5252), ("orange", orange, 0xE69F00), ("sky", sky, 0x7CCAF4),
      ("green", green, 0x1DB288), ("yellow", yellow, 0xF2E96B), ("blue", blue, 0x2577B8),
      ("purple", purple, 0xB8679A), ("grey", grey, 0xB4B8BE),
    ]
    + heat.enumerated().map { ("heat\($0.offset)", $0.element, $0.element.hex) }
    + [("heatink", heatInk, heatInk.hex), ("heatpaper", heatPaper, heatPaper.hex)]

  /// The values of colours on dark paper, by their values on white.
  static let dark = Dictionary(
    named.map { ($0.colour.hex, $0.dark) }, uniquingKeysWith: { first, _ in first })
}
