package import Foundation
import SimGraph

/// One row of a list, or one subview of a lazy stack, that exists: a hosting boundary, and the place that
/// the host gave it.
@MainActor
package class ListRow: HostedRow {
  /// What a row stands for.
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
  /// The container that it belongs to.
  package final var host: RowHost { container.host }
  /// The section that it is of; nil if it stands in none.
  package let section: RowSection?
  /// The ForEach that made it, if one did.
  let forEach: ObjectIdentifier?
  /// The number among the rows that the container made.
  package let number: Int
  /// The place within the source.
  let place: RowPlace
  /// The start of the row's line in the content, in points; the host's business.
  @exclusivity(unchecked) package var start: CGFloat = 0
  /// The line in which the host placed it last.
  @exclusivity(unchecked) package var placedLine = 0
  /// Where the row was made, or lay when the data were looked at last; the host's business.
  @exclusivity(unchecked) final var lastPosition = 0
  /// The length of the line along the container's axis, in points; the host's business.
  @exclusivity(unchecked) package var lineLength: CGFloat = 0
  /// Where the row begins in its line along the container's axis, in points: what is shorter than its line may lie further on.
  @exclusivity(unchecked) package var placeInLine: CGFloat = 0
  /// The length of the row itself along the container's axis, in points.
  @exclusivity(unchecked) package var length: CGFloat = 0
  /// What the row wants between its start and the neighbour there, as it was asked last.
  @exclusivity(unchecked) final var startSpacing = EdgeSpacing()
  /// What it wants between its end and the neighbour there.
  @exclusivity(unchecked) final var endSpacing = EdgeSpacing()
  /// Whether the row was asked for both since its last layout.
  @exclusivity(unchecked) final var knowsSpacing = false
  /// Where the content lies within the row's line: across the axis, and along it, in points.
  @exclusivity(unchecked) package var contentOrigin = CGPoint.zero
  /// How far the row is held from where it stands among the others, in points: its section is under the edge.
  @exclusivity(unchecked) package internal(set) final var shift: CGFloat = 0
  /// Whether the row is held at the edge, and lies above the others.
  package final var isPinned: Bool { shift != 0 || isDetached }
  /// Whether the row is kept beside those that can be seen, because it is held at the edge alone.
  @exclusivity(unchecked) final var isDetached = false
  /// Where the content lies in the container's content, in points.
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
  /// How many disclosing rows it lies inside of.
  package let level: Int
  /// What a tap on the row selects.
  @exclusivity(unchecked) package var control: TouchElement?
  /// What the row offers when it is swiped.
  @exclusivity(unchecked) package var swipeActions: [any SwipeActionProvider] = []
  /// The cell that shows the row, by the number that the host gave it.
  @exclusivity(unchecked) package var cell: Int?
  /// What came on screen with the row, as long as it is made ahead and not shown.
  @exclusivity(unchecked) package var heldMutations: [RenderMutation] = []
  /// Whether a row that is made ahead was laid out, too.
  @exclusivity(unchecked) package var isLaidOutAhead = false
  /// Called when the row goes for good.
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
    // After the views around: what they change decides whether the row's element still exists.
    root = HostingRoot(
      runtime: host.runtime, kind: host.rowKind, order: host.root.order - 1, in: host.subgraph,
      parentScope: inputs.base.environment, transform: host.transform(of: inputs.kind))
    super.init(in: host)
    root.stack = host.root.stack
    root.screen = host.root.screen
    root.hostedRow = self
  }

  /// The place among all rows of the container.
  package final var position: Int { source.offset + place.index }
  final override var placeInContainer: Int { position }
  final override var originInContainer: CGPoint { origin }
  final override func takePlace(_ size: CGSize) { host.place(self, content: size) }

  /// The view that the row shows, otherwise the one whose row it is.
  package final var owner: ViewOwner { root.node?.owner ?? host.owner }

  /// Says that the element is no longer in the data.
  final func markDeleted() {
    guard !isDeleted else { return }
    isDeleted = true
    host.noteDeleted(self)
  }

  /// Whether the row, though gone, keeps its state for the case that it is wanted again.
  @exclusivity(unchecked) private(set) final var isAbsent = false

  /// Says that the row is not wanted in this update, but may be in the next one.
  final func markAbsent() {
    isAbsent = true
    markDeleted()
  }

  /// Says that a row which left for now is not wanted any more.
  final func confirmRemoval() {
    isAbsent = false
    if isSuspended { remove() }
  }

  /// Says that a row is wanted again which was not in the update before.
  final func restore() {
    isAbsent = false
    isDeleted = false
  }

  /// Makes the content and evaluates it.
  package func install() {}

  /// Makes the content again, evaluates it, and only then lets go of the old one.
  package func refresh() {}

  /// Whether the row is on screen.
  final var isShown: Bool { !isSuspended && !root.isRemoved }

  /// Takes the row off screen.
  ///
  /// - Returns: whether it has state to keep; if not, it has to be removed.
  final func suspend(reportsDisappearance: Bool) -> Bool {
    guard root.suspend(reportsDisappearance: reportsDisappearance) else { return false }
    isSuspended = true
    return true
  }

  /// Takes the row out of the runtime; its state goes with it.
  package func remove() {
    isSuspended = false
    root.setAppeared(false)
    root.remove()
    root.runtime.report(.rowRemoved)
    wasRemoved?()
    wasRemoved = nil
  }
}

/// A section of a list, as its rows know it.
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

/// Where a row's element lies in its source.
final class RowPlace {
  @exclusivity(unchecked) var index: Int
  init(_ index: Int) { self.index = index }
}
