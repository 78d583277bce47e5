// A row that was swiped open: it has moved aside, and next to it are its actions, whose views exist for that long, or a button
// that deletes it if the app has none. The first action is at the edge of the list. While a finger moves the row, it follows the
// finger, and the actions share the space left, in the same proportions as at rest [E].

package import Foundation

/// A row that is open or on its way, and what it shows beside it.
@MainActor
package final class SwipedRow {
  package unowned let row: ListRow
  package let edge: HorizontalEdge
  /// The views of the actions.
  package let root: HostingRoot
  /// The delete action of a row without actions of the app's: it is touched where the view is.
  package let deletion: TouchElement?
  /// The actions from the edge on, and how wide they are where the row stands open, in points.
  private var actions: [(element: RenderElement, width: CGFloat)] = []
  /// The size of the row's cell, in points.
  private var size = CGSize.zero
  /// How far aside a finger has moved the row, in points; nil if it stands open.
  fileprivate var finger: CGFloat?

  /// The least width of an action, and the space before and after its label, in points (74 is what re-implementations of UIKit's
  /// actions share) [estimate].
  private static let leastWidth: CGFloat = 74
  private static let margin: CGFloat = 16

  init(
    _ row: ListRow, _ edge: HorizontalEdge, _ root: HostingRoot, deletion: TouchElement? = nil
  ) {
    self.row = row
    self.edge = edge
    self.root = root
    self.deletion = deletion
  }

  /// How far the row has moved aside, in points; towards where lines begin is negative.
  package var shift: CGFloat { edge == .trailing ? -distance : distance }

  private var distance: CGFloat { finger ?? width }

  /// How far aside the row stands when it is open, in points.
  package var width: CGFloat { actions.reduce(0) { $0 + $1.width } }

  /// Whether the row stands open.
  package var isOpen: Bool { finger == nil }

  private var isAtRight: Bool { (edge == .trailing) != row.host.element.isRightToLeft }

  /// The actions with their places, in points from the row's corner beside its cell.
  package var buttons: [(element: RenderElement, frame: CGRect)] {
    let share = width > 0 ? distance / width : 0
    var taken: CGFloat = 0
    return actions.map { element, width in
      let shown = width * share
      taken += shown
      let x = isAtRight ? size.width - taken : taken - shown
      return (element, CGRect(x: x, y: 0, width: shown, height: size.height))
    }
  }

  /// Puts the actions side by side, as high as the row.
  ///
  /// - Parameter list: how wide the list is, in points.
  func layOut(in list: CGFloat, _ height: CGFloat, _ runtime: LayoutRuntime) {
    actions = []
    size = CGSize(width: list, height: height)
    var taken: CGFloat = 0
    var elements: [RenderElement] = []
    root.element.forEachChild { elements.append($0) }
    // Several views of a root lie in a stack.
    if elements.count == 1, let stack = elements[0] as? ArrangedElement {
      elements = stack.children
    }
    for element in elements where !element.isSpacer {
      let fitting = element.sizeThatFits(ProposedSize(width: nil, height: nil), runtime)
      let width = max(Self.leastWidth, fitting.width + 2 * Self.margin)
      let x = isAtRight ? list - taken - width : taken
      if deletion == nil {
        element.layout(
          at: CGPoint(x: x, y: 0), size: CGSize(width: width, height: height), runtime)
      } else {
        let place = CGPoint(
          x: x + (width - fitting.width) / 2, y: (height - fitting.height) / 2)
        element.layout(at: place, size: fitting, runtime)
      }
      actions.append((element, width))
      taken += width
    }
  }

  /// Whether an element is of one of the actions.
  package func holds(_ element: RenderElement?) -> Bool {
    var around = element
    while let current = around {
      if actions.contains(where: { $0.element === current }) { return true }
      around = current.parent
    }
    return false
  }

  func show() { root.setAppeared(true) }

  func remove() {
    actions = []
    root.disappearAndRemove()
  }
}

extension ListRow {
  /// Whether a swipe finds something at an edge of the row: actions of the app's, or that it can be deleted; in edit mode there is
  /// nothing to be swiped [E: UIKit's lists].
  package func offers(at edge: HorizontalEdge) -> Bool {
    guard editing == nil else { return false }
    return swipeActions.contains { $0.edge == edge } || edge == .trailing && swipeDeletion != nil
  }

  /// Deletes the row as a swipe does; nil if a swipe cannot.
  ///
  /// For a row with actions of the app's, at whichever edge, the system has no delete action of its own (Apple's documentation of
  /// `swipeActions`).
  package var swipeDeletion: (() -> Void)? {
    editing == nil && swipeActions.isEmpty ? host.deletion(of: self) : nil
  }
}

extension RowHost {
  /// Opens a row at an edge, and closes the one that is open.
  ///
  /// - Parameter finger: how far aside a finger has moved it, in points; nil if it is open at once.
  /// - Returns: whether it offers something there.
  @discardableResult
  package final func open(
    _ row: ListRow, at edge: HorizontalEdge, finger: CGFloat? = nil
  ) -> Bool {
    closeRow()
    guard let opened = actions(of: row, at: edge) else { return false }
    opened.finger = finger
    swiped = opened
    opened.layOut(in: element.size.width, row.lineLength, runtime)
    opened.show()
    rowMovedAside(row)
    return true
  }

  private func actions(of row: ListRow, at edge: HorizontalEdge) -> SwipedRow? {
    if let provider = row.swipeActions.first(where: { $0.edge == edge }) {
      return SwipedRow(row, edge, provider.makeActions())
    }
    guard row.offers(at: edge), let label = makeDeletionLabel(for: row) else { return nil }
    let button = TouchElement(id: runtime.makeElementID())
    button.name = "Delete"
    button.action = { [weak row] in
      if let row, !row.isDeleted { row.swipeDeletion?() }
    }
    return SwipedRow(row, edge, label, deletion: button)
  }

  /// Moves the row that is on its way as far aside as a finger says, or opens it.
  package final func moveSwiped(to finger: CGFloat?) {
    guard let swiped, !swiped.row.isDeleted else { return }
    let before = swiped.shift
    swiped.finger = finger
    guard swiped.shift != before else { return }
    swiped.row.contentOrigin.x += swiped.shift - before
    runtime.mutations.append(.update(swiped.row.root.element.id))
  }

  /// Closes the row that is open.
  package final func closeRow() {
    guard let swiped else { return }
    self.swiped = nil
    let row = swiped.row
    swiped.remove()
    if !isRemoved, rows.contains(where: { $0 === row }) { rowMovedAside(row) }
  }

  private func rowMovedAside(_ row: ListRow) {
    runtime.mutations.append(.update(row.root.element.id))
    needsUpdate()
  }
}

extension ScreenReader {
  /// Reads the actions beside a row.
  ///
  /// - Parameter corner: where the list begins at the height of the row, in points of the screen.
  mutating func visitActions(of swiped: SwipedRow, at corner: CGPoint) {
    let outer = row
    row = nil
    defer { row = outer }
    for (element, frame) in swiped.buttons {
      let place = frame.offsetBy(dx: corner.x, dy: corner.y)
      guard let deletion = swiped.deletion else {
        visit(element, at: place.origin, control: nil)
        continue
      }
      if readsHostsOnly { continue }
      responders.append(
        TouchResponder(
          kind: .control(deletion), frame: place, element: element, level: around.count))
      addArea(place)
      let inner = CGPoint(
        x: place.midX - element.size.width / 2, y: place.midY - element.size.height / 2)
      visit(element, at: inner, control: deletion)
      responders.removeLast()
    }
  }
}
