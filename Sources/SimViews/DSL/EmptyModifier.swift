/// An empty, or identity, modifier, used during development to switch modifiers at compile time.
nonisolated public struct EmptyModifier: PrimitiveModifier, Sendable {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
  public init() {}

  /// A node that hands on its content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PassThroughNode(value, inputs) { $0.content }
  }
}

extension ViewModifier {
  /// Returns a new modifier that is the result of concatenating self with a modifier.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The first modifier within the second.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PassThroughNode(value, inputs) {
      ModifiedContent<ModifiedContent<C, Content>, Modifier>(
        content: ModifiedContent<C, Content>(content: $0.content, modifier: $0.modifier.content),
        modifier: $0.modifier.modifier)
    }
  }

  public func body(content: _ViewModifier_Content<Self>) -> Never {
    fatalError("body is not called on a primitive modifier.")
  }
}
