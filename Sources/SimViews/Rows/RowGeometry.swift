package import Foundation

/// What is known of the lengths of a container's lines.
package struct RowGeometry {
  private var total: CGFloat = 0
  private var count = 0
  /// Whether the rows that come into view next are those before the first one.
  package var isMovingBack = false
  /// The rows that were laid out at least once.
  package var visited = VisitedRows()
  /// How many of them have memory that the host has recorded.
  package var visitedCells = 0
  /// How long the platform's layout takes a row to be that was not laid out yet, in points; nil before one was.
  package var expectedLength: CGFloat?
  /// Where the rows lay when they were looked at last.
  package var shown = Shown()

  /// What is on screen.
  package struct Shown: Equatable {
    var first = -1
    var count = -1
    package private(set) var start: CGFloat = 0

    package init() {}

    /// What a host shows now.
    @MainActor
    package init(_ host: RowHost) {
      first = host.rows.first?.position ?? -1
      count = host.rows.count
      start = host.visible?.lowerBound ?? 0
    }
  }

  /// The length of a line before any was seen, in points: a usual row of a list.
  package var usualLength: CGFloat = 44

  /// The average length of the lines seen so far, in points; the usual one before any was seen.
  package var estimate: CGFloat { count == 0 ? usualLength : total / CGFloat(count) }

  /// Whether a line was measured.
  package var hasMeasured: Bool { count > 0 }

  /// Notes the length of a line.
  package mutating func note(_ length: CGFloat) {
    guard count < 1_000 else { return }
    total += length
    count += 1
  }
}
