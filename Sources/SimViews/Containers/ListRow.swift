package import Foundation
import SimGraph

/// One row of a list that exists: a hosting boundary, and the place that the host gave it.
@MainActor
package class ListRow {
  package let root: HostingRoot
  package unowned let source: RowProvider
  /// The place within the source.
  package var index: Int
  /// The content has to be made anew.
  package var isStale = false
  /// The element is no longer in the data.
  package var isGone = false
  /// The top of the row in the list's content, in points; the host's business.
  package var y: CGFloat = 0
  /// The place among all rows when the host placed it last.
  package var placedPosition = 0
  /// The height of the row's cell, in points.
  package private(set) var height: CGFloat = 0

  init(source: RowProvider, index: Int, list: ListHost) {
    self.source = source
    self.index = index
    root = HostingRoot(
      runtime: list.runtime, kind: .row, order: list.root.order, in: list.subgraph,
      parentScope: list.environment)
    root.navigation = list.root.navigation
    root.screen = list.root.screen
  }

  /// The place among all rows of the list.
  package var position: Int { source.offset + index }

  /// Makes the content and evaluates it.
  package func install() {}

  /// Makes the content anew, evaluates it, and only then lets the old one go.
  package func refresh() {}

  /// Lays the row out in the width of its list and remembers the height of its cell.
  package final func layout(width: CGFloat) {
    let insets = ListHost.rowInsets
    let available = max(0, width - insets.leading - insets.trailing)
    let content = root.layout(in: ProposedSize(width: available, height: nil))
    height = max(ListHost.minimumRowHeight, content.height + insets.top + insets.bottom)
  }

  /// Whether the row is off screen and only keeps its state.
  package fileprivate(set) var isAsleep = false

  /// Takes the row off screen.
  ///
  /// - Returns: whether it has state to keep; if not, it has to be removed.
  func sleep() -> Bool {
    guard root.runtime.policy.keepsRowState, root.sleep() else { return false }
    isAsleep = true
    return true
  }

  /// Takes the row out of the runtime; its state goes with it.
  package func remove() {
    root.setAppeared(false)
    root.remove()
    root.runtime.report(.rowRemoved)
  }
}

/// A row of a known view type.
@MainActor
class ViewRow<Content: View>: ListRow {
  private let make: @MainActor () -> Content
  private var node: RowContentNode<Content>?
  /// What the host was given to show; it keeps the view value alive until the next one is in place.
  private var content: Content?

  init(
    source: RowProvider, index: Int, list: ListHost, make: @escaping @MainActor () -> Content
  ) {
    self.make = make
    super.init(source: source, index: index, list: list)
  }

  override func install() {
    if isAsleep { return wakeUp() }
    let runtime = root.runtime
    runtime.inScope {
      root.install { inputs in
        let node = RowContentNode(inputs, make: make) { [unowned self] in replace($0) }
        self.node = node
        return node
      }
      for _ in 1..<runtime.policy.rowContentEvaluationsOnFirstLayout { _ = node?.makeContent() }
      show()
      runtime.report(.rowRealised)
    }
  }

  /// A row that comes back keeps its state and gets new content and a new body.
  private func wakeUp() {
    isAsleep = false
    root.runtime.inScope {
      root.wake()
      show()
      root.runtime.report(.rowRealised)
    }
  }

  override func refresh() {
    isStale = false
    let old = content
    root.runtime.inScope { show() }
    withExtendedLifetime(old) {}
  }

  private func show() {
    guard let made = node?.makeContent() else { return }
    content = made
    root.update(made)
    root.walk()
  }

  /// Something that the content's closure read has changed; the old content goes with the update.
  private func replace(_ made: Content) {
    if let old = content { root.runtime.retire(old) }
    content = made
  }

  override func remove() {
    super.remove()
    node = nil
    content = nil
  }
}
