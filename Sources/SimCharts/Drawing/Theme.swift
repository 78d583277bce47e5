// Light and dark paper. A figure is the same list of steps on both; the colours of the palette have a counterpart for
// dark paper, and a tint is mixed with the paper that it lies on.

/// The paper that a figure is drawn on.
package enum Theme: String, CaseIterable, Sendable {
  case light
  case dark

  /// Returns the value of a colour on this paper, as `0xRRGGBB`.
  package func rgb(_ colour: Colour) -> UInt32 {
    let whole = self == .light ? colour.hex : Palette.dark[colour.hex] ?? colour.hex
    guard colour.share < 100 else { return whole }
    let paper = self == .light ? Palette.paper.hex : Palette.dark[Palette.paper.hex] ?? 0
    let share = Double(colour.share) / 100
    return [16, 8, 0].reduce(0) { mixed, shift in
      let part = Double(whole >> shift & 0xff)
      let ground = Double(paper >> shift & 0xff)
      return mixed | UInt32((ground + (part - ground) * share).rounded()) << shift
    }
  }
}
