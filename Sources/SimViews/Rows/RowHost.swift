// The seam between rows and their host. The runtime knows which rows exist and how one is laid out;
// the host knows which can be seen, and asks for them, refreshes them and gives them back.

package import Foundation
package import SimGraph

/// The rows of a list or of a lazy stack as their host sees them.
@MainActor
package class RowHost: RowContainer {
  package unowned(unsafe) let runtime: ViewRuntime
  package unowned(unsafe) let root: HostingRoot
  package let environment: EnvironmentScope
  package let subgraph: SubgraphID
  /// The view whose rows they are.
  package let owner: ViewOwner
  /// The number among the lists and lazy stacks of the app.
  package let number: Int
  @exclusivity(unchecked) private var numberedRows = 0
  /// The rows that exist, in the order of their places.
  @exclusivity(unchecked) package internal(set) final var rows: [ListRow] = []
  /// Headers and footers that are held at an edge and stand among no rows that can be seen, in the order of their places.
  @exclusivity(unchecked) package final var detachedPinnedRows: [ListRow] = []
  /// What is known of the rows' lengths.
  @exclusivity(unchecked) package final var geometry = RowGeometry()
  /// What the host keeps for these rows; it goes with them.
  @exclusivity(unchecked) package final var hostData: AnyObject?
  /// The length of everything, estimated where rows do not exist, in points; the host's business.
  @exclusivity(unchecked) package final var contentLength: CGFloat = 0
  /// Whether the container has left the tree.
  @exclusivity(unchecked) package private(set) final var isRemoved = false
  /// The row that was swiped open.
  @exclusivity(unchecked) package final var swiped: SwipedRow?

  /// Modifiers that want to know whether some of their rows are on screen.
  @exclusivity(unchecked) final var countingModifiers: [AppearanceNode] = []
  @exclusivity(unchecked) private(set) final var source: _RowProvider?
  @exclusivity(unchecked) private(set) final var isWaiting = false
  @exclusivity(unchecked) private(set) final var isUpdating = false
  @exclusivity(unchecked) private var placesAreStale = true
  /// Rows that were made ahead of being seen; they are not shown, and nobody was told that they appeared.
  @exclusivity(unchecked) package private(set) final var preparedRows: [ListRow] = []
  /// Rows whose elements left the data since the last update.
  @exclusivity(unchecked) private var deleted: [ListRow] = []
  /// Rows that went off screen and keep their state, by identity.
  @exclusivity(unchecked) final var suspendedRows: [ObjectIdentifier: (serial: Int, row: ListRow)] =
    [:]
  /// The same rows in the order of going; entries of rows that came back are out of date.
  @exclusivity(unchecked) final var suspensionOrder:
    [(serial: Int, frame: UInt64, key: ObjectIdentifier)] = []
  /// How many rows each ForEach gave up in a frame; looked up only.
  @exclusivity(unchecked) final var evictions: (frame: UInt64, counts: [ObjectIdentifier: Int]) =
    (0, [:])
  @exclusivity(unchecked) private var nextSerial = 0
  /// Why the rows have to be looked at, where a body asked for it.
  @exclusivity(unchecked) final var cause: CauseID?
  /// The transaction of the body that asked for it.
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

  /// The number of a row that is being made.
  final func numberRow() -> Int {
    numberedRows += 1
    return numberedRows - 1
  }

  /// Takes the source of the rows; called once.
  func attach(_ source: _RowProvider) {
    self.source = source
    sourceChanged()
  }

  // MARK: To be replaced

  /// The axis along which rows follow each other.
  package var axis: Axis { .vertical }
  /// The distance between two lines of rows, in points; an estimate where the rows themselves say it.
  package var spacing: CGFloat { 0 }
  /// The distance between two lines that follow each other, in points; each is given by where its rows stand among those
  /// that exist.
  package func spacing(between above: Range<Int>, and below: Range<Int>) -> CGFloat { spacing }
  /// Whether the estimate of that distance still takes in each one that is asked for.
  package var learnsSpacing: Bool { false }
  /// Where the first line begins, in points of the content.
  package var contentStart: CGFloat { 0 }
  /// Whether some rows may be of sections.
  @exclusivity(unchecked) final var hasSections = false
  /// The space that a line keeps to the one before it, though no row asks for it, in points; rows of both exist.
  ///
  /// As long as it can be seen, the rows on both sides exist.
  package func gap(before line: Int) -> CGFloat { 0 }
  /// Which rows are held at the edges while their section can be seen.
  package var pinned: PinnedScrollableViews { [] }
  /// The stretch between those edges, in points of the content; nil if nothing scrolls.
  package var pinningSpan: Range<CGFloat>? { nil }
  final override func forEachRowElement(_ body: (RenderElement) -> Void) {
    for row in rowsOnScreen { body(row.root.element) }
  }
  /// Which kind of hosting boundary a row is.
  var rowKind: HostingRoot.Kind { .item }
  /// The scrolling place whose offset decides what can be seen; nil if everything can be.
  package var area: ScrollArea? { nil }
  /// What can be seen along the axis, in points of the content; nil before there is space.
  package var visible: Range<CGFloat>? { nil }
  /// How the environment of a row differs from that of the container.
  package func transform(of kind: ListRow.Kind) -> (inout EnvironmentValues) -> Void { { _ in } }
  /// Lays a row out, and notes how long it is.
  package func layOut(_ row: ListRow) {}
  /// Says where a row's content of a size lies in its line, and how long the row is.
  func place(_ row: ListRow, content: CGSize) {}
  /// Where a row begins that is shorter than its line, along the axis, in points.
  package func placeInLine(of row: ListRow) -> CGFloat { 0 }
  /// Whether sections can be folded.
  var foldsSections: Bool { false }
  /// Where the cell of a row lies, in the space in which the content begins at a point.
  package func cell(of row: ListRow, at origin: CGPoint) -> CGRect {
    CGRect(origin: row.origin + origin, size: row.root.element.size)
  }
  /// Reads what a cell shows at the end of its row, whose content lies at a point of the screen.
  func readBadge(of row: ListRow, at corner: CGPoint, _ reader: inout ScreenReader) {}
  /// Reads what a cell shows beside its row, whose content lies at a point of the screen.
  func readParts(of row: ListRow, at corner: CGPoint, _ reader: inout ScreenReader) {}
  /// The view of the delete action of a swiped row without actions of the app's; the caller removes it.
  func makeDeletionLabel(for row: ListRow) -> HostingRoot? { nil }
  /// Takes over where the rows lie, after an update.
  package func finishPlacing() {}
  /// Scrolls so that a row can be seen.
  package func reveal(_ position: Int, _ aim: ScrollAim) {}
  /// Whether rows are made ahead in the time that frames of a scroll leave.
  package var preparesRows: Bool { false }
  /// How many cells wait for the rows that they showed when those went off screen.
  package var waitingCells: Int { 0 }
  /// Whether a row that goes off screen keeps what its identity owns.
  var keepsState: Bool { true }
  /// For how many updates elements of a ForEach do; nil for as long as the container lives.
  var retention: UInt64? { nil }
  /// Whether views are told that they disappear when their row goes off screen at the start or the end.
  func reportsDisappearance(atStart: Bool) -> Bool { true }

  // MARK: Lines

  /// The number of rows, existing or not.
  package final var count: Int { source?.count ?? 0 }
  /// The number of lines: a grid puts several rows into one.
  package var lineCount: Int { count }
  /// The line in which a row lies.
  package func line(of position: Int) -> Int { position }
  /// The places of a line's rows.
  package func positions(inLine line: Int) -> Range<Int> { line..<line + 1 }
  /// Adopts the new set of rows.
  func rowsWereCounted(_ source: _RowProvider) {}

  /// The line of a row that was asked for, and where it is taken to lie, until the rows are filled.
  package final var wanted: (line: Int, start: CGFloat)?

  // MARK: Updating

  /// Says that the rows have to be looked at before the next frame.
  package final override func needsUpdate() {
    // What an update requests while it is running is done in it, and does not cause a later one.
    guard !isUpdating, !isRemoved else { return }
    if runtime.graph.currentCause != .none { cause = runtime.graph.currentCause }
    if let current = runtime.motion.current { transaction = current }
    guard !isWaiting else { return }
    isWaiting = true
    runtime.hostsToUpdate.append(self)
  }

  /// Says that the set of rows may have changed.
  final func sourceChanged() {
    placesAreStale = true
    needsUpdate()
  }

  /// The number of rows that the last update began with.
  @exclusivity(unchecked) private var countInUpdate = 0
  /// The frame in which something was written while the rows were brought up to date.
  @exclusivity(unchecked) private var frameOfWrite: UInt64?

  /// Notes that something was written while the rows are brought up to date.
  final override func noteWriteInUpdate() { frameOfWrite = runtime.frame }

  /// Tells when what was written in an update gives the next one of the same frame another number of rows.
  ///
  /// A collection view that is asked for its rows in between finds them inconsistent.
  private func compareCount() {
    if usesCells, let frameOfWrite, frameOfWrite == runtime.frame, count != countInUpdate {
      runtime.found(.countChangedInUpdate, by: owner, abs(count - countInUpdate))
    }
    frameOfWrite = nil
    countInUpdate = count
  }

  /// Whether rows were found elsewhere, or gone, when the last update began.
  ///
  /// What was made ahead is of no use then, as after the batch update of a collection view. Other contents of
  /// the same rows change no place.
  @exclusivity(unchecked) package private(set) final var placesChanged = false

  /// Notes where the rows lie now, and says whether one lay elsewhere before.
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

  /// Begins to bring the rows up to date; the host calls it.
  package final func beginUpdate() {
    isWaiting = false
    isUpdating = true
    leave(&runtime.hostsToUpdate)
    // Until the device has looked at the rows; without a body that asked for it they move into view.
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

  /// Takes the host from a queue in which it stands once at most.
  private func leave(_ queue: inout [RowContainer]) {
    for place in queue.indices where queue[place] === self {
      queue.remove(at: place)
      return
    }
  }

  /// Notes that a row's element has left the data.
  func noteDeleted(_ row: ListRow) {
    deleted.append(row)
    needsUpdate()
  }

  /// Rows that exist and whose elements have left the data.
  package final var deletedRows: [ListRow] {
    deleted.isEmpty ? [] : rowsOnScreen.filter(\.isDeleted)
  }

  private func removeDeletedRows() {
    let left = deleted
    deleted = []
    if swiped?.row.isDeleted == true { closeRow() }
    for row in rowsOnScreen where row.isDeleted {
      let isKept = row.isAbsent && row.suspend(reportsDisappearance: true)
      runtime.onRowExit?(row, isKept ? .suspended : .removed)
      if !isKept { row.remove() }
    }
    rows.removeAll(where: \.isDeleted)
    detachedPinnedRows.removeAll(where: \.isDeleted)
    var removed: [(serial: Int, row: ListRow)] = []
    for row in left {
      if let entry = suspendedRows.removeValue(forKey: ObjectIdentifier(row)) {
        removed.append(entry)
      }
    }
    for entry in removed.sorted(by: { $0.serial < $1.serial }) {
      runtime.onRowExit?(entry.row, .removed)
      entry.row.remove()
    }
  }

  // MARK: Rows

  /// Makes a row exist, or takes one that was made ahead.
  ///
  /// - Parameter position: its place, from 0 to `count` − 1.
  /// - Parameter dequeue: called with a row that has to be made, before its content is.
  /// - Returns: the row; one that was not made ahead is not laid out yet.
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
    return row
  }

  /// Begins to make rows ahead: it is a scroll that leads to them.
  package final func beginPreparing() {
    runtime.graph.currentCause = runtime.causes.event(.scroll)
  }

  /// Makes a row ahead of being seen.
  ///
  /// - Returns: the row, not laid out yet.
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

  /// Gives a row back that was made ahead and is not needed; its views were never told anything.
  package final func discard(prepared row: ListRow) {
    preparedRows.removeAll { $0 === row }
    row.heldMutations = []
    row.isLaidOutAhead = false
    guard row.isDeleted else { return suspendOrRemove(row, reportsDisappearance: false) }
    runtime.onRowExit?(row, .removed)
    row.remove()
  }

  /// Gives a row back; its state stays for when it comes into view again.
  package final func recycle(_ row: ListRow) {
    takeOut(row)
    if swiped?.row === row { closeRow() }
    let atStart = rows.first.map { row.position < $0.position } ?? true
    suspendOrRemove(row, reportsDisappearance: reportsDisappearance(atStart: atStart))
  }

  private func suspendOrRemove(_ row: ListRow, reportsDisappearance: Bool) {
    runtime.callbacks.preferencesMayHaveChanged()
    guard keepsState, row.suspend(reportsDisappearance: reportsDisappearance) else {
      runtime.onRowExit?(row, .evicted)
      return runtime.evicting { row.remove() }
    }
    runtime.onRowExit?(row, .suspended)
    nextSerial += 1
    suspendedRows[ObjectIdentifier(row)] = (nextSerial, row)
    if retention != nil {
      suspensionOrder.append((nextSerial, runtime.frame, ObjectIdentifier(row)))
    }
  }

  /// The place of the row with an id; nil if no element and no row has it.
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
      runtime.onRowExit?(row, .removed)
      row.remove()
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
    runtime.onRowsRemoved?(self)
    hostData = nil
  }
}
