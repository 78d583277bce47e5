// A row that was swiped open: it has moved aside, and beside it stand its actions, whose views exist as long as that. The first
// action stands at the edge of the list.

package import Foundation

/// A row that is open, and what it shows beside it.
@MainActor
package final class SwipedRow {
  package unowned let row: ListRow
  package let edge: HorizontalEdge
  /// The views of the actions.
  private let root: HostingRoot
  /// The actions with their places, in points from the row's corner beside its cell.
  package private(set) var buttons: [(element: RenderElement, frame: CGRect)] = []

  /// The least width of an action, and the space before and after its label, in points (74 is what re-implementations of UIKit's
  /// actions share) [estimate].
  private static let leastWidth: CGFloat = 74
  private static let margin: CGFloat = 16

  init(_ row: ListRow, _ edge: HorizontalEdge, _ root: HostingRoot) {
    self.row = row
    self.edge = edge
    self.root = root
  }

  /// How far the row has moved aside, in points; towards where lines begin is negative.
  package var shift: CGFloat { edge == .trailing ? -width : width }

  private var width: CGFloat { buttons.reduce(0) { $0 + $1.frame.width } }

  /// Puts the actions side by side, as high as the row.
  ///
  /// - Parameter list: how wide the list is, in points.
  func layOut(in list: CGFloat, _ height: CGFloat, _ runtime: LayoutRuntime) {
    buttons = []
    var taken: CGFloat = 0
    var elements: [RenderElement] = []
    let isAtRight = (edge == .trailing) != row.host.element.isRightToLeft
    root.element.forEachChild { elements.append($0) }
    // Several views of a root lie in a stack.
    if elements.count == 1, let stack = elements[0] as? ArrangedElement {
      elements = stack.children
    }
    for element in elements where !element.isSpacer {
      let fitting = element.sizeThatFits(ProposedSize(width: nil, height: nil), runtime)
      let width = max(Self.leastWidth, fitting.width + 2 * Self.margin)
      let x = isAtRight ? list - taken - width : taken
      let frame = CGRect(x: x, y: 0, width: width, height: height)
      element.layout(at: frame.origin, size: frame.size, runtime)
      buttons.append((element, frame))
      taken += width
    }
  }

  /// Whether an element is of one of the actions.
  package func holds(_ element: RenderElement?) -> Bool {
    var around = element
    while let current = around {
      if buttons.contains(where: { $0.element === current }) { return true }
      around = current.parent
    }
    return false
  }

  /// The actions appear.
  func show() { root.setAppeared(true) }

  func remove() {
    buttons = []
    root.setAppeared(false)
    root.remove()
  }
}

extension RowHost {
  /// Opens a row at an edge, and closes the one that is open.
  ///
  /// - Returns: whether it offers something there.
  @discardableResult
  package final func open(_ row: ListRow, at edge: HorizontalEdge) -> Bool {
    closeRow()
    guard let provider = row.swipeActions.first(where: { $0.edge == edge }) else { return false }
    let opened = SwipedRow(row, edge, provider.makeActions())
    swiped = opened
    opened.layOut(in: element.size.width, row.lineLength, runtime)
    opened.show()
    rowMovedAside(row)
    return true
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
      visit(element, at: CGPoint(x: corner.x + frame.minX, y: corner.y), control: nil)
    }
  }
}
