// The rows of a list: shown in cells, and scrolled by the list itself.

package import Foundation

/// A list as its host sees it.
@MainActor
package final class ListHost: RowHost {
  /// The window onto the rows.
  package let scroll = ScrollArea(axes: .vertical)
  /// What is selected; nil where rows cannot be.
  @exclusivity(unchecked) package var selection: RowSelection? {
    didSet { if (oldValue == nil) != (selection == nil) { needsUpdate() } }
  }
  @exclusivity(unchecked) package private(set) var metrics: ListMetrics
  /// Whether rows show what deletes and moves them.
  @exclusivity(unchecked) package var isEditing = false {
    didSet { if isEditing != oldValue { editingChanged() } }
  }
  /// Whether what lies behind the list shows between its rows.
  @exclusivity(unchecked) package var hidesBackground = false {
    didSet {
      guard hidesBackground != oldValue, element.isInserted else { return }
      runtime.mutations.append(.update(element.id))
    }
  }
  /// The row that asks whether it is to be deleted.
  @exclusivity(unchecked) package weak var confirming: ListRow?

  init(_ inputs: _ViewInputs, element: ListElement) {
    let sizes = inputs.runtime.policy.geometry.lists
    metrics = sizes.metrics(of: .plain)
    super.init(inputs, element: element)
    geometry.usualLength = sizes.minimumRowHeight
    scroll.attach(self)
    scroll.offsetChanged = { [weak self] in
      self?.runtime.hasScrolled = true
      self?.needsUpdate()
    }
    scroll.moved = { [unowned(unsafe) runtime, unowned scroll] in runtime.move(scroll, $0) }
    scroll.reachChanged = { [weak self] in self?.needsUpdate() }
    scroll.headroomChanged = { [weak self] in
      self?.moveStart()
      self?.needsUpdate()
    }
  }

  /// The sizes that the system gives to lists.
  package var sizes: ListGeometry { runtime.policy.geometry.lists }

  /// Up to iOS 18 headers of groups are in capitals; those of a sidebar are headlines as they are written [estimate].
  package override func transform(
    of kind: ListRow.Kind
  ) -> (inout EnvironmentValues) -> Void {
    guard kind != .content else { return super.transform(of: kind) }
    let (usual, sizes) = (runtime.policy.defaultListForm, sizes)
    let isInCapitals = kind == .header && runtime.policy.capitalizesHeaders
    return { values in
      let metrics = sizes.metrics(of: values.listForm ?? usual)
      if values.font == nil, let font = metrics.font(of: kind) { values.font = font }
      guard metrics.isGrouped, isInCapitals, !metrics.foldsSections else { return }
      if !values.hasTextCase { values.textCase = .uppercase }
    }
  }

  func setMetrics(
    _ form: ListForm, minimumRowHeight: CGFloat?, minimumHeaderHeight: CGFloat?,
    margins: ContentMargins, spacings: ListSpacings
  ) {
    var new = sizes.metrics(of: form).fitted(to: runtime.facts.layoutMargin)
    new.take(margins)
    new.take(spacings, compact: sizes.compactSectionSpacing)
    _ = scroll.setMargins(EdgeInsets(top: margins.top ?? 0, bottom: margins.bottom ?? 0))
    if let minimumRowHeight { new.minimumRowHeight = minimumRowHeight }
    if let minimumHeaderHeight {
      new.minimumHeaderHeight = minimumHeaderHeight
      new.minimumFooterHeight = minimumHeaderHeight
    }
    guard new != metrics else { return }
    metrics = new
    moveStart()
    needsUpdate()
  }

  // MARK: Groups

  /// Whether the first row is a header, and the last one a footer.
  private var edges = (beginsWithHeader: false, endsWithFooter: false)
  /// Where the first row begins in the content, below the room for a title.
  @exclusivity(unchecked) private var start: CGFloat = 0
  package override var contentStart: CGFloat { start }

  override func rowsWereCounted(_ source: _RowProvider) {
    edges = (source.beginsWithHeader, source.endsWithFooter)
    moveStart()
  }

  /// The space that groups keep from the ends of the content.
  private var ends: (start: CGFloat, end: CGFloat) {
    guard count > 0 else { return (metrics.topMargin ?? 0, metrics.bottomMargin ?? 0) }
    let isUnderTitle = sizes.largeTitleTakesMargin && scroll.isUnderLargeTitle
    let start = edges.beginsWithHeader ? metrics.headerStartMargin : metrics.startMargin
    return (
      metrics.topMargin ?? (isUnderTitle ? 0 : start),
      metrics.bottomMargin ?? (edges.endsWithFooter ? 0 : metrics.groupMargin)
    )
  }

  /// Takes the rows along when they begin elsewhere.
  private func moveStart() {
    let distance = scroll.headroom + ends.start - start
    guard distance != 0 else { return }
    start += distance
    for row in rowsOnScreen { row.start += distance }
  }

  package override func spacing(between above: Range<Int>, and below: Range<Int>) -> CGFloat {
    guard hasGaps, !above.isEmpty, !below.isEmpty else { return 0 }
    return gap(between: rows[above.lowerBound], and: rows[below.lowerBound])
  }

  /// Whether some rows keep a distance.
  private var hasGaps: Bool {
    metrics.rowSpacing > 0 || hasSections && (metrics.isGrouped || metrics.headerGap > 0)
  }

  /// Groups keep a distance; rows of one lie next to each other unless the app spaces them.
  package override func gap(before line: Int) -> CGFloat {
    guard hasGaps, let next = row(at: line), let previous = row(at: line - 1) else { return 0 }
    return gap(between: previous, and: next)
  }

  private func gap(between previous: ListRow, and next: ListRow) -> CGFloat {
    metrics.gap(
      between: previous.kind, and: next.kind, inSection: previous.section === next.section)
  }

  package override var pinned: PinnedScrollableViews {
    guard metrics.pinsHeaders, hasSections else { return [] }
    return runtime.policy.listHosting == .tableView
      ? [.sectionHeaders, .sectionFooters] : .sectionHeaders
  }
  package override var pinningSpan: Range<CGFloat>? {
    scroll.offset.y..<scroll.offset.y + max(0, element.size.height)
  }
  override var foldsSections: Bool { metrics.foldsSections }
  package override var usesCells: Bool { true }
  override var rowKind: HostingRoot.Kind { .row }
  override var keepsState: Bool { runtime.policy.keepsRowState }
  package override var preparesRows: Bool { runtime.policy.preparesCells }
  package override var waitingCells: Int { runtime.policy.waitingCells }
  package override var area: ScrollArea? { scroll }

  package override var visible: Range<CGFloat>? {
    let size = element.size
    guard size.height > 0, size.width > 0 else { return nil }
    let (above, below) = scroll.reach.insets.along(.vertical)
    return scroll.offset.y - above..<scroll.offset.y + size.height + below
  }

  /// Lays a row out in the width of its list; the cell is as high as the content and its insets.
  ///
  /// A row that is lower than the least height stands in the middle of it (a text of 20.333 points in a row of
  /// 52 lies 15.833 below its top, says a dump of iOS 26).
  package override func layOut(_ row: ListRow) {
    let insets = row.root.rowTraits?.insets ?? metrics.insets(of: row.kind)
    let margin = metrics.margin
    let width = element.size.width - margin - metrics.trailingMargin
    let edits = isEditing || row.editing != nil ? editingSpace(of: row) : (start: 0, end: 0)
    let before = edits.start + CGFloat(row.level) * sizes.indentation
    let accessory = accessoryWidth(of: row) + before + edits.end
    let available = max(0, width - insets.leading - insets.trailing - accessory)
    let content = row.root.layout(in: ProposedSize(width: available, height: nil))
    place(row, content: content, insets, after: margin + before)
    updateControl(of: row)
  }

  override func place(_ row: ListRow, content: CGSize) {
    let edits = isEditing || row.editing != nil ? editingSpace(of: row) : (start: 0, end: 0)
    place(
      row, content: content, row.root.rowTraits?.insets ?? metrics.insets(of: row.kind),
      after: metrics.margin + edits.start + CGFloat(row.level) * sizes.indentation)
  }

  private func place(
    _ row: ListRow, content: CGSize, _ insets: EdgeInsets, after start: CGFloat
  ) {
    let needed = content.height + insets.top + insets.bottom
    row.length = max(metrics.minimumHeight(of: row.kind), needed)
    let below = row.kind == .content ? (row.length - needed) / 2 : 0
    row.contentOrigin = CGPoint(x: start + insets.leading, y: insets.top + below)
    if let swiped, swiped.row === row {
      swiped.layOut(in: element.size.width, row.length, runtime)
      row.contentOrigin.x += swiped.shift
    }
  }

  /// What a badge and a disclosure indicator take of the content's width, in points.
  private func accessoryWidth(of row: ListRow) -> CGFloat {
    guard let traits = row.root.rowTraits else { return 0 }
    // A link that fills the row makes room itself.
    let disclosure = traits.hasDisclosure && !sizes.linksFillRows ? sizes.disclosureWidth : 0
    guard let badge = traits.badge else { return disclosure }
    return disclosure + badgeSize(badge, in: row).width + sizes.badgeGap
  }

  /// Where a badge lies in the cell of its row, in points: at the end, before what says that a row leads on.
  package func badgeFrame(_ badge: String, of row: ListRow, in cell: CGRect) -> CGRect {
    let size = badgeSize(badge, in: row)
    let traits = row.root.rowTraits
    let end = traits?.hasDisclosure == true ? sizes.disclosureWidth : 0
    let inset = (traits?.insets ?? metrics.rowInsets).trailing
    return element.turned(
      CGRect(
        x: cell.maxX - inset - end - size.width, y: cell.midY - size.height / 2,
        width: size.width, height: size.height), in: cell)
  }

  /// How large a badge is, in the font of the row, in points.
  private func badgeSize(_ badge: String, in row: ListRow) -> CGSize {
    let font = row.root.environment.readTextStyle().font
    let scale = runtime.facts.scale
    return CGSize(
      width: runtime.measurer.width(of: badge, font: font).roundedUp(scale: scale),
      height: font.height(scale: scale))
  }

  package override func cell(of row: ListRow, at origin: CGPoint) -> CGRect {
    let aside = swiped?.row === row ? swiped?.shift ?? 0 : 0
    return element.turned(
      CGRect(
        x: origin.x + metrics.margin + aside, y: origin.y + row.start + row.shift,
        width: element.size.width - metrics.margin - metrics.trailingMargin, height: row.lineLength),
      in: CGRect(origin: origin, size: element.size))
  }

  override func readBadge(of row: ListRow, at corner: CGPoint, _ reader: inout ScreenReader) {
    guard let badge = row.root.rowTraits?.badge, !badge.isEmpty else { return }
    let place = row.origin
    let cell = cell(of: row, at: CGPoint(x: corner.x - place.x, y: corner.y - place.y))
    reader.add(badge, isText: true, badgeFrame(badge, of: row, in: cell), row.control)
  }

  override func readParts(of row: ListRow, at corner: CGPoint, _ reader: inout ScreenReader) {
    readEditing(of: row, at: corner, &reader)
  }

  override func makeDeletionLabel(for row: ListRow) -> HostingRoot? {
    let label = HostingRoot(
      runtime: runtime, kind: .barItem, order: row.root.order, in: row.root.subgraph,
      parentScope: row.root.environment)
    label.install(Text(verbatim: "Delete"))
    label.walk()
    return label
  }

  package override func finishPlacing() {
    let size = element.size
    scroll.resize(
      viewport: size, content: CGSize(width: size.width, height: contentLength + ends.end))
  }

  /// Scrolls so that a row can be seen.
  package override func reveal(_ position: Int, _ aim: ScrollAim) {
    scroll.reveal(along: .vertical, aim) { [unowned self] arrives in
      span(of: position, arriving: arrives)
    }
  }

  override func removeAll() {
    scroll.remove()
    super.removeAll()
    (element as? ListElement)?.attach(nil)
  }
}

/// The area of a list on screen; its rows are placed by the host.
@MainActor
package final class ListElement: RenderElement {
  @exclusivity(unchecked) package private(set) unowned(unsafe) var host: ListHost?
  package override var isHost: Bool { true }
  package override var kind: RenderKind { .list }

  package override var described: [RenderElement] {
    host?.rowsOnScreen.map(\.root.element) ?? []
  }

  func attach(_ host: ListHost?) { self.host = host }

  package override func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) {
    guard let host else { return }
    reader.inWindow(of: host.scroll, frame) { reader in
      reader.visitRows(
        of: host, at: CGPoint(x: frame.minX, y: frame.minY - host.scroll.offset.y))
    }
  }

  /// A list takes all the space that it is offered.
  package override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  package override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    host?.scroll.findReach(runtime)
    host?.needsUpdate()
  }
}
