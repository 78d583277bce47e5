// The rows of a lazy stack or grid: subviews that exist only while the scroll view around shows them.
// Without a scroll view around, everything is shown.

package import Foundation

/// The subviews of a lazy stack or a lazy grid.
@MainActor
package final class LazyHost: RowHost {
  private let lazyAxis: Axis
  /// Where subviews lie across the axis: 0 leading or top, 0.5 centre, 1 trailing or bottom.
  @exclusivity(unchecked) private var alignment: CGFloat = 0.5
  /// The distance between lines, in points; nil if the rows specify their spacing.
  @exclusivity(unchecked) private var lineSpacing: CGFloat?
  /// The distances that rows asked for so far.
  @exclusivity(unchecked) private var gaps: (total: CGFloat, count: Int) = (0, 0)
  /// The tracks of a grid; none for a stack.
  var items: [GridItem] = []
  @exclusivity(unchecked) private var tracks: [GridTrack] = []
  private var lines = GridLines()
  /// The space across the axis, in points; nil before it is known.
  @exclusivity(unchecked) private var breadth: CGFloat?
  /// The space that the first subview would like across the axis, in points.
  @exclusivity(unchecked) private(set) var idealBreadth: CGFloat = 0
  @exclusivity(unchecked) private var measuredLength: CGFloat = 0
  @exclusivity(unchecked) private var measuredBreadth: CGFloat = 0

  init(_ inputs: _ViewInputs, element: LazyElement, axis: Axis) {
    lazyAxis = axis
    super.init(inputs, element: element)
  }

  package override var axis: Axis { lazyAxis }
  /// The distance that is given, otherwise the average of those seen, otherwise a stack's usual one.
  package override var spacing: CGFloat {
    if let lineSpacing { return lineSpacing }
    return gaps.count == 0 ? EdgeSpacing.usual : gaps.total / CGFloat(gaps.count)
  }

  /// As in a stack, adjacent rows specify the spacing between them; rows of one line do so together.
  package override func spacing(between above: Range<Int>, and below: Range<Int>) -> CGFloat {
    if let lineSpacing { return lineSpacing }
    let (end, start) = (spacing(of: above, atEnd: true), spacing(of: below, atEnd: false))
    let gap = EdgeSpacing.distance(end, start)
    if gaps.count < Self.mostGaps { gaps = (gaps.total + gap, gaps.count + 1) }
    return gap
  }

  package override var learnsSpacing: Bool { lineSpacing == nil && gaps.count < Self.mostGaps }

  /// How many distances the estimate goes by.
  private static let mostGaps = 1_000

  /// The combined spacing of a line's rows at its start or its end; a line is given by where its rows stand among those that
  /// exist.
  private func spacing(of line: Range<Int>, atEnd: Bool) -> EdgeSpacing {
    var whole = EdgeSpacing()
    for index in line {
      let row = rows[index]
      if !row.knowsSpacing { askForSpacing(row) }
      let own = atEnd ? row.endSpacing : row.startSpacing
      if line.count == 1 { return own }
      whole.formUnion(own)
    }
    return whole
  }

  private func askForSpacing(_ row: ListRow) {
    let (start, end): (Edge, Edge) = axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    let element = row.root.element
    row.startSpacing = element.spacing(start, runtime)
    row.endSpacing = element.spacing(end, runtime)
    row.knowsSpacing = true
  }

  package override var area: ScrollArea? { element.scrollPlace(along: axis)?.scroll.area }

  package override var visible: Range<CGFloat>? {
    guard let (scroll, start) = element.scrollPlace(along: axis) else {
      return breadth == nil ? nil : -.infinity..<CGFloat.infinity
    }
    scroll.register(self)
    guard breadth != nil else { return nil }
    guard scroll.area.viewport.along(axis) > 0 else {
      // By its first line the container knows how long it is, and a scroll view that is offered no length is as long.
      return contentLength == 0 && count > 0 ? 0..<CGFloat.leastNonzeroMagnitude : nil
    }
    let window = scroll.area.spanInWindow(along: axis)
    return window.lowerBound - start..<window.upperBound - start
  }

  /// The rows that the app pins to the edges.
  private var pinnedKinds: PinnedScrollableViews = []
  package override var pinned: PinnedScrollableViews { hasSections ? pinnedKinds : [] }
  package override var pinningSpan: Range<CGFloat>? {
    guard let (scroll, start) = element.scrollPlace(along: axis) else { return nil }
    let edge = scroll.area.offset.along(axis) - start
    return edge..<edge + max(0, scroll.area.viewport.along(axis))
  }

  // MARK: System

  override var retention: UInt64? { runtime.policy.lazyStackRetention.map { UInt64($0) } }
  package override var preparesRows: Bool { runtime.policy.preparesLazySubviews }

  override func reportsDisappearance(atStart: Bool) -> Bool {
    switch runtime.policy.lazyStackDisappearance {
    case .never: return false
    case .atEnd: return !atStart
    case .always: return true
    }
  }

  // MARK: Lines

  package override var lineCount: Int { tracks.isEmpty ? count : lines.count }
  package override func line(of position: Int) -> Int {
    tracks.isEmpty ? position : lines.line(of: position)
  }
  package override func positions(inLine line: Int) -> Range<Int> {
    tracks.isEmpty ? line..<line + 1 : lines.positions(inLine: line)
  }

  override func rowsWereCounted(_ source: _RowProvider) {
    guard !tracks.isEmpty else { return }
    var runs: [RowRun] = []
    source.appendRuns(to: &runs)
    lines = GridLines(runs, columns: tracks.count)
  }

  // MARK: Repeated ids

  /// The ids that were reported because several subviews have them.
  private var reportedIDs: Set<AnyHashable> = []

  override func noteRepeated(_ id: AnyHashable, of row: ListRow) {
    guard !reportedIDs.contains(id), let source else { return }
    let others = rows.contains { $0 !== row && source.id(at: $0.position) == id }
    guard others else { return }
    reportedIDs.insert(id)
    let layout = "Lazy\(axis == .vertical ? "V" : "H")\(items.isEmpty ? "Stack" : "Grid")Layout"
    // Rows are made for the host, outside of any update.
    runtime.inScope {
      runtimeWarning(
        """
        \(layout): the ID \(id) is used by multiple child views, this will give undefined results!
        """)
    }
  }

  // MARK: Layout

  /// Takes the space that the container gave.
  func place(in size: CGSize) {
    let new = size.across(axis)
    if breadth != new {
      breadth = new
      if !items.isEmpty { measureTracks() }
    }
    needsUpdate()
  }

  /// Takes how the container arranges its items, and its tracks if it is a grid.
  func arrange(
    alignment: CGFloat, spacing: CGFloat?, pinned: PinnedScrollableViews, items: [GridItem]? = nil
  ) {
    self.alignment = alignment
    lineSpacing = spacing
    pinnedKinds = pinned
    guard let items else { return }
    if items != self.items {
      self.items = items
      // The columns may need another width.
      element.invalidateLayout()
      runtime.changeCounters.recordVisibleChange()
    }
    if breadth != nil { measureTracks() }
  }

  private func measureTracks() {
    let space = breadth ?? 0
    var new = GridTrack.tracks(for: items, in: space)
    let start = max(0, space - GridTrack.total(new)) * alignment
    for index in new.indices { new[index].start += start }
    guard new != tracks else { return }
    tracks = new
    sourceChanged()
  }

  /// How much room columns need when offered a width, in points: more than that if their minima do not fit.
  ///
  /// Such a grid is wider than it was offered, and divides its own width again.
  func breadthOfTracks(in breadth: CGFloat) -> CGFloat {
    items.isEmpty ? 0 : GridTrack.total(GridTrack.tracks(for: items, in: breadth))
  }

  package override func layOut(_ row: ListRow) {
    let track = track(of: row)
    let available = track?.length ?? breadth
    let proposed = ProposedSize(along: nil, across: available == 0 ? nil : available, axis)
    let settled = row.root.settledSize(in: proposed)
    if settled == nil { row.knowsSpacing = false }
    let size = settled ?? row.root.layOutAnew(in: proposed)
    if row.position == 0 { idealBreadth = size.across(axis) }
    place(row, content: size, track)
  }

  /// The track of a grid in which a row lies; nil if it lies in the whole breadth.
  private func track(of row: ListRow) -> GridTrack? {
    tracks.isEmpty || row.kind != .content ? nil : tracks[lines.column(of: row.position)]
  }

  package override func placeInLine(of row: ListRow) -> CGFloat {
    guard let track = track(of: row) else { return 0 }
    return (row.lineLength - row.length) * track.alignmentInLine(axis)
  }

  override func place(_ row: ListRow, content: CGSize) {
    place(row, content: content, track(of: row))
  }

  private func place(_ row: ListRow, content size: CGSize, _ track: GridTrack?) {
    let across = size.across(axis)
    row.length = size.along(axis)
    let available = track?.length ?? breadth
    let spare = max(0, (available ?? across) - across)
    let place = (track?.start ?? 0) + spare * (track?.alignment(axis) ?? alignment)
    row.contentOrigin = CGPoint(along: 0, across: place, axis)
  }

  package override func finishPlacing() {
    guard contentLength != measuredLength || idealBreadth != measuredBreadth else { return }
    measuredLength = contentLength
    measuredBreadth = idealBreadth
    element.invalidateLayout()
    runtime.isLayoutStale = true
  }

  override func removeAll() {
    super.removeAll()
    (element as? LazyElement)?.attach(nil)
  }

  /// Moves the scroll view around so that a row can be seen.
  package override func reveal(_ position: Int, _ aim: ScrollAim) {
    guard let area = element.scrollPlace(along: axis)?.scroll.area else { return }
    area.reveal(along: axis, aim) { [weak self] arrives in
      guard let self, !isRemoved, let place = element.scrollPlace(along: axis) else { return nil }
      let span = span(of: position, arriving: arrives)
      return place.start + span.lowerBound..<place.start + span.upperBound
    }
  }
}

/// The area of a lazy stack; its subviews are placed by the host.
@MainActor
package final class LazyElement: RenderElement {
  package private(set) unowned(unsafe) var host: LazyHost?
  package override var rowsOnDemand: RowContainer? { host }
  package override var isHost: Bool { true }
  package override var kind: RenderKind { .stack }
  package override var contentDescription: String {
    "lazy \(host?.axis == .horizontal ? "horizontal" : "vertical")"
  }

  package override var described: [RenderElement] {
    host?.rowsOnScreen.map(\.root.element) ?? []
  }

  func attach(_ host: LazyHost?) { self.host = host }

  package override func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) {
    if let host { reader.visitRows(of: host, at: frame.origin) }
  }

  /// As long as everything inside is thought to be; across, what is offered.
  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    guard let host else { return .zero }
    var across = proposal.across(host.axis) ?? host.idealBreadth
    if !across.isFinite { across = host.idealBreadth }
    across = max(across, host.breadthOfTracks(in: across))
    return CGSize(along: host.contentLength, across: across, host.axis)
  }

  package override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    host?.place(in: size)
  }
}
