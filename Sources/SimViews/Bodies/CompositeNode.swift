// The node of a custom view: where bodies are evaluated.
//
// Order of one evaluation, as the real framework shows it: the dynamic properties are bound into a
// temporary copy of the value; the body runs on that copy; the new values go to the children, each of
// which drops its old value then and there; the children's own bodies run later, when the walk reaches
// them. A child whose new value compares equal holds the new one all the same, and does not run;
// only a body that is equal as a whole leaves every child with the old one.

import Observation
import SimGraph
import SimReflection

class CompositeNode<V: View>: _TypedNode<V>, NodeOwner, CompositeDescribing, AnimatedNode,
  ObservingReader, KeptView
{
  @exclusivity(unchecked) private var value: V?
  private let plan: ViewPlan
  @exclusivity(unchecked) private var properties: ContiguousArray<_PropertyBox>
  @exclusivity(unchecked) final private(set) var child: _TypedNode<V.Body>?
  @exclusivity(unchecked) private var bodyAttribute = NodeID(index: .max, generation: 0)
  @exclusivity(unchecked) final var token: ObservationToken?
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
  /// The last body, where it is compared as a whole.
  ///
  /// Its type is not written down: the metadata of a generic one would be asked for at each body.
  @exclusivity(unchecked) private var lastBody: AnyObject?
  @exclusivity(unchecked) private var valueChanged = true
  @exclusivity(unchecked) private var isFirst = true
  /// Whether a source of events in the body delivered since the last evaluation.
  @exclusivity(unchecked) private var hasReceived = false

  init(_ value: V, _ inputs: __shared _ViewInputs) {
    let runtime = inputs.runtime
    self.value = value
    plan = runtime.plan(for: V.self)
    properties = []
    pending = runtime.causes.body(
      after: runtime.graph.currentCause, edge: runtime.causes.new, view: plan.cause)
    super.init(inputs.owned(by: plan.owner))
    demand(
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
        if plan.isLossy, !runtime.keepsValues { hold(new) }
        return
      }
      if !isFirst { pending = link(after: runtime.graph.currentCause, difference) }
      runtime.changeCounters.handed &+= 1
    }
    if plan.isAnimatable, let old = value { animate(from: old, to: new) }
    hold(new)
    valueChanged = true
    runtime.graph.invalidate(bodyAttribute)
    flagStale()
  }

  private func hold(_ new: V) {
    // The table keeps what it shows until the update ends, and with it the value that gave it.
    if listsInBody > 0, let old = value { runtime.retire(old) }
    value = new
  }

  /// Notes a body, and says whether it is the same as the one before, where that matters.
  private func isSameAsBefore(_ output: V.Body) -> Bool {
    guard let comparison = plan.bodyComparison(V.Body.self) else { return false }
    if let lastBody {
      let last = unsafeDowncast(lastBody, to: KeptBody<V.Body>.self).body
      if comparison.isEqual(last, output) { return true }
    }
    lastBody = KeptBody(output)
    return false
  }

  // MARK: Animating

  private func animate(from old: V, to new: V) {
    guard animator != nil || runtime.motion.mayAnimate else { return }
    if animator == nil { animator = Animator.make(for: plan.holder) }
    _ = runtime.motion.take(new, after: old, &animator, at: self)
  }

  /// The body is evaluated with the value of this instant, which is another one.
  final func animationTicked() {
    runtime.graph.invalidate(bodyAttribute)
    pending = link(after: runtime.graph.cause(of: bodyAttribute), .none)
    valueChanged = true
    flagStale()
  }

  final override func evaluate() {
    let runtime = runtime
    guard removalState != .suspended, !runtime.isEnded else { return }
    guard isFirst || child == nil || valueChanged || flags.contains(.isBack) || hasPendingChanges()
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
    let wasBack = takeReturn()
    (isFirst, valueChanged) = (false, false)
    observedEdge = nil
    if let child {
      // Values of the last body without another owner are released together when all have been replaced.
      let before = lastBody
      runtime.keepsSubscriptions = ranForEvent
      runtime.keepsValues = isSameAsBefore(output)
      let changeCounters = runtime.changeCounters
      child.update(output)
      let isDrawn = runtime.changeCounters.isDrawn(since: changeCounters)
      let isNew = runtime.changeCounters != changeCounters || wasBack
      if !isNew {
        runtime.report(.bodyGaveNothing(plan.type))
      } else if !isDrawn {
        runtime.report(.bodyHandedOn(plan.type))
      }
      let isForList =
        runtime.changeCounters.lists != changeCounters.lists
        && runtime.changeCounters.rows == changeCounters.rows
      if isForList { runtime.report(.bodyUpdatedList(plan.type)) }
      // Elements that came, went or moved are what the rows were made again for.
      if runtime.changeCounters.rows != changeCounters.rows { causes.count(cause, rows: 0, new: 1) }
      causes.count(cause, isNew: isNew, isDrawn: isDrawn, isForList: isForList)
      runtime.keepsSubscriptions = false
      runtime.keepsValues = false
      extendLifetime(before)
    } else {
      _ = isSameAsBefore(output)
      child = makeChild(output)
      structureChanged()
    }
    for _ in 1..<runtime.bodyEvaluations(at: self) {
      causes.count(cause)
      _ = runtime.evaluating(evaluation) { evaluateBody() }
    }
  }

  /// Whether something changed that the body depends on: a property says so itself, for a state that was never
  /// read is not the body's business.
  private func hasPendingChanges() -> Bool {
    let graph = runtime.graph
    switch graph.effectState(at: bodyAttribute) {
    case .none: return false
    case .invalidated: return true
    case .inputsChanged:
      let checked = graph.checkedAt(bodyAttribute)
      if hasChangedProperty(since: checked) { return true }
      if properties.withUnretained({ $0.contains { $0.isUpdatedAtVisits } }) {
        visitProperties()
      } else {
        graph.settle(bodyAttribute)
      }
      return false
    }
  }

  private func hasChangedProperty(since revision: UInt64) -> Bool {
    properties.withUnretained { $0.contains { $0.hasChanged(since: revision) } }
  }

  /// Binds the properties without running the body: those of the user's own are updated at every visit, and what
  /// they observe is added to what the last body does (mechanism.md#3.7).
  private func visitProperties() {
    guard var copy = value else { return }
    let graph = runtime.graph
    graph.begin(bodyAttribute)
    alsoObserving(plan.observation) { bindProperties(of: &copy) }
    graph.end(bodyAttribute)
  }

  /// Whether what the body gives cannot be seen, however often it is evaluated.
  var isOffScreen: Bool { root.isOffScreen }

  /// Makes the node of the first body.
  func makeChild(_ output: V.Body) -> _TypedNode<V.Body> {
    V.Body._makeNode(output, inputsForBody)
  }

  // MARK: Sources of events

  final override func sourceDelivered() {
    guard removalState != .suspended else { return }
    hasReceived = true
    runtime.graph.invalidate(
      bodyAttribute, cause: runtime.causes.write(runtime.causes.delivery, in: runtime.graph))
  }

  /// Whether all that the last body depended on is as it was.
  private var isUnchanged: Bool {
    guard !valueChanged, !isFirst, child != nil, observedEdge == nil else { return false }
    let checked = runtime.graph.checkedAt(bodyAttribute)
    return !hasChangedProperty(since: checked)
  }

  // MARK: Causes

  private func link(after previous: CauseID, _ edge: CauseName) -> CauseID {
    runtime.causes.body(after: previous, edge: edge, view: plan.cause)
  }

  /// Why the body is needed: the value, otherwise an observed property, otherwise what it read.
  private func cause() -> CauseID {
    if valueChanged || isFirst || child == nil || flags.contains(.isBack) { return pending }
    let graph = runtime.graph
    if let observedEdge { return link(after: graph.cause(of: bodyAttribute), observedEdge) }
    let checked = graph.checkedAt(bodyAttribute)
    let changed = properties.withUnretained { $0.firstIndex { $0.hasChanged(since: checked) } }
    if let changed { return link(after: properties[changed].cause, plan.properties[changed].edge) }
    return link(after: graph.cause(of: bodyAttribute), .none)
  }

  private func evaluateBody() -> V.Body {
    let graph = runtime.graph
    guard var copy = value else { preconditionFailure("A removed view was evaluated.") }
    if isFirst && properties.isEmpty && !plan.properties.isEmpty { installProperties(of: &copy) }
    graph.begin(bodyAttribute)
    defer { graph.end(bodyAttribute) }
    if let animator {
      withUnsafeMutablePointer(to: &copy) {
        animator.apply(to: UnsafeMutableRawPointer($0), at: runtime.motion.time)
      }
    }
    let contents = plan.bodyContents(.of(V.Body.self))
    return observing(plan.observation) {
      bindProperties(of: &copy)
      runtime.report(.willEvaluateBody(plan.type))
      let body = copy.body
      let counts = runtime.counts(of: body, contents, properties.count, isCompared: child != nil)
      runtime.report(.didEvaluateBody(plan.type, counts))
      return body
    }
  }

  // MARK: Dynamic properties

  private func installProperties(of copy: inout V) {
    withRawPointer(to: &copy) { base in
      properties.reserveCapacity(plan.properties.count)
      for property in plan.properties {
        let inputs = _PropertyInputs(
          nodeRuntime: runtime, node: self, name: property.name, place: property.place,
          state: property.state, subgraph: subgraph)
        properties.append(property.makeBox(base + property.offset, inputs))
      }
    }
  }

  private func bindProperties(of copy: inout V) {
    guard !properties.isEmpty else { return }
    let checked = runtime.graph.checkedAt(bodyAttribute)
    withRawPointer(to: &copy) { base in
      for index in properties.indices {
        let box = properties[index]
        box.bind(base + plan.properties[index].offset)
        box.report(isFirst: isFirst, since: checked)
      }
    }
  }

  // MARK: Going off screen

  /// A view that can lose its body and keep its state has the body's nodes live apart.
  final var inputsForBody: _ViewInputs {
    var inputs = inputsForChild
    guard root.kind.canSuspend || runtime.hasAlternatives, isOutermost else { return inputs }
    let apart = runtime.graph.addSubgraph(in: subgraph)
    bodySubgraph = apart
    inputs.subgraph = apart
    return inputs
  }

  /// Whether the node belongs to no body of another one in the row or the alternative in which it stands, or has state and
  /// stands in the place of such a node.
  private var isOutermost: Bool {
    var node: _ViewNode = self
    var isInPlace = true
    while let current = node.parent {
      if current.flags.contains(.keepsOutermost) { return true }
      if current is any CompositeDescribing {
        guard isInPlace, holdsState else { return false }
      } else if current.flags.contains(.container) || current.standsApart(node) {
        isInPlace = false
      }
      node = current
    }
    return root.kind.canSuspend
  }

  private var holdsState: Bool { properties.contains(where: \.holdsState) }
  final var keepsState: Bool { holdsState || child?.viewInPlace?.keepsState ?? false }

  final override func suspend() -> Bool {
    removalState.become(.suspended)
    lastBody = nil
    token?.cancel()
    if child?.viewInPlace?.keepsState ?? false { return child?.suspend() ?? true }
    runtime.evicting { child?.remove() }
    child = nil
    if bodySubgraph != .none { runtime.graph.remove(bodySubgraph) }
    bodySubgraph = .none
    return holdsState
  }

  final override func resume() {
    removalState.become(.present)
    flags.insert(.isBack)
    pending = link(after: runtime.graph.currentCause, runtime.causes.back)
    child?.resume()
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
    // First, as in logs of iOS 17 (`@dependencies, @self changed.`) and of later systems
    // (`\Loan.updatedAt, @self changed.`).
    if observedEdge != nil {
      names.append(
        runtime.policy.namesObservedProperties
          ? "\\\(runtime.causes.text(observedName))" : "@dependencies")
    }
    if valueChanged { names.append("@self") }
    // A view without dynamic properties has nothing that an identity could own.
    if isFirst, !properties.isEmpty { names.append("@identity") }
    for box in properties { box.addChangedNames(to: &names) }
    return names
  }

  final func takeObservedName(_ name: CauseName) { observedName = name }

  // MARK: Tree

  final override func collect(into elements: inout [RenderElement]) {
    child?.collect(into: &elements)
  }
  final override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  final override var isListed: Bool { true }
  /// Where several views of a body are children of a container that gives each a root, the container made the node in its tree.
  final override var childHost: (any ChildHost)? { parent?.childHost }
  final override var label: String { plan.name }

  final override func tearDown() {
    lastBody = nil
    child?.remove()
    child = nil
    token?.cancel()
    token = nil
    // The value goes first, with whatever spare objects it made; then what the identity owned.
    value = nil
    for box in properties { box.remove() }
    properties = []
  }
}
