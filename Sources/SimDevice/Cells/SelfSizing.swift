// The cost of rows that are not visible: a container computes positions for them.
//
// A list that is a collection view stores the position of every row of a section, with an estimated height. When a row that
// becomes visible for the first time has another height, the positions of the section are solved again, which takes longer
// the more rows the section has: 55 % of the main thread's time on an iPhone 11 with 10,000 rows of mixed heights, nothing
// if all heights are equal [S: KsCollectionView, host-model.md#D1]. A table view does nothing of this kind [S: fatbobman,
// 40,000 rows]. The expected height of a row is the height of the first measured row [E; with the estimate of 54 pt that was
// observed in a simulator, every row of another height would cause a solve].
//
// A lazy stack places every row that it knows in each pass, visible or not [S: bloom 62, host-model.md#D3].

import Foundation
@_spi(Runtime) import SimViews

extension CellHost {
  /// Records that a row was laid out, and charges for a height that differs from the expected one.
  func noteLayout(of row: ListRow) {
    let host = row.host
    guard host.geometry.visited.note(row.position), host.usesCells, row.kind == .content,
      host.runtime.policy.listHosting == .collectionView
    else { return }
    noteVisit(of: host)
    guard let expected = host.geometry.expectedLength else {
      host.geometry.expectedLength = row.length
      return
    }
    guard abs(row.length - expected) >= Self.leastDifference else { return }
    work.charge(.resolveEstimate, units: host.sectionLength(at: row.position))
  }

  /// The smallest difference that counts.
  ///
  /// Heights are whole pixels on all screens, so anything less is rounding.
  private static let leastDifference: CGFloat = 1.0 / 3

  /// Charges a pass over a lazy stack or grid for the known rows that are not visible.
  func chargePlacing(of host: RowHost) {
    guard !host.usesCells, host.area != nil else { return }
    let hidden = min(host.geometry.visited.count, host.count) - host.rows.count
    if hidden > 0 { work.charge(.placeKnownRow, units: hidden) }
  }
}
