// The colours of figures for the page's own parts: the card, the phones, and the zoomable frames.

import SimCharts
import SimMetrics

/// The palette as style sheet variables.
enum PageColours {
  /// A variable for each colour that the page uses, by paper.
  static var style: String {
    func rules(_ theme: Theme) -> String {
      let colours =
        [
          ("blue", Palette.blue), ("hitch", Palette.hitch), ("cursor", Palette.orange),
          ("rule", Palette.rule), ("paper", Palette.paper), ("ink", Palette.ink),
          ("quiet", Palette.quiet), ("grid", Palette.grid), ("lane", Palette.lane),
          ("sky", Palette.sky),
        ] + WorkKind.allCases.map { ($0.rawValue, FigureStyle.colour(of: $0)) }
      return ":root{" + colours.map { "--\($0):#\(theme.digits(of: $1))" }.joined(separator: ";")
        + "}"
    }
    return rules(.light) + "@media(prefers-color-scheme:dark){" + rules(.dark) + "}"
  }
}
