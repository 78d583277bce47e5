// What unseen rows cost: the places that a container works out for rows that it does not show.
//
// A list that is a collection view keeps the place of every row of a section by an estimate of its height. When a row that
// comes into view for the first time is of another height, the section's places are solved again, which takes longer the
// more rows it has: 55 % of the main thread's time on an iPhone 11 with 10,000 rows of mixed heights, nothing where all
// are equal [S: KsCollectionView, host-model.md#D1]. A table view does nothing of this kind [S: fatbobman, 40,000 rows].
// What a row is expected to be is the height of the first row that was measured [E; the estimate of 54 pt that was seen in
// a simulator would have every list of rows of any other height solve for each of them].
//
// A lazy stack places every row that it knows in each pass over it, whether it is shown or not [S: bloom 62, host-model.md#D3].

import Foundation
@_spi(Runtime) import SimViews

extension CellHost {
  /// Notes that a row was laid out, for the first time or again.
  func noteLayout(of row: ListRow, on device: Engine) {
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
    device.charge(.resolveEstimate, units: host.sectionLength(at: row.position))
  }

  /// Heights are whole pixels on all screens; a smaller difference is rounding.
  private static let leastDifference: CGFloat = 1.0 / 3

  /// Charges a pass over a lazy stack or grid for the rows that it knows and does not show.
  func chargePlacing(of host: RowHost, on device: Engine) {
    guard !host.usesCells, host.area != nil else { return }
    let hidden = min(host.geometry.visited.count, host.count) - host.rows.count
    if hidden > 0 { device.charge(.placeKnownRow, units: hidden) }
  }
}
