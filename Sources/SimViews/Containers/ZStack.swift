/// A view that overlays its subviews, aligning them in both axes.
nonisolated public struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  /// Creates an instance with the given alignment.
  nonisolated public init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// A node with an element that holds its children over each other.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    ZStackNode<Content>(value, inputs)
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

/// The node of a ZStack.
final class ZStackNode<Content: View>: ContainerNode<ZStack<Content>, Content, LayersElement> {
  init(_ value: ZStack<Content>, _ inputs: _ViewInputs) {
    let element = LayersElement(id: inputs.runtime.makeElementID(), alignment: value.alignment)
    super.init(value, inputs, element) { $0.content }
  }

  override func apply(_ value: ZStack<Content>) {
    guard value.alignment != element.alignment else { return }
    element.alignment = value.alignment
    arrangeOtherwise()
  }
}
