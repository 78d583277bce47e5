// The node of a view of the user's own: where bodies are evaluated.
//
// Order of one evaluation, as the real framework shows it: the dynamic properties are bound into a
// temporary copy of the value; the body runs on that copy; the new values go to the children, each of
// which drops its old value then and there; the children's own bodies run later, when the walk reaches
// them. A child whose new value compares equal keeps the old one.

import Observation
import SimGraph

class CompositeNode<V: View>: _TypedNode<V>, NodeOwner, CompositeDescribing, AnimatedNode,
  ObservingReader
{
  @exclusivity(unchecked) private var value: V?
  private let plan: ViewPlan
  @exclusivity(unchecked) private var properties: ContiguousArray<_PropertyBox>
  @exclusivity(unchecked) final private(set) var child: _TypedNode<V.Body>?
  @exclusivity(unchecked) private var bodyAttribute = NodeID(index: .max, generation: 0)
  @exclusivity(unchecked) final var trap: ObservationTrap?
  /// What lies between the values of a view that is animatable itself.
  @exclusivity(unchecked) private var animator: Animator?
  /// The subgraph of the body's own nodes, where they may go before the node does.
  @exclusivity(unchecked) private var bodySubgraph = SubgraphID.none
  /// Why the next evaluation is needed, where it is the value that changed.
  @exclusivity(unchecked) private var pending: CauseID
  @exclusivity(unchecked) final var listsInBody: Int32 = 0
  /// The observable property that changed since the last body, as an edge.
  @exclusivity(unchecked) final var observedEdge: CauseName?
  /// The same property by its full name.
  @exclusivity(unchecked) private var observedName = CauseName.none
  @exclusivity(unchecked) private var valueChanged = true
  @exclusivity(unchecked) private var isFirst = true
  @exclusivity(unchecked) private var isAsleep = false
  /// Whether a source of events in the body delivered since the last evaluation.
  @exclusivity(unchecked) private var hasReceived = false

  init(_ value: V, _ inputs: __shared _ViewInputs) {
    self.value = value
    plan = inputs.runtime.plan(for: V.self)
    properties = []
    pending = inputs.runtime.causes.body(
      after: inputs.runtime.graph.currentCause, edge: inputs.runtime.causes.new, view: plan.cause)
    super.init(inputs.owned(by: plan.owner))
    precondition(
      depth < Self.deepest,
      """
      \(plan.name) lies \(Self.deepest) views deep: a view whose body holds a view of its own type \
      must come to an end, as by an if.
      """)
    bodyAttribute = runtime.graph.addEffect(owner: self, in: subgraph)
    runtime.report(.valueMade(plan.type))
    flagStale()
  }

  final override func update(_ new: V) {
    runtime.report(.valueMade(plan.type))
    if let old = value {
      guard let difference = plan.difference(old, new, runtime.causes) else {
        runtime.report(.comparedEqual(plan.type))
        return
      }
      if !isFirst { pending = link(after: runtime.graph.currentCause, difference) }
    }
    if plan.isAnimatable, let old = value { animate(from: old, to: new) }
    // The table keeps what it shows until the update ends, and with it the value that gave it.
    if listsInBody > 0, let old = value { runtime.retire(old) }
    value = new
    valueChanged = true
    runtime.graph.invalidate(bodyAttribute)
    flagStale()
  }

  // MARK: Animating

  private func animate(from old: V, to new: V) {
    guard animator != nil || runtime.motion.mayAnimate else { return }
    if animator == nil { animator = Animator.make(for: plan.holder) }
    _ = runtime.motion.take(new, after: old, &animator, at: self)
  }

  /// The body is evaluated with the values of this instant.
  final func animationTicked() {
    runtime.graph.invalidate(bodyAttribute)
    flagStale()
  }

  final override func evaluate() {
    guard !isAsleep else { return }
    guard isFirst || child == nil || valueChanged || runtime.graph.needsEvaluation(bodyAttribute)
    else {
      runtime.report(.cutOff(plan.type))
      return
    }
    let ranForEvent = hasReceived && isUnchanged
    hasReceived = false
    let causes = runtime.causes
    let outer = runtime.graph.currentCause
    let cause = causes.isRecording ? cause() : .none
    runtime.graph.currentCause = cause
    defer { runtime.graph.currentCause = outer }
    let evaluation = BodyEvaluation(node: self, plan: plan, isFirst: isFirst)
    causes.count(cause)
    let output = runtime.evaluating(evaluation) { evaluateBody() }
    if child != nil, isOffScreen { runtime.found(.evaluatedOffScreen, by: owner) }
    isFirst = false
    valueChanged = false
    observedEdge = nil
    if let child {
      runtime.keepsSubscriptions = ranForEvent
      child.update(output)
      runtime.keepsSubscriptions = false
    } else {
      child = makeChild(output)
      structureChanged()
    }
    for _ in 1..<runtime.bodyEvaluations(at: self) {
      causes.count(cause)
      _ = runtime.evaluating(evaluation) { evaluateBody() }
    }
  }

  /// Whether what the body gives cannot be seen, however often it is evaluated.
  var isOffScreen: Bool { root.isOffScreen }

  /// Makes the node of the first body.
  func makeChild(_ output: V.Body) -> _TypedNode<V.Body> {
    V.Body._makeNode(output, inputsForBody)
  }

  // MARK: Sources of events

  final override func sourceDelivered() {
    guard !isAsleep else { return }
    hasReceived = true
    runtime.graph.invalidate(
      bodyAttribute, cause: runtime.causes.write(runtime.causes.delivery, in: runtime.graph))
  }

  /// Whether all that the last body depended on is as it was.
  private var isUnchanged: Bool {
    guard !valueChanged, !isFirst, child != nil, observedEdge == nil else { return false }
    let checked = runtime.graph.checkedAt(bodyAttribute)
    return !properties.contains { $0.hasChanged(since: checked) }
      && runtime.graph.firstChangedInput(of: bodyAttribute) == nil
  }

  // MARK: Causes

  private func link(after previous: CauseID, _ edge: CauseName) -> CauseID {
    runtime.causes.body(after: previous, edge: edge, view: plan.cause)
  }

  /// Why the body is needed: the value, else an observed property, else what it read.
  private func cause() -> CauseID {
    if valueChanged || isFirst || child == nil { return pending }
    let graph = runtime.graph
    if let observedEdge { return link(after: graph.cause(of: bodyAttribute), observedEdge) }
    let checked = graph.checkedAt(bodyAttribute)
    for index in properties.indices where properties[index].hasChanged(since: checked) {
      return link(after: properties[index].cause, plan.properties[index].edge)
    }
    // Something that the body read without declaring it, such as a state that a closure captured.
    guard let input = graph.firstChangedInput(of: bodyAttribute) else {
      return link(after: graph.cause(of: bodyAttribute), .none)
    }
    return link(after: graph.cause(of: input), CauseName(rawValue: graph.tag(of: input)))
  }

  private func evaluateBody() -> V.Body {
    let graph = runtime.graph
    guard var copy = value else { preconditionFailure("A removed view was evaluated.") }
    if isFirst && properties.isEmpty && !plan.properties.isEmpty { installProperties() }
    graph.begin(bodyAttribute)
    defer { graph.end(bodyAttribute) }
    if let animator {
      withUnsafeMutablePointer(to: &copy) {
        animator.apply(to: UnsafeMutableRawPointer($0), at: runtime.motion.time)
      }
    }
    bindProperties(of: &copy)
    return observing(plan.observation) {
      runtime.report(.willEvaluateBody(plan.type))
      defer { runtime.report(.didEvaluateBody(plan.type)) }
      return copy.body
    }
  }

  // MARK: Dynamic properties

  private func installProperties() {
    guard var copy = value else { return }
    withUnsafeMutablePointer(to: &copy) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for property in plan.properties {
        let inputs = _PropertyInputs(
          runtime: runtime, node: self, name: property.name, state: property.state,
          subgraph: subgraph)
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
  final var inputsForBody: _ViewInputs {
    var inputs = inputsForChild
    guard root.kind.canSleep, !isInsideBody else { return inputs }
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

  final override func sleep() -> Bool {
    isAsleep = true
    runtime.evicting { child?.remove() }
    child = nil
    trap?.spring()
    if bodySubgraph != .none { runtime.graph.remove(bodySubgraph) }
    bodySubgraph = .none
    return properties.contains(where: \.holdsState)
  }

  final override func wake() {
    isAsleep = false
    pending = link(after: runtime.graph.currentCause, runtime.causes.back)
    flagStale()
  }

  // MARK: Describing

  nonisolated func label(of node: NodeID) -> String {
    "\(typeName(V.self)).body"
  }

  final var viewType: Any.Type { plan.type }
  final var readingNode: _ViewNode { self }
  final var readingAttribute: NodeID { bodyAttribute }

  /// The names of what changed, in the format of `_printChanges`.
  final func changedNames() -> [String] {
    var names: [String] = []
    if valueChanged { names.append("@self") }
    // A view without dynamic properties has nothing that an identity could own.
    if isFirst, !properties.isEmpty { names.append("@identity") }
    for box in properties
    where isFirst || box.hasChanged(since: runtime.graph.checkedAt(bodyAttribute)) {
      if let name = box.changeName { names.append(name) }
    }
    if observedEdge != nil {
      names.append(
        runtime.policy.namesObservedProperties
          ? "\\\(runtime.causes.text(observedName))" : "@dependencies")
    }
    return names
  }

  final func takeObservedName(_ name: CauseName) { observedName = name }

  // MARK: Tree

  final override func collect(into elements: inout [RenderElement]) {
    child?.collect(into: &elements)
  }
  final override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  final override var label: String { plan.name }

  final override func tearDown() {
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
