// Modifiers that apply once to a group of rows, however many there are: `onAppear`, `onDisappear`, `onChange` and
// `task`. Their node belongs to the container's own tree, and the rows know nothing of it (mechanism.md#8.5).

import SimGraph

/// The rows that a modifier stands around.
final class ModifiedRows: CountedRows {
  private let source: _RowProvider
  private unowned(unsafe) let host: RowHost

  init(source: _RowProvider, host: RowHost) {
    self.source = source
    self.host = host
  }

  override var areShown: Bool {
    let places = source.offset..<source.offset + source.count
    return host.rowsOnScreen.contains { !$0.isDeleted && places.contains($0.position) }
  }

  override func add(_ appearance: AppearanceNode) { host.countingModifiers.append(appearance) }

  override func remove(_ appearance: AppearanceNode) {
    host.countingModifiers.removeAll { $0 === appearance }
  }
}

/// Makes the source of rows with a modifier that stands once around them, where a system has it so.
///
/// A view that is exactly one row has the modifier in that row.
@MainActor
func mergedRows<C: View, M: ViewModifier>(
  _ value: ModifiedContent<C, M>, _ inputs: _RowInputs,
  _ makeNode: (_ViewInputs, ModifiedRows) -> _TypedNode<ModifiedContent<C, M>>
) -> _RowSource<ModifiedContent<C, M>> {
  if C._rowCount == 1 { return SingleRowSource(value, inputs) }
  guard inputs.base.runtime.policy.mergesCallbacks else { return ModifiedRowSource(value, inputs) }
  return MergedRowSource(value, inputs, makeNode)
}

/// The rows of a view under a modifier that has a node of its own.
final class MergedRowSource<C: View, M: ViewModifier>: _RowSource<ModifiedContent<C, M>> {
  private let inner: _RowSource<C>
  private let node: _TypedNode<ModifiedContent<C, M>>

  init(
    _ value: ModifiedContent<C, M>, _ inputs: _RowInputs,
    _ makeNode: (_ViewInputs, ModifiedRows) -> _TypedNode<ModifiedContent<C, M>>
  ) {
    inner = C._makeRows(value.content, inputs)
    node = makeNode(inputs.base, ModifiedRows(source: inner, host: inputs.host))
  }

  override func update(_ new: ModifiedContent<C, M>) {
    node.update(new)
    inner.update(new.content)
  }

  override var parts: [_RowProvider] { [inner] }

  override func forEachNode(_ body: (_ViewNode) -> Void) {
    body(node)
    super.forEachNode(body)
  }

  override func numberNodes(from position: inout Int32) {
    node.position = position
    position += 1
    super.numberNodes(from: &position)
  }

  override func discard() {
    node.remove()
    super.discard()
  }
}
