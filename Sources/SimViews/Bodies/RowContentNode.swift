// The node at the root of a row. The row's content closure is an observation scope: a change of an observable
// property that it read makes the content of that row again, without the body that holds the list. A state
// that it reads concerns the body (mechanism.md#1.4), which makes another closure.

import SimGraph

/// The node of a row's content, whatever view that is.
class RowContentNode<Content: View>: _TypedNode<Content>, NodeOwner, ObservingReader {
  private let make: @MainActor () -> Content
  /// Called with the content that was made when something that the closure read had changed.
  private let replaced: @MainActor (Content) -> Void
  private let plan: ViewPlan
  private let contents = _ViewContents.of(Content.self)
  private var attribute = NodeID(index: .max, generation: 0)
  final private(set) var child: _TypedNode<Content>?
  final var token: ObservationToken?
  /// Whether a source of events in the content delivered since the last evaluation.
  private var hasReceived = false
  /// The observable property that changed, as an edge.
  final var observedEdge: CauseName?

  init(
    _ inputs: _ViewInputs, make: @escaping @MainActor () -> Content,
    replaced: @escaping @MainActor (Content) -> Void
  ) {
    self.make = make
    self.replaced = replaced
    plan = inputs.runtime.plan(for: Content.self)
    super.init(inputs.owned(by: inputs.runtime.owner(of: Content.self)))
    attribute = runtime.graph.addEffect(owner: self, in: subgraph)
  }

  /// Calls the closure, and records what it reads.
  final func makeContent() -> Content {
    runtime.graph.begin(attribute)
    defer { runtime.graph.end(attribute) }
    return observing(plan.rowObservation) {
      runtime.updating { runtime.owned(by: owner) { runtime.makingContent(contents, make) } }
    }
  }

  final override func update(_ new: Content) {
    if let child {
      child.update(new)
    } else {
      child = makeChild(new)
      structureChanged()
    }
  }

  /// Whether what the content gives cannot be seen.
  var isOffScreen: Bool { root.isOffScreen }

  /// Makes the node of the first content.
  func makeChild(_ content: Content) -> _TypedNode<Content> {
    Content._makeNode(content, inputsForChild)
  }

  final override func evaluate() {
    guard removalState != .suspended, child != nil, runtime.graph.needsEvaluation(attribute) else {
      return
    }
    let outer = runtime.graph.currentCause
    runtime.graph.currentCause = runtime.causes.content(
      of: attribute, edge: observedEdge, view: plan.cause, in: runtime.graph)
    defer { runtime.graph.currentCause = outer }
    runtime.keepsSubscriptions =
      hasReceived && observedEdge == nil && runtime.graph.firstChangedInput(of: attribute) == nil
    hasReceived = false
    observedEdge = nil
    let new = makeContent()
    if isOffScreen { runtime.found(.evaluatedOffScreen, by: owner) }
    child?.update(new)
    runtime.keepsSubscriptions = false
    replaced(new)
  }

  final override func sourceDelivered() {
    guard removalState != .suspended else { return }
    hasReceived = true
    runtime.graph.invalidate(
      attribute, cause: runtime.causes.write(runtime.causes.delivery, in: runtime.graph))
  }

  final override func suspend() -> Bool {
    removalState.become(.suspended)
    token?.cancel()
    return child?.suspend() ?? false
  }

  final override func resume() {
    removalState.become(.present)
    child?.resume()
  }

  final override func collect(into elements: inout [RenderElement]) {
    child?.collect(into: &elements)
  }
  final override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  final override var label: String { "row" }
  nonisolated func label(of node: NodeID) -> String { "row content" }
  final var readingNode: _ViewNode { self }
  final var readingAttribute: NodeID { attribute }

  final override func tearDown() {
    child?.remove()
    child = nil
    token?.cancel()
    token = nil
  }
}
