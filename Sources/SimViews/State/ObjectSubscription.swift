// Where OpenCombine meets the graph: a view that holds an ObservableObject depends on the object as
// a whole. Each `objectWillChange` writes the seed of the subscription, which marks the body.

import OpenCombine
import SimGraph

/// The subscription of one property of one identity to one object.
@MainActor
final class ObjectSubscription: NodeOwner {
  private let runtime: ViewRuntime
  private nonisolated let name: String
  private var node: NodeID?
  private var subscription: AnyCancellable?
  private weak var object: AnyObject?

  init(_ inputs: _PropertyInputs) {
    runtime = inputs.runtime
    name = inputs.name
    node = runtime.graph.addSource(owner: self, in: inputs.subgraph)
  }

  /// Follows an object; nothing happens when it is followed already.
  func follow<Object: ObservableObject>(_ new: Object) {
    guard object !== new else { return }
    if object != nil, PlantedFault.subscriptionStays.isPlanted { return }
    object = new
    subscription = new.objectWillChange.sink { [weak self] _ in
      MainActor.withoutCheck { self?.objectWillChange() }
    }
  }

  /// Records that the body depends on the object; mere declaration suffices.
  func declare() {
    if let node { runtime.graph.read(node) }
  }

  /// The revision in which the object announced a change last.
  var changedAt: UInt64 { node.map { runtime.graph.changedAt($0) } ?? 0 }

  private func objectWillChange() {
    guard let node else { return }
    runtime.runningEngine {
      runtime.willWrite()
      runtime.report(.objectChanged)
      runtime.graph.write(node)
    }
  }

  /// The identity ended.
  func cancel() {
    subscription = nil
    node = nil
  }

  nonisolated func label(of node: NodeID) -> String { name }
}
