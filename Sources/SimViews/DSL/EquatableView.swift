// The view that calls `==` whatever its content is made of, plain old data included.

/// A view type that compares itself against its previous value and prevents its child updating if its
/// new value is the same as its old value.
nonisolated public struct EquatableView<Content: Equatable & View>: PrimitiveView {
  /// The content to compare.
  public var content: Content

  /// Creates a view that compares its content.
  nonisolated public init(content: Content) { self.content = content }

  /// A node that compares before its child does.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    EquatableNode<Content>(value, inputs)
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }
}

extension View where Self: Equatable {
  /// Prevents the view from updating its child view when its new value is the same as its old value.
  nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// The node of a view that is compared by `==`.
final class EquatableNode<Content: Equatable & View>: _TypedNode<EquatableView<Content>> {
  private var value: EquatableView<Content>
  private var child: _TypedNode<Content>?

  init(_ value: EquatableView<Content>, _ inputs: _ViewInputs) {
    self.value = value
    super.init(inputs)
    child = Content._makeNode(value.content, inputsForChild)
  }

  override func update(_ new: EquatableView<Content>) {
    if !takeReturn(), value.content == new.content {
      runtime.report(.valueMade(Content.self))
      runtime.report(.comparedEqual(Content.self))
      return
    }
    value = new
    child?.update(new.content)
  }

  override func collect(into elements: inout [RenderElement]) { child?.collect(into: &elements) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func tearDown() {
    child?.remove()
    child = nil
  }
}
