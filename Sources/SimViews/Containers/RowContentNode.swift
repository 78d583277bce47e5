// The node at the root of a row: what the row's content closure reads beside its element. A change makes
// the content of that row anew, without the body that holds the list.

import Observation
import SimGraph

/// The node of a row's content, whatever view that is.
final class RowContentNode<Content: View>: _TypedNode<Content>, NodeOwner {
  private let make: @MainActor () -> Content
  /// Called with the content that was made when something that the closure read had changed.
  private let replaced: @MainActor (Content) -> Void
  private let plan: ViewPlan
  private var attribute = NodeID(index: .max, generation: 0)
  private var child: _TypedNode<Content>?
  private var trap: ObservationTrap?
  private var isAsleep = false

  init(
    _ inputs: _ViewInputs, make: @escaping @MainActor () -> Content,
    replaced: @escaping @MainActor (Content) -> Void
  ) {
    self.make = make
    self.replaced = replaced
    plan = inputs.runtime.plan(for: Content.self)
    super.init(inputs)
    attribute = runtime.graph.addEffect(owner: self, in: subgraph)
  }

  /// Calls the closure, and records what it reads.
  func makeContent() -> Content {
    runtime.graph.begin(attribute)
    defer { runtime.graph.end(attribute) }
    trap?.spring()
    if plan.isObservedByRows, trap == nil { trap = ObservationTrap() }
    return withObservationTracking(
      {
        trap?.arm()
        return runtime.runningUserCode(make)
      }, onChange: makeObserver())
  }

  private func makeObserver() -> @Sendable () -> Void {
    plan.isObservedByRows = true
    // Without a trap the registration cannot be ended: once there is one, it counts no more.
    let isTrapped = trap != nil
    return { [weak self] in
      guard let self else { return }
      MainActor.withoutCheck {
        if isTrapped == (self.trap != nil) { self.observedPropertyChanged() }
      }
    }
  }

  private func observedPropertyChanged() {
    guard !flags.contains(.removed), trap?.isSpringing != true else { return }
    runtime.runningEngine {
      runtime.willWrite()
      runtime.graph.invalidate(attribute)
    }
  }

  override func update(_ new: Content) {
    if let child {
      child.update(new)
    } else {
      child = Content._makeNode(new, inputsForChild)
      structureChanged()
    }
  }

  override func evaluate() {
    guard !isAsleep, child != nil, runtime.graph.needsEvaluation(attribute) else { return }
    let new = makeContent()
    child?.update(new)
    replaced(new)
  }

  override func sleep() -> Bool {
    isAsleep = true
    trap?.spring()
    return child?.sleep() ?? false
  }

  override func wake() {
    isAsleep = false
    child?.wake()
  }

  override func collect(into elements: inout [RenderElement]) { child?.collect(into: &elements) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override var label: String { "row" }
  nonisolated func label(of node: NodeID) -> String { "row content" }

  override func tearDown() {
    child?.remove()
    child = nil
    trap?.spring()
    trap = nil
  }
}
