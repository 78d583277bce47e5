// Where OpenCombine meets the graph: a view that holds an ObservableObject depends on the object as
// a whole. Each `objectWillChange` writes the seed of the subscription, which marks the body.

import SimPublishers
import SimGraph

/// The subscription of one property of one identity to one object.
@MainActor
final class ObjectSubscription: NodeOwner {
  private let runtime: ViewRuntime
  private nonisolated let name: String
  private var watch: ObjectWatch?
  private var node: NodeID?
  private var subscription: AnyCancellable?
  private weak var object: AnyObject?
  /// Whether the object announces changes by a publisher that may be another one whenever it is asked for.
  private var hasOwnPublisher = false
  /// Whether the object ever announced a change.
  private(set) var hasDelivered = false
  var waitsIn: UInt64 = 0

  init(_ inputs: _PropertyInputs) {
    runtime = inputs.runtime
    name = inputs.name
    let node = runtime.graph.addSource(owner: self, in: inputs.subgraph)
    runtime.graph.setTag(inputs.state.rawValue, of: node)
    self.node = node
  }

  /// Follows an object; where it is followed already, a system may ask for its publisher again.
  func follow<Object: ObservableObject>(_ new: Object) {
    guard object !== new else {
      if hasOwnPublisher { subscribe(to: new) }
      return
    }
    object = new
    hasOwnPublisher =
      runtime.policy.subscribesAnew
      && Object.ObjectWillChangePublisher.self != ObservableObjectPublisher.self
    watch = runtime.watch(new)
    subscribe(to: new)
  }

  private func subscribe<Object: ObservableObject>(to new: Object) {
    subscription = new.objectWillChange.sink { @Sendable [weak self, gate = runtime.gate] _ in
      guard gate.isOpen else { return gate.enqueueOnMainLoop { self?.objectWillChange() } }
      MainActor.withoutCheck { self?.objectWillChange() }
    }
  }

  /// Records that the body depends on the object; mere declaration suffices.
  func declare() {
    if let node { runtime.graph.read(node) }
  }

  /// The revision in which the object announced a change last.
  var changedAt: UInt64 { node.map { runtime.graph.changedAt($0) } ?? 0 }

  /// Why the object announced a change last.
  var cause: CauseID { node.map { runtime.graph.cause(of: $0) } ?? .none }

  private func objectWillChange() {
    guard let node else { return }
    hasDelivered = true
    runtime.runningEngine {
      runtime.willPublish()
      runtime.report(.objectChanged)
      runtime.postpone(self, isImmediate: true)
      if let cause = watch?.announce(node) { runtime.graph.setCause(cause, of: node) }
    }
  }

  func cancel() {
    subscription = nil
    watch = nil
    node = nil
  }

  nonisolated func label(of node: NodeID) -> String { name }
}

extension ObjectSubscription: PendingWriting {
  func merge() {}

  func apply(in runtime: ViewRuntime) {
    guard let node else { return }
    runtime.graph.write(node, cause: runtime.graph.cause(of: node))
  }
}
