// The node of a view of the user's own: where bodies are evaluated.
//
// Order of one evaluation, as the real framework shows it: the dynamic properties are bound into a
// temporary copy of the value; the body runs on that copy; the new values go to the children, each of
// which drops its old value then and there; the children's own bodies run later, when the walk reaches
// them. A child whose new value compares equal keeps the old one.

import Observation
import SimGraph

final class CompositeNode<V: View>: _TypedNode<V>, NodeOwner, CompositeDescribing {
  private var value: V?
  private let plan: ViewPlan
  private var properties: ContiguousArray<PropertyBox>
  private var child: _TypedNode<V.Body>?
  private var bodyAttribute = NodeID(index: .max, generation: 0)
  private var observedChanged = false
  private var trap: ObservationTrap?
  private var valueChanged = true
  private var isFirst = true
  private var isAsleep = false
  /// The subgraph of the body's own nodes, where they may go before the node does.
  private var bodySubgraph: SubgraphID?

  init(_ value: V, _ inputs: _ViewInputs) {
    self.value = value
    plan = inputs.runtime.plan(for: V.self)
    properties = []
    super.init(inputs)
    bodyAttribute = runtime.graph.addEffect(owner: self, in: subgraph)
    runtime.report(.valueMade(plan.type))
    flagStale()
  }

  override func update(_ new: V) {
    runtime.report(.valueMade(plan.type))
    if let old = value, plan.isEqual(old, new) {
      runtime.report(.comparedEqual(plan.type))
      return
    }
    value = new
    valueChanged = true
    runtime.graph.invalidate(bodyAttribute)
    flagStale()
  }

  override func evaluate() {
    guard !isAsleep else { return }
    guard isFirst || child == nil || valueChanged || runtime.graph.needsEvaluation(bodyAttribute)
    else {
      runtime.report(.cutOff(plan.type))
      return
    }
    let evaluation = BodyEvaluation(node: self, plan: plan, isFirst: isFirst)
    let output = runtime.evaluating(evaluation) { evaluateBody() }
    isFirst = false
    valueChanged = false
    observedChanged = false
    if let child {
      child.update(output)
    } else {
      child = V.Body._makeNode(output, inputsForBody)
      structureChanged()
    }
    for _ in 1..<runtime.bodyEvaluations(at: self) {
      _ = runtime.evaluating(evaluation) { evaluateBody() }
    }
  }

  private func evaluateBody() -> V.Body {
    let graph = runtime.graph
    guard var copy = value else { preconditionFailure("A removed view was evaluated.") }
    if isFirst && properties.isEmpty && !plan.properties.isEmpty { installProperties() }
    graph.begin(bodyAttribute)
    defer { graph.end(bodyAttribute) }
    bindProperties(of: &copy)
    trap?.spring()
    if plan.isObserving, trap == nil { trap = ObservationTrap() }
    return withObservationTracking(
      {
        trap?.arm()
        runtime.report(.willEvaluateBody(plan.type))
        defer { runtime.report(.didEvaluateBody(plan.type)) }
        return copy.body
      }, onChange: makeObserver())
  }

  /// Asked for after a body only if it read observable properties.
  private func makeObserver() -> @Sendable () -> Void {
    plan.isObserving = true
    // Without a trap the registration cannot be ended: once there is one, it counts no more.
    let isTrapped = trap != nil
    return { [weak self] in
      guard let self else { return }
      MainActor.withoutCheck {
        if isTrapped == (self.trap != nil) { self.observedPropertyChanged() }
      }
    }
  }

  /// A property that the last body read is about to change.
  private func observedPropertyChanged() {
    guard !flags.contains(.removed), trap?.isSpringing != true else { return }
    runtime.runningEngine {
      runtime.willWrite()
      observedChanged = true
      runtime.graph.invalidate(bodyAttribute)
    }
  }

  // MARK: Dynamic properties

  private func installProperties() {
    guard var copy = value else { return }
    withUnsafeMutablePointer(to: &copy) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for property in plan.properties {
        let inputs = _PropertyInputs(
          runtime: runtime, node: self, name: property.name, subgraph: subgraph)
        properties.append(property.makeBox(base + property.offset, inputs))
      }
    }
  }

  private func bindProperties(of copy: inout V) {
    guard !properties.isEmpty else { return }
    withUnsafeMutablePointer(to: &copy) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for index in properties.indices {
        properties[index].bind(base + plan.properties[index].offset)
      }
    }
  }

  // MARK: Going off screen

  /// The outermost view of a row can lose its body and keep its state, so the body's nodes live apart.
  private var inputsForBody: _ViewInputs {
    var inputs = inputsForChild
    guard root.kind == .row, !isInsideBody else { return inputs }
    let apart = runtime.graph.addSubgraph(in: subgraph)
    bodySubgraph = apart
    inputs.subgraph = apart
    return inputs
  }

  /// Whether the node belongs to the body of another one of the same root.
  private var isInsideBody: Bool {
    var node = parent
    while let current = node {
      if current is any CompositeDescribing { return true }
      node = current.parent
    }
    return false
  }

  override func sleep() -> Bool {
    isAsleep = true
    child?.remove()
    child = nil
    trap?.spring()
    if let bodySubgraph { runtime.graph.remove(bodySubgraph) }
    bodySubgraph = nil
    return properties.contains(where: \.holdsState)
  }

  override func wake() {
    isAsleep = false
    flagStale()
  }

  // MARK: Describing

  nonisolated func label(of node: NodeID) -> String {
    "\(typeName(V.self)).body"
  }

  var viewType: Any.Type { plan.type }

  /// The names of what changed, in the format of `_printChanges`.
  func changedNames() -> [String] {
    var names: [String] = []
    if valueChanged { names.append("@self") }
    if isFirst { names.append("@identity") }
    for box in properties
    where isFirst || box.hasChanged(since: runtime.graph.checkedAt(bodyAttribute)) {
      if let name = box.changeName { names.append(name) }
    }
    if observedChanged { names.append("@dependencies") }
    return names
  }

  // MARK: Tree

  override func collect(into elements: inout [RenderElement]) { child?.collect(into: &elements) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override var label: String { plan.name }

  override func tearDown() {
    child?.remove()
    child = nil
    trap?.spring()
    trap = nil
    // The value goes first, with whatever spare objects it made; then what the identity owned.
    value = nil
    for box in properties { box.remove() }
    properties = []
  }
}
