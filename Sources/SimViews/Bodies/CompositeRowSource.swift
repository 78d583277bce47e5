// Rows of a custom view whose body is not exactly one view: the body runs in the container's own
// tree, and each view in it is a row.

import SimGraph

/// The node of a view in the container's tree whose body gives rows.
final class CompositeRowNode<V: View>: CompositeNode<V> {
  private let rowInputs: _RowInputs

  init(_ value: V, _ inputs: _RowInputs) {
    rowInputs = inputs
    super.init(value, inputs.forBody)
  }

  override func makeChild(_ output: V.Body) -> _TypedNode<V.Body> {
    RowSourceNode(output, rowInputs.with(parent: self))
  }

  /// The rows of a view are on screen or not, whatever holds the container.
  override var isOffScreen: Bool {
    super.isOffScreen || rows.map { $0.count > 0 && !$0.isShown } ?? false
  }

  var rows: _RowProvider? { (child as? RowSourceNode<V.Body>)?.source }
}

/// The node of views that are rows: it shows nothing where it stands.
final class RowSourceNode<Content: View>: _TypedNode<Content> {
  private(set) var source: _RowSource<Content>?
  private let host: RowHost

  init(_ value: Content, _ inputs: _RowInputs) {
    host = inputs.host
    super.init(inputs.base)
    source = Content._makeRows(value, inputs.with(parent: self))
    host.sourceChanged()
  }

  override func update(_ new: Content) {
    source?.update(new)
    host.sourceChanged()
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { source?.forEachNode(body) }
  override var numbersChildrenLater: Bool { true }

  override func tearDown() {
    source?.discard()
    source = nil
  }

  override var label: String { "rows" }
}

/// A view of rows that form a tree, which a list has to know as a whole.
///
/// A list gathers the rows of the tree each time that it takes a new value, those of closed branches included: with 100,000 leaves in four closed
/// folders an iPhone 13 Pro takes 6 s to launch, 8 to select one, 2 to shuffle [S: lemonmojo, host-model.md#D5].
package protocol OutlinedRows: View {
  /// How many rows the tree has.
  func countRows() -> Int
}

/// The rows of the body of a view.
package final class CompositeRowSource<V: View>: _RowSource<V> {
  private let node: CompositeRowNode<V>
  private let gathersOutline: Bool

  /// What goes with the node, which may go before the container does.
  private let subgraph: SubgraphID

  package init(_ value: V, _ inputs: _RowInputs) {
    subgraph = inputs.base.runtime.graph.addSubgraph(in: inputs.base.subgraph)
    var inputs = inputs
    inputs.base.subgraph = subgraph
    node = CompositeRowNode(value, inputs)
    gathersOutline = inputs.host.usesCells && V.self is any OutlinedRows.Type
    super.init()
    gatherOutline(value)
  }

  private func gatherOutline(_ value: V) {
    guard gathersOutline, let tree = value as? any OutlinedRows else { return }
    let runtime = node.runtime
    runtime.report(.outlineGathered(runtime.runningUserCode { tree.countRows() }))
  }

  /// The body must have run before its rows can be counted.
  private var rows: _RowProvider? {
    if node.rows == nil { node.runtime.inScope { node.runtime.updating { node.walk() } } }
    return node.rows
  }

  package override func update(_ new: V) {
    gatherOutline(new)
    node.update(new)
  }
  override var parts: [_RowProvider] { rows.map { [$0] } ?? [] }
  override var isShown: Bool { node.rows?.isShown ?? false }
  override func forEachNode(_ body: (_ViewNode) -> Void) { body(node) }

  override func numberNodes(from position: inout Int32) {
    node.position = position
    position += 1
    node.rows?.numberNodes()
  }

  override func appendRuns(to runs: inout [RowRun]) { rows?.appendRuns(to: &runs) }

  override func discard() {
    guard !node.isRemoved else { return }
    node.rows?.discard()
    node.remove()
    node.runtime.graph.remove(subgraph)
  }
}
