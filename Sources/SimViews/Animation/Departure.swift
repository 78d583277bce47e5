// Views on their way out: a view that was removed lives, with its state and its place on screen, until
// its transition has ended. It gets no new values meanwhile.

import SimGraph

/// A view that was removed and is still there.
@MainActor
final class Departure {
  let node: _ViewNode
  private let subgraph: SubgraphID
  private let elements: [RenderElement]

  init(_ node: _ViewNode, _ subgraph: SubgraphID) {
    self.node = node
    self.subgraph = subgraph
    var elements: [RenderElement] = []
    node.collect(into: &elements)
    self.elements = elements
    for element in elements { element.isLeaving = true }
  }

  /// The transition has ended, or what the view stood in goes.
  func finish(_ runtime: ViewRuntime) {
    runtime.inScope {
      for element in elements { element.finishLeaving(runtime) }
      node.remove()
      runtime.graph.remove(subgraph)
    }
  }
}

extension _ViewNode {
  /// Begins the removal of a child that has been replaced or is not wanted any more, if its transition
  /// says when it goes.
  ///
  /// With the identity transition that is now, so that its `onDisappear` comes before the `onAppear` of
  /// what takes its place; with an animation it is the end of the transition.
  ///
  /// - Returns: false where nothing is animated: the caller lets the child go.
  final func depart(_ child: _ViewNode, _ subgraph: SubgraphID) -> Bool {
    let transition = child.transition ?? .opacity
    let motion = runtime.motion
    guard !transition.removal.isIdentity else {
      motion.removingAtOnce {
        child.remove()
        runtime.graph.remove(subgraph)
      }
      return true
    }
    let animation = transition.removal.animation ?? motion.transaction(for: self)?.animation
    guard let curve = animation?.curve, curve.duration.isFinite, root.isAppeared
    else { return false }
    motion.keep(Departure(child, subgraph), for: curve.duration)
    motion.changing(under: Transaction(animation: animation)) { child.leave() }
    return true
  }
}
