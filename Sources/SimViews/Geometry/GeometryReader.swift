// A geometry reader's content depends on what it asks its proxy for, and on nothing else (mechanism.md#14.1). It
// is made during layout: when the reader gets another size and the content asked for it, the node is flagged,
// the root is walked and laid out again, within the same frame. Content that asks where it is on screen, or
// what bars cover, is made again when that changes.

import Foundation
import Observation
import SimGraph
import SimReflection

/// A container view that defines its content as a function of its own size and coordinate space.
nonisolated public struct GeometryReader<Content: View>: PrimitiveView {
  /// Makes the content from the geometry.
  public var content: (GeometryProxy) -> Content

  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// A node that makes the content once there is a size.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    GeometryNode<Content>(value, inputs)
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// The node of a geometry reader.
final class GeometryNode<Content: View>: _TypedNode<GeometryReader<Content>>, NodeOwner,
  FrameReading, ObservingReader, HoldingNode
{
  private var value: GeometryReader<Content>
  private let element: GeometryElement
  private let source: GeometrySource
  private var child: _TypedNode<Content>?
  private var attribute = NodeID(index: .max, generation: 0)
  private var mustMake = true
  var observedEdge: CauseName?
  var token: ObservationToken?
  private let plan: ViewPlan
  private var seed: UInt32 = 0
  /// The walk in which the content was made last.
  private var madeIn: UInt64 = 0

  init(_ value: GeometryReader<Content>, _ inputs: _ViewInputs) {
    self.value = value
    element = GeometryElement(id: inputs.runtime.makeElementID())
    source = GeometrySource(element, inputs.runtime)
    plan = inputs.runtime.plan(for: Content.self)
    super.init(inputs)
    flags.formUnion([.container, .mayHold])
    attribute = runtime.graph.addEffect(owner: self, in: subgraph)
    element.isToBeMade = { [unowned self] in !flags.isDisjoint(with: .flagged) }
    element.sizeChanged = { [unowned self] in
      guard child == nil || source.readsSize else { return }
      mustMake = true
      runtime.motion.follow(self)
      flagStale()
    }
    runtime.frameReaders.append(self)
  }

  var readingNode: _ViewNode { self }
  var readingAttribute: NodeID { attribute }

  override func update(_ new: GeometryReader<Content>) {
    guard !areEqualInputs(value, new) else { return }
    value = new
    mustMake = true
    flagStale()
  }

  var wasJustMade: Bool { runtime.held.isGoingOn(madeIn) }

  /// Content that asks for its geometry, or may, waits for the layout, and so does what is in it.
  override func holds() -> Bool {
    guard element.isPlaced, source.readsGeometry || flags.contains(.stale) else { return false }
    if runtime.held.isLaidOut, !isInWhatWasJustMade { return false }
    runtime.held.hold(self)
    // What is in it may hand up something else then.
    runtime.callbacks.preferencesMayHaveChanged()
    return true
  }

  override func evaluate() {
    guard element.isPlaced, mustMake || runtime.graph.needsEvaluation(attribute) else { return }
    let outer = runtime.graph.currentCause
    runtime.graph.currentCause = runtime.causes.content(
      of: attribute, edge: mustMake ? runtime.causes.name("geometry") : observedEdge,
      view: plan.cause, in: runtime.graph)
    defer { runtime.graph.currentCause = outer }
    mustMake = false
    madeIn = runtime.held.walk
    observedEdge = nil
    seed += 1
    source.forgetReads()
    let content = makeContent()
    if let child {
      child.update(content)
    } else {
      child = Content._makeNode(content, inputsForChild)
      structureChanged()
    }
  }

  private func makeContent() -> Content {
    runtime.graph.begin(attribute)
    defer { runtime.graph.end(attribute) }
    let proxy = GeometryProxy(source: source, seed: seed)
    return observing(plan.rowObservation) {
      runtime.owned(by: owner) { runtime.makingContent(.of(Content.self)) { value.content(proxy) } }
    }
  }

  /// An observer of a preference reads it from content made under the size that layout gives (`GeometryReader.Child` has it among
  /// its inputs, so that asking for the preference asks for the layout).
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    runtime.callbacks.needLayout()
    if element.isPlaced, !flags.isDisjoint(with: .flagged) { runtime.callbacks.waitForLayout() }
    return super.preference(key)
  }

  func checkFrame() {
    guard source.isOutdated else { return }
    source.forgetReads()
    mustMake = true
    flagStale()
  }

  override func collect(into elements: inout [RenderElement]) { elements.append(element) }

  override func collectContent() {
    var found: [RenderElement] = []
    child?.collect(into: &found)
    element.replaceChildren(with: found, in: runtime)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override var label: String { "GeometryReader" }
  nonisolated func label(of node: NodeID) -> String { "GeometryReader" }

  override func tearDown() {
    runtime.frameReaders.removeAll { $0 === self }
    runtime.held.remove(self)
    child?.remove()
    child = nil
    token?.cancel()
    token = nil
  }
}

/// An element that fills what it is offered and tells its size.
@MainActor
final class GeometryElement: ContainerElement {
  var sizeChanged: (() -> Void)?
  /// Whether the content will be another one before the layout has ended.
  var isToBeMade: (() -> Bool)?
  /// Whether layout has given the element a size.
  private(set) var isPlaced = false
  private var seen = CGSize.zero

  override var kind: RenderKind { .group }
  override var contentDescription: String { "geometry" }

  override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  /// Has the content placed when it is up to date.
  private func placeLater() {
    var element: RenderElement? = self
    while let current = element {
      current.placingChanged()
      element = current.parent
    }
  }

  /// The content lies at the top leading corner, whatever its size.
  override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    if !isPlaced || size != seen {
      isPlaced = true
      seen = size
      sizeChanged?()
    }
    // Old content is not laid out in the new size, because it would never be visible.
    if isToBeMade?() == true { return placeLater() }
    let offered = ProposedSize(size)
    for child in children {
      child.layout(
        at: .zero, size: child.sizeThatFits(offered, runtime), proposal: offered, runtime)
    }
  }
}
