// Views on their way out: a view that was removed lives, with its state and its place on screen, until
// its transition has ended. It gets no new values meanwhile. Where the same branch or id comes back before
// that, the view is put back as it is: it never left, and is not told that it disappeared or appears.

import SimGraph

/// How a view goes.
struct Removal {
  /// Whether anything is to be seen of it.
  let isSeen: Bool
  /// The animation of its own, if it has one.
  var animation: Animation?
}

/// A view that was removed and is still there.
@MainActor
final class Departure {
  let node: _ViewNode
  let subgraph: SubgraphID
  /// By what the view around it tells it from its other children.
  let key: AnyHashable
  private let elements: [RenderElement]

  /// Nil for a view that was never on screen: it has no place where it could stay.
  init?(_ node: _ViewNode, _ subgraph: SubgraphID, key: AnyHashable) {
    var elements: [RenderElement] = []
    node.collect(into: &elements)
    guard elements.contains(where: \.isInserted) else { return nil }
    self.node = node
    self.subgraph = subgraph
    self.key = key
    self.elements = elements
    for element in elements { element.isLeaving = true }
  }

  /// The view is wanted again.
  func cancel() {
    for element in elements { element.cancelLeaving() }
    node.comeBack()
  }

  /// The transition has ended, or what the view stood in goes.
  func finish(_ runtime: ViewRuntime) {
    runtime.inScope {
      for element in elements { element.finishLeaving(runtime) }
      let parent = node.parent
      node.remove()
      runtime.graph.remove(subgraph)
      if let parent, !parent.flags.contains(.removed) { parent.viewWent() }
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
  /// - Parameter key: by what the child is told from others that come back here.
  /// - Parameter hasDefault: whether a view without a transition of its own fades.
  /// - Returns: false where nothing is animated: the caller lets the child go.
  final func depart(
    _ child: _ViewNode, _ subgraph: SubgraphID, key: AnyHashable, hasDefault: Bool = true
  ) -> Bool {
    let removal = child.removal ?? Removal(isSeen: hasDefault)
    let motion = runtime.motion
    guard removal.isSeen else {
      motion.removingAtOnce {
        child.remove()
        runtime.graph.remove(subgraph)
      }
      return true
    }
    let animation = removal.animation ?? motion.transaction(for: self)?.animation
    guard let curve = animation?.curve, curve.duration.isFinite, root.isAppeared,
      let departure = Departure(child, subgraph, key: key)
    else { return false }
    motion.keep(departure, for: curve.duration)
    motion.changing(under: Transaction(animation: animation)) { child.leave() }
    return true
  }

  /// Puts a child back that was removed under a key and is still on its way out; nil if there is none
  /// that fits.
  final func putBack(
    _ key: @autoclosure () -> AnyHashable, where isFitting: (_ViewNode) -> Bool
  ) -> (node: _ViewNode, subgraph: SubgraphID)? {
    guard runtime.keepsDepartures,
      let departure = runtime.motion.takeBack(under: key(), of: self, where: isFitting)
    else { return nil }
    departure.cancel()
    return (departure.node, departure.subgraph)
  }
}
