/// A modifier that you apply to a view or another view modifier, producing a different version of the
/// original value.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view representing the body.
  associatedtype Body: View
  /// The content view type passed to `body()`.
  typealias Content = _ViewModifier_Content<Self>

  /// Gets the current body of the caller.
  @ViewBuilder func body(content: Content) -> Body

  /// Makes the node of a modified view; the runtime's own modifiers replace it.
  static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>>

  /// Makes the source of a modified view's rows; modifiers that concern all rows at once replace it.
  static func _makeRows<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _RowInputs
  ) -> _RowSource<ModifiedContent<C, Self>>
}

/// A modifier that the runtime itself understands; its `body` is never asked for.
@MainActor @preconcurrency
package protocol PrimitiveModifier: ViewModifier where Body == Never {}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("body is not called on a primitive modifier.")
  }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The content that the modifier transforms into a new view or new view modifier.
  public var content: Content
  public var modifier: Modifier

  /// A structure that defines the content and modifier needed to produce a new view.
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    Modifier._makeNode(value, inputs)
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }

  /// As many as the body of a modifier of the app's own; others change no number.
  @MainActor public static func _countRows(_ contents: _RowCounts) -> Int? {
    let count = Content._countRows(contents)
    if Modifier.Body.self == Never.self { return count }
    return Modifier.Body._countRows(contents.inside(Modifier.self, count))
  }

  /// The rows of the content under the modifier.
  @MainActor public static func _makeRows(
    _ value: Self, _ inputs: _RowInputs
  ) -> _RowSource<Self> {
    Modifier._makeRows(value, inputs)
  }
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: Primitive {}

extension View {
  /// Applies a modifier to a view and returns a new view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
