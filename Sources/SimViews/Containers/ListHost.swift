// The seam between a list and its host. The runtime knows which rows there are; the host knows which
// are visible, and asks for them, refreshes them and gives them back.

package import Foundation
package import SimGraph

/// A list as its host sees it.
@MainActor
package final class ListHost {
  package unowned(unsafe) let runtime: ViewRuntime
  package unowned(unsafe) let root: HostingRoot
  package let environment: EnvironmentScope
  package let subgraph: SubgraphID
  package let element: ListElement
  /// The view whose list it is.
  package let owner: ViewOwner
  /// The rows that exist, in the order of their places.
  package private(set) var rows: [ListRow] = []
  /// How far the content is scrolled, in points; the host's business.
  package var contentOffset: CGFloat = 0
  /// The height of everything, estimated where rows do not exist, in points; the host's business.
  package var contentHeight: CGFloat = 0
  /// Rows that went off screen and keep their state, by identity; removed in the order of going.
  private var asleep: [ObjectIdentifier: (serial: Int, row: ListRow)] = [:]
  private var nextSerial = 0
  private var source: RowProvider
  private var isWaiting = false
  /// Why the rows have to be looked at, where a body asked for it.
  private var cause: CauseID?

  init(_ inputs: _ViewInputs, source: RowProvider, element: ListElement) {
    runtime = inputs.runtime
    root = inputs.root
    environment = inputs.environment
    subgraph = inputs.subgraph
    owner = inputs.runtime.owner
    self.source = source
    self.element = element
    needsUpdate()
  }

  /// The space between a cell and its content, in points: 20 at the sides as in a plain list on a
  /// phone, 11 above and below, so that one line of body text gives the usual row of 44.
  package static let rowInsets = EdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)
  /// The least height of a row, in points (UITableView and plain collection lists).
  nonisolated package static let minimumRowHeight: CGFloat = 44

  /// The number of rows, existing or not.
  package var count: Int { source.count }

  /// Says that the rows have to be looked at before the next frame.
  package func needsUpdate() {
    if runtime.graph.currentCause != .none { cause = runtime.graph.currentCause }
    guard !isWaiting else { return }
    isWaiting = true
    runtime.listsToUpdate.append(self)
  }

  /// Takes the list off the runtime's waiting list; called by the host when it looks at the rows.
  package func beginUpdate() {
    isWaiting = false
    runtime.listsToUpdate.removeAll { $0 === self }
    // Until the device has looked at the rows; without a body that asked for it they move into view.
    runtime.graph.currentCause = cause ?? runtime.causes.event(.scroll)
    cause = nil
    for row in rows where row.isGone { row.remove() }
    rows.removeAll(where: \.isGone)
    for row in asleep.isEmpty ? [] : sleepers where row.isGone {
      asleep[ObjectIdentifier(row)] = nil
      row.remove()
    }
    rows.sort { $0.position < $1.position }
  }

  /// Makes a row exist.
  ///
  /// - Parameter position: its place, from 0 to `count` − 1.
  /// - Returns: the row, not laid out yet.
  package func realise(_ position: Int) -> ListRow {
    precondition(position >= 0 && position < count, "The list has no row \(position).")
    let row = source.makeRow(at: position - source.offset, in: self)
    asleep[ObjectIdentifier(row)] = nil
    runtime.owned(by: owner) { row.install() }
    let place = rows.firstIndex { $0.position > position } ?? rows.count
    rows.insert(row, at: place)
    return row
  }

  /// Gives a row back; its state stays for when it comes into view again.
  package func recycle(_ row: ListRow) {
    rows.removeAll { $0 === row }
    guard row.sleep() else { return row.remove() }
    nextSerial += 1
    asleep[ObjectIdentifier(row)] = (nextSerial, row)
  }

  private var sleepers: [ListRow] {
    asleep.values.sorted { $0.serial < $1.serial }.map(\.row)
  }

  func removeAll() {
    for row in rows { row.remove() }
    for row in sleepers { row.remove() }
    rows = []
    asleep = [:]
    runtime.listsToUpdate.removeAll { $0 === self }
  }
}

/// The area of a list on screen; its rows are placed by the host.
@MainActor
package final class ListElement: RenderElement {
  package private(set) weak var host: ListHost?
  package override var isHost: Bool { true }
  package override var kind: RenderKind { .list }

  func attach(_ host: ListHost) { self.host = host }

  /// A list takes all the space that it is offered.
  package override func computeSize(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  package override func placeChildren(in size: CGSize, _ runtime: ViewRuntime) {
    host?.needsUpdate()
  }
}
