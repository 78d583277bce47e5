// The style of all figures of runs: text styles, margins and the colours of kinds of work.

package import SimCharts
package import SimMetrics

/// Shared sizes, styles and colours.
package enum FigureStyle {
  /// The width of every figure, in points.
  package static let width = 1_200.0
  /// The margin around a figure, in points.
  package static let margin = 16.0
  /// The left end of the plots; names of lanes and values of axes are to the left of it.
  package static let plotStart = 134.0
  /// The right end of the plots; direct labels are to the right of it.
  package static let plotEnd = 1_016.0
  /// The position at which direct labels begin.
  package static let labelStart = 1_026.0
  /// The greatest width of direct labels.
  package static let labelWidth = width - margin - labelStart

  package static let title = TextStyle(19, bold: true)
  /// The line below the title.
  package static let subtitle = TextStyle(12, colour: Palette.quiet)
  /// The heading of a part.
  package static let heading = TextStyle(13, bold: true)
  /// The name of a lane.
  package static let name = TextStyle(12, bold: true)
  package static let label = TextStyle(11)
  /// Emphasized values.
  package static let strong = TextStyle(11, bold: true)
  /// Secondary labels.
  package static let quiet = TextStyle(11, colour: Palette.quiet)
  package static let hitch = TextStyle(11, bold: true, colour: Palette.hitch)

  /// Returns the colour of a kind of work.
  package static func colour(of kind: WorkKind) -> Colour {
    switch kind {
    case .event: Palette.orange
    case .update: Palette.blue
    case .layout: Palette.sky
    case .cells: Palette.green
    case .callbacks: Palette.yellow
    case .commit: Palette.purple
    case .render: Palette.grey
    }
  }

  /// Returns the colour of work of a kind that led to no frame.
  package static func paleColour(of kind: WorkKind) -> Colour { colour(of: kind).tint(0.45) }

  /// The kinds of work of the main thread, in the order in which bars stack them.
  package static let mainKinds = WorkKind.allCases.filter { $0 != .render }
}
