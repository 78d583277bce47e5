// The sizes by which a system lays out what it draws itself: bars, the rows of lists, controls, what is presented. An app's own
// views are not in it. Each value stands beside its source; without one it is UIKit's on iOS 15 to 18.

/// How large one system makes its bars, rows, controls and presentations.
package struct SystemGeometry: Sendable, CustomStringConvertible {
  /// The first system that has these sizes, or the first whose sizes are known.
  package var description = "iOS15"
  /// Rows, headers, footers and what stands in their cells.
  package var lists = ListGeometry()
  /// The bars at the edges of a screen.
  package var bars = BarGeometry()
  /// The parts of controls that the platform draws.
  package var controls = ControlGeometry()
  /// Sheets, alerts and dialogs.
  package var presentations = PresentationGeometry()

  /// The sizes of iOS 26.
  package static let iOS26 = SystemGeometry(
    description: "iOS26", lists: .iOS26, bars: .iOS26, controls: .iOS26, presentations: .iOS26)
}
