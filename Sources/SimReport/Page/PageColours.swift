// The colours of figures as the page's own parts use them: the card, the phones and the bars below them.

import SimCharts

/// The palette as a style sheet has it.
enum PageColours {
  /// A variable for each colour that the page uses, by its paper.
  static var style: String {
    func rules(_ theme: Theme) -> String {
      let colours = [
        ("blue", Palette.blue), ("hitch", Palette.hitch), ("cursor", Palette.orange),
        ("rule", Palette.rule),
      ]
      return ":root{" + colours.map { "--\($0):#\(theme.digits(of: $1))" }.joined(separator: ";")
        + "}"
    }
    return rules(.light) + "@media(prefers-color-scheme:dark){" + rules(.dark) + "}"
  }
}
