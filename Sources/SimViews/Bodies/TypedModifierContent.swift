/// The content of a custom modifier: usually it stands in one place, in none or in several if the modifier's body says so.
///
/// The places take a new content from here, since the placeholders for it are the same ever after.
final class TypedModifierContent<C: View>: ModifierContent {
  /// The view that is modified.
  var value: C
  private var nodes: [PlacedNode<C>] = []
  private var rows: [PlacedRows<C>] = []

  init(_ value: C) { self.value = value }

  override func makeNode(_ inputs: _ViewInputs) -> _ViewNode {
    let node = makeChild(value, inputs)
    nodes.removeAll { $0.node == nil }
    nodes.append(PlacedNode(node: node))
    return node
  }

  override func makeRows(_ inputs: _RowInputs) -> _RowProvider {
    let source = C._makeRows(value, inputs)
    rows.removeAll { $0.source == nil }
    rows.append(PlacedRows(source: source, host: inputs.host))
    return source
  }

  override func forget(_ source: _RowProvider) { rows.removeAll { $0.source === source } }

  /// Hands the view to the places where it stands.
  func handOn() {
    for place in nodes {
      // An outgoing screen takes no new value (mechanism.md#9.3).
      guard let node = place.node, !node.isRemoved, node.root.takesValues else {
        continue
      }
      node.update(value)
    }
    for place in rows {
      guard let source = place.source, let host = place.host else { continue }
      source.update(value)
      host.sourceChanged()
    }
  }
}

private struct PlacedNode<C> {
  weak var node: _TypedNode<C>?
}

private struct PlacedRows<C> {
  weak var source: _RowSource<C>?
  weak var host: RowHost?
}
