package import Foundation
import SimGraph

/// An existing row of a list, or subview of a lazy stack: a hosting boundary, and the place that
/// the host assigned.
@MainActor
package class ListRow: HostedRow {
  /// What a row represents.
  package enum Kind: Hashable, Sendable {
    /// An element of the content.
    case content
    /// The header of a section.
    case header
    /// The footer of a section.
    case footer
  }

  package let root: HostingRoot
  package let source: _RowProvider
  package let kind: Kind
  /// The container of the row.
  package final var host: RowHost { container.host }
  /// The section of the row; nil if it has none.
  package let section: RowSection?
  /// The ForEach that made the row, if one did.
  let forEach: ObjectIdentifier?
  /// The number of the row in the container, by creation.
  package let number: Int
  /// The place within the source.
  let place: RowPlace
  /// Where the row's line starts in the content, in points.
  ///
  /// Set by the host.
  @exclusivity(unchecked) package var start: CGFloat = 0
  /// The line in which the host placed the row last.
  @exclusivity(unchecked) package var placedLine = 0
  /// The position of the row when it was made, or at the last update of the data.
  ///
  /// Set by the host.
  @exclusivity(unchecked) final var lastPosition = 0
  /// The length of the line along the container's axis, in points.
  ///
  /// Set by the host.
  @exclusivity(unchecked) package var lineLength: CGFloat = 0
  /// Where the row begins in its line along the container's axis, in points.
  ///
  /// A row shorter than its line may begin further on.
  @exclusivity(unchecked) package var placeInLine: CGFloat = 0
  /// The length of the row itself along the container's axis, in points.
  @exclusivity(unchecked) package var length: CGFloat = 0
  /// The row's preferred spacing to the neighbour at its start.
  @exclusivity(unchecked) final var startSpacing = EdgeSpacing()
  /// The row's preferred spacing to the neighbour at its end.
  @exclusivity(unchecked) final var endSpacing = EdgeSpacing()
  /// Whether both spacings are known since the last layout.
  @exclusivity(unchecked) final var knowsSpacing = false
  /// Where the content is placed in the row's line: across the axis, and along it, in points.
  @exclusivity(unchecked) package var contentOrigin = CGPoint.zero
  /// How far a pinned row is moved from its place among the others, in points.
  @exclusivity(unchecked) package internal(set) final var shift: CGFloat = 0
  /// Whether the row is pinned at the edge, above the others.
  package final var isPinned: Bool { shift != 0 || isDetached }
  /// Whether the row is kept apart from the visible rows, because it is visible only as a pinned
  /// row.
  @exclusivity(unchecked) final var isDetached = false
  /// Where the row's content is placed in the container's content, in points.
  package final var origin: CGPoint {
    let host = host
    var point = contentOrigin
    point.set(point.along(host.axis) + placeInLine + start + shift, along: host.axis)
    let around = host.element
    if around.isRightToLeft { point.x = around.size.width - point.x - root.element.size.width }
    return point
  }
  /// What the row shows in the edit mode of its list.
  @exclusivity(unchecked) package internal(set) final var editing: RowEditing?
  /// How many disclosing rows contain it.
  package let level: Int
  /// The control that a tap on the row activates.
  @exclusivity(unchecked) package var control: TouchElement?
  /// The swipe actions of the row.
  @exclusivity(unchecked) package var swipeActions: [any SwipeActionProvider] = []
  /// The number of the cell that shows the row.
  @exclusivity(unchecked) package var cell: Int?
  /// The mutations of a row that was made in advance, until it is shown.
  @exclusivity(unchecked) package var heldMutations: [RenderMutation] = []
  /// Whether a row made in advance has been laid out too.
  @exclusivity(unchecked) package var isLaidOutAhead = false
  /// Called when the row is removed.
  @exclusivity(unchecked) var wasRemoved: (() -> Void)?

  init(source: _RowProvider, place: RowPlace, _ inputs: _RowInputs) {
    self.source = source
    self.place = place
    kind = inputs.kind
    section = inputs.section
    level = inputs.level
    forEach = inputs.forEach
    let host = inputs.host
    number = host.numberRow()
    // Rows follow the views around them, whose changes decide whether the row's element still
    // exists.
    root = HostingRoot(
      runtime: host.runtime, kind: host.rowKind, order: host.root.order - 1, in: host.subgraph,
      parentScope: inputs.base.environment, transform: host.transform(of: inputs.kind))
    super.init(in: host)
    root.stack = host.root.stack
    root.screen = host.root.screen
    root.hostedRow = self
  }

  /// The position among all rows of the container.
  package final var position: Int { source.offset + place.index }
  final override var placeInContainer: Int { position }
  final override var originInContainer: CGPoint { origin }
  final override func takePlace(_ size: CGSize) { host.place(self, content: size) }

  /// The view that the row shows, or else the view that owns the list.
  package final var owner: ViewOwner { root.node?.owner ?? host.owner }

  /// Records that the element was deleted from the data.
  ///
  /// - Parameter policy: whether the row keeps its state, because the next update may restore it.
  final func markDeleted(_ policy: RemovalPolicy = .immediate) {
    guard !isDeleted else { return }
    removalPolicy = policy
    if !isSuspended { root.markPendingRemoval() }
    host.noteDeleted(self)
  }

  /// Whether the element is absent in this update and may be present in the next one.
  final var isAbsent: Bool { removalPolicy == .afterNextUpdate }

  /// Records that an absent element was not restored.
  final func confirmRemoval() {
    removalPolicy = .immediate
    if isSuspended { remove() }
  }

  /// Records that an absent element is present again.
  final func restore() { removalPolicy = nil }

  /// Makes the content and evaluates it.
  package func install() {}

  /// Makes the content again and evaluates it before it releases the old content.
  package func refresh() {}

  /// Whether the row is off screen and keeps only its state.
  package final var isSuspended: Bool { root.removalState == .suspended }
  /// Whether the row is on screen.
  final var isShown: Bool { !isSuspended && !root.isRemoved }

  /// Removes the row and its state from the runtime.
  package func remove() {
    root.disappearAndRemove()
    root.runtime.report(.rowRemoved)
    wasRemoved?()
    wasRemoved = nil
  }
}

/// A section of a list, shared by its rows.
@MainActor
package final class RowSection {
  /// The places of the rows between its header and its footer.
  @exclusivity(unchecked) package var content = 0..<0
  private let hasHeader: Bool
  private let hasFooter: Bool

  init(hasHeader: Bool, hasFooter: Bool) {
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
  }

  /// The place of its header, if it has one.
  var header: Int? { hasHeader ? content.lowerBound - 1 : nil }
  /// The place of its footer, if it has one.
  var footer: Int? { hasFooter ? content.upperBound : nil }
  /// The places of all of its rows.
  var rows: Range<Int> { (header ?? content.lowerBound)..<(footer ?? content.upperBound - 1) + 1 }
}

/// The index of a row's element in its source.
final class RowPlace {
  @exclusivity(unchecked) var index: Int
  init(_ index: Int) { self.index = index }
}
