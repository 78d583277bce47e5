// The node of one alternative, which makes its view when layout asks for it and not before.

import SimGraph

/// The node of one alternative.
final class AlternativeNode<C: View>: _TypedNode<C>, Alternative {
  private var value: C
  private var child: _TypedNode<C>?
  private var childSubgraph = SubgraphID.none
  private var isSuspended = false
  /// Why the value is what it is.
  private var cause: CauseID

  init(_ value: C, _ inputs: _ViewInputs) {
    self.value = value
    cause = inputs.runtime.graph.currentCause
    super.init(inputs)
    flags.insert(.keepsOutermost)
  }

  override func update(_ new: C) {
    value = new
    cause = runtime.graph.currentCause
    if isMade { child?.update(new) }
  }

  var isMade: Bool { child != nil && !isSuspended }

  func makeView() {
    let runtime = runtime
    let outer = runtime.graph.currentCause
    runtime.graph.currentCause = cause
    runtime.inScope {
      runtime.updating { runtime.owned(by: owner) { makeAndWalk() } }
    }
    runtime.graph.currentCause = outer
  }

  private func makeAndWalk() {
    // What is flagged below is reached from here.
    flags.insert(.walking)
    if isSuspended {
      isSuspended = false
      child?.resume()
      child?.update(value)
    } else {
      childSubgraph = runtime.graph.addSubgraph(in: subgraph)
      var inputs = inputsForChild
      inputs.subgraph = childSubgraph
      child = C._makeNode(value, inputs)
    }
    structureChanged()
    walk()
    runtime.collectContainers()
  }

  func letGo() {
    guard let child, isMade else { return }
    let runtime = runtime
    runtime.inScope {
      runtime.updating {
        if child.suspend() { isSuspended = true } else { removeView() }
        structureChanged()
        runtime.collectContainers()
      }
    }
  }

  private func removeView() {
    child?.remove()
    child = nil
    if childSubgraph != .none { runtime.graph.remove(childSubgraph) }
    childSubgraph = .none
    isSuspended = false
  }

  /// What an alternative holds is made under it, whatever the list of views is.
  override var isDynamic: Bool { true }
  override var isListed: Bool { true }

  override func collect(into elements: inout [RenderElement]) {
    if !isSuspended { child?.collect(into: &elements) }
  }

  override func suspend() -> Bool { isSuspended || super.suspend() }
  override func resume() { if !isSuspended { super.resume() } }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func tearDown() { removeView() }
  override var label: String { "alternative" }
}
