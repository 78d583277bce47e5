// The content of an element that is not one row is made in the container's tree.

/// The node of an element's content in the container's tree.
final class ElementNode<Content: View>: RowContentNode<Content> {
  private let rowInputs: _RowInputs

  init(_ inputs: _RowInputs, make: @escaping @MainActor () -> Content) {
    rowInputs = inputs
    super.init(inputs.base, make: make) { _ in }
  }

  override func makeChild(_ content: Content) -> _TypedNode<Content> {
    RowSourceNode(content, rowInputs.with(parent: self))
  }

  /// The rows of the element are on screen or not, whatever holds the container.
  override var isOffScreen: Bool { super.isOffScreen || rows.count > 0 && !rows.isShown }

  /// The rows of the element.
  var rows: _RowProvider {
    guard let source = (child as? RowSourceNode<Content>)?.source else {
      preconditionFailure("The content of an element was not made.")
    }
    return source
  }
}
