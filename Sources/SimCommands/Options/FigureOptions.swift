// The format of the figures beside a report.

import ArgumentParser
import SimCharts
import SimReport

/// The options for the format of figures.
package struct FigureOptions: ParsableArguments {
  @Option(help: "The format of the figures.")
  var figures = FigureFormat.Kind.png

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels per point of a PNG: 1 or 2 (default: 2).", valueName: "number"),
    transform: Self.parseScale)
  var figureScale = 2.0

  @Flag(
    help:
      "Draw figures on dark paper; otherwise a PNG is white, and an SVG light or dark as its reader's screen is."
  )
  var dark = false

  package init() {}

  /// The requested format.
  var format: FigureFormat {
    FigureFormat(figures, scale: figureScale, theme: dark ? .dark : nil)
  }

  @Sendable private static func parseScale(_ text: String) throws -> Double {
    guard let scale = Double(text), scale == 1 || scale == 2 else {
      throw UsageError("'\(text)' is not a figure scale: use 1 or 2")
    }
    return scale
  }
}

extension FigureFormat.Kind: ExpressibleByArgument {}
