// The interface between rows and their host. The runtime knows which rows exist and how a row is
// laid out. The host knows which rows are visible, and requests, refreshes and recycles them.

package import Foundation
package import SimGraph

/// The rows of a list or of a lazy stack as their host uses them.
@MainActor
package class RowHost: RowContainer {
  package unowned(unsafe) let runtime: ViewRuntime
  package unowned(unsafe) let root: HostingRoot
  package let environment: EnvironmentScope
  package let subgraph: SubgraphID
  /// The view that owns the rows.
  package let owner: ViewOwner
  /// The number among the lists and lazy stacks of the app.
  package let number: Int
  @exclusivity(unchecked) private var numberedRows = 0
  /// The existing rows, ordered by position.
  @exclusivity(unchecked) package internal(set) final var rows: [ListRow] = []
  /// Pinned headers and footers whose own place is not visible, ordered by position.
  @exclusivity(unchecked) package final var detachedPinnedRows: [ListRow] = []
  /// The known lengths of rows.
  @exclusivity(unchecked) package final var geometry = RowGeometry()
  /// The host's own data for these rows, released with them.
  @exclusivity(unchecked) package final var hostData: AnyObject?
  /// The length of the content in points, set by the host; estimated for rows that do not exist.
  @exclusivity(unchecked) package final var contentLength: CGFloat = 0
  /// Whether the container was removed from the tree.
  @exclusivity(unchecked) package private(set) final var isRemoved = false
  /// The row that was swiped open.
  @exclusivity(unchecked) package final var swiped: SwipedRow?

  /// Modifiers that count how many of their rows are on screen.
  @exclusivity(unchecked) final var countingModifiers: [AppearanceNode] = []
  @exclusivity(unchecked) private(set) final var source: _RowProvider?
  @exclusivity(unchecked) private(set) final var isWaiting = false
  @exclusivity(unchecked) private(set) final var isUpdating = false
  @exclusivity(unchecked) private var placesAreStale = true
  /// Rows made in advance: not shown, and without appearance callbacks so far.
  @exclusivity(unchecked) package private(set) final var preparedRows: [ListRow] = []
  /// Rows whose elements were deleted since the last update.
  @exclusivity(unchecked) private var deleted: [ListRow] = []
  /// Suspended rows, by identity.
  @exclusivity(unchecked) final var suspendedRows: [ObjectIdentifier: (serial: Int, row: ListRow)] =
    [:]
  /// The suspended rows by time of suspension; entries of resumed rows are out of date.
  @exclusivity(unchecked) final var suspensionOrder:
    [(serial: Int, frame: UInt64, key: ObjectIdentifier)] = []
  /// How many rows each ForEach evicted in a frame; never iterated.
  @exclusivity(unchecked) final var evictions: (frame: UInt64, counts: [ObjectIdentifier: Int]) =
    (0, [:])
  @exclusivity(unchecked) private var nextSerial = 0
  /// The cause of the pending update, if a body requested it.
  @exclusivity(unchecked) final var cause: CauseID?
  /// The transaction of the body that requested the update.
  @exclusivity(unchecked) final var transaction: Transaction?

  init(_ inputs: _ViewInputs, element: RenderElement) {
    runtime = inputs.runtime
    root = inputs.root
    environment = inputs.environment
    subgraph = inputs.subgraph
    owner = inputs.runtime.owner
    number = inputs.runtime.rowHosts
    inputs.runtime.rowHosts += 1
    super.init(element: element)
  }

  /// The number of a new row.
  final func numberRow() -> Int {
    numberedRows += 1
    return numberedRows - 1
  }

  /// Sets the source of the rows, once.
  func attach(_ source: _RowProvider) {
    self.source = source
    sourceChanged()
  }

  // MARK: To be replaced

  /// The axis along which the rows are placed.
  package var axis: Axis { .vertical }
  /// The distance between lines of rows, in points; an estimate if rows specify their spacing.
  package var spacing: CGFloat { 0 }
  /// The distance between two lines in points, each given by the indices of its existing rows.
  package func spacing(between above: Range<Int>, and below: Range<Int>) -> CGFloat { spacing }
  /// Whether the estimated distance still includes each one that is measured.
  package var learnsSpacing: Bool { false }
  /// Where the first line begins, in points of the content.
  package var contentStart: CGFloat { 0 }
  /// Whether there may be sections.
  @exclusivity(unchecked) final var hasSections = false
  /// The additional space before a line in points; while visible, the rows beside it exist.
  package func gap(before line: Int) -> CGFloat { 0 }
  /// The kinds of rows that are pinned at the edges while their section is visible.
  package var pinned: PinnedScrollableViews { [] }
  /// The span between those edges, in points of the content; nil if nothing scrolls.
  package var pinningSpan: Range<CGFloat>? { nil }
  final override func forEachRowElement(_ body: (RenderElement) -> Void) {
    for row in rowsOnScreen { body(row.root.element) }
  }
  /// The kind of hosting boundary of a row.
  var rowKind: HostingRoot.Kind { .item }
  /// The scroll area whose offset decides which rows are visible; nil if all are.
  package var area: ScrollArea? { nil }
  /// The visible range along the axis, in points of the content; nil before the first layout.
  package var visible: Range<CGFloat>? { nil }
  /// The change of the environment of a row of a kind.
  package func transform(of kind: ListRow.Kind) -> (inout EnvironmentValues) -> Void { { _ in } }
  /// Lays a row out and stores its length.
  package func layOut(_ row: ListRow) {}
  /// Places the content of a row in its line and stores the length of the row.
  func place(_ row: ListRow, content: CGSize) {}
  /// Where a row begins that is shorter than its line, along the axis, in points.
  package func placeInLine(of row: ListRow) -> CGFloat { 0 }
  /// Whether sections can be folded.
  var foldsSections: Bool { false }
  /// The rectangle of a row's cell, for content that begins at a point.
  package func cell(of row: ListRow, at origin: CGPoint) -> CGRect {
    CGRect(origin: row.origin + origin, size: row.root.element.size)
  }
  /// Reads the parts of a cell at the end of its row, whose content is at a point of the screen.
  func readBadge(of row: ListRow, at corner: CGPoint, _ reader: inout ScreenReader) {}
  /// Reads the parts of a cell beside its row, whose content is at a point of the screen.
  func readParts(of row: ListRow, at corner: CGPoint, _ reader: inout ScreenReader) {}
  /// The view of the default delete action of a swiped row, which the caller removes.
  func makeDeletionLabel(for row: ListRow) -> HostingRoot? { nil }
  /// Stores the places of the rows after an update.
  package func finishPlacing() {}
  /// Scrolls so that a row is visible.
  package func reveal(_ position: Int, _ aim: ScrollAim) {}
  /// Whether rows are made in advance in the idle time of frames during a scroll.
  package var preparesRows: Bool { false }
  /// How many cells are reserved for rows that left the screen.
  package var waitingCells: Int { 0 }
  /// Whether a row that leaves the screen keeps its state.
  var keepsState: Bool { true }
  /// For how many updates suspended rows of a ForEach keep their state; nil if always.
  var retention: UInt64? { nil }
  /// Whether disappear callbacks run when a row leaves the screen at the start or the end.
  func reportsDisappearance(atStart: Bool) -> Bool { true }

  // MARK: Lines

  /// The number of rows, whether they exist or not.
  package final var count: Int { source?.count ?? 0 }
  /// The number of lines; a grid has several rows in a line.
  package var lineCount: Int { count }
  /// The line of a row.
  package func line(of position: Int) -> Int { position }
  /// The positions of a line's rows.
  package func positions(inLine line: Int) -> Range<Int> { line..<line + 1 }
  /// Called when a row was made whose id an earlier element has too.
  func noteRepeated(_ id: AnyHashable, of row: ListRow) {}
  /// Called when the set of rows changed.
  func rowsWereCounted(_ source: _RowProvider) {}

  /// The line of a requested row and its assumed start, until the rows are filled in.
  package final var wanted: (line: Int, start: CGFloat)?

  // MARK: Updating

  /// Requests an update of the rows before the next frame.
  package final override func needsUpdate() {
    // An update performs the requests made while it runs. They do not cause another one.
    guard !isUpdating, !isRemoved else { return }
    if runtime.graph.currentCause != .none { cause = runtime.graph.currentCause }
    if let current = runtime.motion.current { transaction = current }
    guard !isWaiting else { return }
    isWaiting = true
    runtime.hostsToUpdate.append(self)
  }

  /// Records that the set of rows may have changed.
  final func sourceChanged() {
    placesAreStale = true
    needsUpdate()
  }

  /// The number of rows at the start of the last update.
  @exclusivity(unchecked) private var countInUpdate = 0
  /// The frame in which something was written during an update of the rows.
  @exclusivity(unchecked) private var frameOfWrite: UInt64?

  /// Records a write during an update of the rows.
  final override func noteWriteInUpdate() { frameOfWrite = runtime.frame }

  /// Reports a write during an update that changes the number of rows within the frame.
  ///
  /// A collection view that queries its rows in between finds them inconsistent.
  private func compareCount() {
    if usesCells, let frameOfWrite, frameOfWrite == runtime.frame, count != countInUpdate {
      runtime.found(.countChangedInUpdate, by: owner, abs(count - countInUpdate))
    }
    frameOfWrite = nil
    countInUpdate = count
  }

  /// Whether rows had moved or were deleted when the last update began.
  ///
  /// Rows made in advance are then discarded, as after the batch update of a collection view.
  @exclusivity(unchecked) package private(set) final var placesChanged = false

  /// Stores the positions of the rows, and returns whether any has changed.
  private func noteRowPositions() -> Bool {
    var isElsewhere = false
    func note(_ row: ListRow) {
      let position = row.position
      if position != row.lastPosition { isElsewhere = true }
      row.lastPosition = position
    }
    for row in rowsOnScreen { note(row) }
    for row in preparedRows { note(row) }
    return isElsewhere
  }

  /// Begins to update the rows; called by the host.
  package final func beginUpdate() {
    isWaiting = false
    isUpdating = true
    leave(&runtime.hostsToUpdate)
    // Applies until the device has updated the rows. Without a request by a body, rows become
    // visible because of a scroll.
    runtime.graph.currentCause = cause ?? runtime.causes.event(.scroll)
    cause = nil
    runtime.motion.beginRows(under: transaction)
    transaction = nil
    placesChanged = deleted.contains { !$0.isSuspended }
    if !deleted.isEmpty { removeDeletedRows() }
    if placesAreStale, let source {
      placesAreStale = false
      _ = source.place(at: 0)
      source.numberNodes()
      rowsWereCounted(source)
      placesChanged = noteRowPositions() || placesChanged || count != countInUpdate
      if rows.count > 1 { rows.sort { $0.position < $1.position } }
      compareCount()
    }
    evictOldSuspendedRows()
    runtime.hostsInUpdate.append(self)
  }

  package final func endUpdate() {
    isUpdating = false
    runtime.motion.endRows()
    leave(&runtime.hostsInUpdate)
    for modifier in countingModifiers { root.follow(modifier) }
  }

  /// Removes the host from a queue, which contains it at most once.
  private func leave(_ queue: inout [RowContainer]) {
    for place in queue.indices where queue[place] === self {
      queue.remove(at: place)
      return
    }
  }

  /// Records that a row's element was deleted.
  func noteDeleted(_ row: ListRow) {
    deleted.append(row)
    needsUpdate()
  }

  /// The existing rows whose elements were deleted.
  package final var deletedRows: [ListRow] {
    deleted.isEmpty ? [] : rowsOnScreen.filter(\.isDeleted)
  }

  private func removeDeletedRows() {
    let left = deleted
    deleted = []
    if swiped?.row.isDeleted == true { closeRow() }
    for row in rowsOnScreen where row.isDeleted {
      rowLeft(row, by: row.isAbsent && row.root.suspend() ? .suspended : .removed)
    }
    rows.removeAll(where: \.isDeleted)
    detachedPinnedRows.removeAll(where: \.isDeleted)
    var removed: [(serial: Int, row: ListRow)] = []
    for row in left {
      if let entry = suspendedRows.removeValue(forKey: ObjectIdentifier(row)) {
        removed.append(entry)
      }
    }
    for entry in removed.sorted(by: { $0.serial < $1.serial }) { rowLeft(entry.row, by: .removed) }
  }

  /// Notifies the host that a row left the screen, and removes the row unless it is suspended.
  final func rowLeft(_ row: ListRow, by exit: RowExit) {
    runtime.host?.rowLeft(row, by: exit)
    switch exit {
    case .suspended: break
    case .evicted: runtime.evicting { row.remove() }
    case .removed: row.remove()
    }
  }

  // MARK: Rows

  /// Makes a row, or returns one that was made in advance.
  ///
  /// - Parameter position: its position, from 0 to `count` − 1.
  /// - Parameter dequeue: called with a new row before its content is made.
  /// - Returns: the row, which is laid out only if it was made in advance.
  package final func realise(_ position: Int, dequeue: (ListRow) -> Void) -> ListRow {
    let row: ListRow
    if let place = preparedRows.firstIndex(where: { $0.position == position }) {
      row = preparedRows.remove(at: place)
      row.isLaidOutAhead = false
      runtime.mutations += row.heldMutations
      row.heldMutations = []
    } else {
      row = make(position, dequeue)
    }
    rows.insert(row, at: firstIndex(from: position))
    if let id = source?.repeatedID(at: position) { noteRepeated(id, of: row) }
    return row
  }

  /// Makes a row in advance, which is not laid out yet.
  package final func prepare(_ position: Int, dequeue: (ListRow) -> Void) -> ListRow {
    let row = make(position, dequeue)
    preparedRows.append(row)
    return row
  }

  private func make(_ position: Int, _ dequeue: (ListRow) -> Void) -> ListRow {
    guard let source, position >= 0, position < source.count else {
      preconditionFailure("There is no row \(position); there are \(count).")
    }
    let row = source.makeRow(at: position)
    row.lastPosition = position
    suspendedRows[ObjectIdentifier(row)] = nil
    dequeue(row)
    runtime.owned(by: owner) { row.install() }
    return row
  }

  /// Discards a row that was made in advance and has not appeared.
  package final func discard(prepared row: ListRow) {
    preparedRows.removeAll { $0 === row }
    row.heldMutations = []
    row.isLaidOutAhead = false
    guard row.isDeleted else { return suspendOrRemove(row, reportsDisappearance: false) }
    rowLeft(row, by: .removed)
  }

  /// Recycles a row that left the screen, and keeps its state until it is visible again.
  package final func recycle(_ row: ListRow) {
    takeOut(row)
    if swiped?.row === row { closeRow() }
    let atStart = rows.first.map { row.position < $0.position } ?? true
    suspendOrRemove(row, reportsDisappearance: reportsDisappearance(atStart: atStart))
  }

  private func suspendOrRemove(_ row: ListRow, reportsDisappearance: Bool) {
    runtime.callbacks.preferencesMayHaveChanged()
    guard keepsState, row.root.suspend(reportsDisappearance: reportsDisappearance) else {
      return rowLeft(row, by: .evicted)
    }
    rowLeft(row, by: .suspended)
    nextSerial += 1
    suspendedRows[ObjectIdentifier(row)] = (nextSerial, row)
    if retention != nil {
      suspensionOrder.append((nextSerial, runtime.frame, ObjectIdentifier(row)))
    }
  }

  /// The position of the row with an id; nil if no element and no row has it.
  ///
  /// - Complexity: O(elements)
  package final func position(of id: AnyHashable) -> Int? {
    if placesAreStale, let source { _ = source.place(at: 0) }
    return source?.position(of: id) ?? rows.first { $0.root.holdsID(id) }?.position
  }

  func removeAll() {
    guard !isRemoved else { return }
    isRemoved = true
    closeRow()
    for row in rowsOnScreen + preparedRows
      + suspendedRows.values.sorted(by: { $0.serial < $1.serial }).map(\.row)
    {
      rowLeft(row, by: .removed)
    }
    rows = []
    detachedPinnedRows = []
    preparedRows = []
    suspendedRows = [:]
    suspensionOrder = []
    deleted = []
    source?.discard()
    source = nil
    runtime.hostsToUpdate.removeAll { $0 === self }
    runtime.host?.rowsWereRemoved(from: self)
    hostData = nil
  }
}
