// A removed view keeps its state and its place on screen until its transition has ended. Without an
// animation it is not shown, and exists until the callbacks of its update have run. It receives no
// new values meanwhile. If the same branch or id is needed again, the view is restored as it is,
// and neither its `onDisappear` nor its `onAppear` runs.
//
// Four words say how far a removal is, here and everywhere in the runtime: a view is pending removal
// until the callbacks of its update have run, outgoing while its transition runs, suspended while it
// is off screen and keeps its state, and removed when nothing of it is left.

import SimGraph

/// A view that was removed and still exists.
@MainActor
final class RemovedSubtree {
  let node: _ViewNode
  let subgraph: SubgraphID
  /// Distinguishes the view from the other children of its parent.
  let key: AnyHashable
  private let elements: [RenderElement]
  /// The batch of the container, and the views in it that belong to this subtree.
  private let removal: (batch: ChildRemovalBatch, items: [ChildRemovalBatch.Item])?
  /// The update in which a view without transition was removed; nil for a view with a transition.
  private let update: UInt64?
  /// Whether the view is finally removed, or restored.
  var isOver = false

  /// Nil for a view that was never on screen, because it has no place to keep.
  ///
  /// Such a view may have been laid out between two transactions for a reader of its size.
  init?(_ node: _ViewNode, _ subgraph: SubgraphID, key: AnyHashable) {
    var elements: [RenderElement] = []
    node.collect(into: &elements)
    let last = node.runtime.lastOnScreen
    guard elements.contains(where: { $0.isInserted && $0.id <= last }) else { return nil }
    self.node = node
    self.subgraph = subgraph
    self.key = key
    self.elements = elements
    removal = node.removalBatch
    update = nil
    for element in elements { element.isOutgoing = true }
  }

  /// Creates the entry of a view that is removed without an animation.
  init(pendingRemovals node: _ViewNode, _ subgraph: SubgraphID, key: AnyHashable) {
    self.node = node
    self.subgraph = subgraph
    self.key = key
    elements = []
    removal = node.removalBatch
    update = node.runtime.updateNumber
    node.flags.insert(.pendingRemoval)
  }

  /// Restores the view.
  func cancel() {
    guard update == nil else { return node.cancelRemoval() }
    for element in elements { element.cancelOutgoing() }
    node.cancelTransitionOut()
  }

  /// Removes the view finally.
  func finish(_ runtime: NodeRuntime) {
    runtime.inScope {
      for element in elements { element.finishOutgoing(runtime) }
      let parent = node.parent
      if let removal, runtime.ongoingRemoval.depth == 0 {
        runtime.ongoingRemoval.begin(node, removal.items, of: removal.batch, in: update)
      }
      node.remove()
      runtime.graph.remove(subgraph)
      if let parent, !parent.flags.contains(.removed) { parent.viewWent() }
    }
  }
}
