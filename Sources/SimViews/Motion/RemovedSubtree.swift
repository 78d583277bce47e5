// Views on their way out: a removed view lives on, with its state and its place on screen, until its
// transition has ended, or without a place until the closures of its update have run, if nothing is animated. It gets no
// new values in the meantime. If the same branch or id comes back before that, the view is put back as it is: it never
// left, and is not told that it disappeared or appears.

import SimGraph

/// A view that was removed and is still there.
@MainActor
final class RemovedSubtree {
  let node: _ViewNode
  let subgraph: SubgraphID
  /// By what the view around it tells it from its other children.
  let key: AnyHashable
  private let elements: [RenderElement]
  /// What its container lost with it.
  private let removal: (batch: ChildRemovalBatch, items: [ChildRemovalBatch.Item])?
  /// In which update it was removed, if it goes with that; nil for one whose transition takes time.
  private let update: UInt64?
  /// Whether it has gone or is back.
  var isOver = false

  /// Nil for a view that was never on screen: it has no place where it could stay.
  ///
  /// It may have been laid out between two transactions all the same, for those who go by sizes.
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

  /// A view that goes without an animation.
  init(pendingRemovals node: _ViewNode, _ subgraph: SubgraphID, key: AnyHashable) {
    self.node = node
    self.subgraph = subgraph
    self.key = key
    elements = []
    removal = node.removalBatch
    update = node.runtime.updateNumber
    node.flags.insert(.pendingRemoval)
  }

  /// The view is wanted again.
  func cancel() {
    guard update == nil else { return node.cancelRemoval() }
    for element in elements { element.cancelOutgoing() }
    node.cancelTransitionOut()
  }

  /// The transition has ended, the closures have run, or what the view stood in goes.
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
