// `.tag(_:)`: a value by which a container with a selection tells its children apart. It has no identity
// and no element of its own.

/// A modifier that gives a view a value for selection.
nonisolated public struct _TagModifier<Value: Hashable>: PrimitiveModifier {
  /// The value.
  public var tag: Value

  /// A node that knows the tag.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TagNode<C, Value>(value, inputs)
  }
}

/// A node that knows a tag.
@MainActor
package protocol Tagged: AnyObject {
  /// The tag, whatever its type.
  var tag: AnyHashable { get }
}

/// The node of a tagged view.
final class TagNode<C: View, Value: Hashable>:
  PassThroughNode<ModifiedContent<C, _TagModifier<Value>>, C>, Tagged
{
  /// The tag, whatever its type.
  private(set) var tag: AnyHashable

  init(_ value: ModifiedContent<C, _TagModifier<Value>>, _ inputs: _ViewInputs) {
    tag = AnyHashable(value.modifier.tag)
    super.init(value, inputs) { $0.content }
    setRowTrait(\.tag, tag)
  }

  override func update(_ new: ModifiedContent<C, _TagModifier<Value>>) {
    let before = tag
    tag = AnyHashable(new.modifier.tag)
    if tag != before { runtime.news.draws() }
    super.update(new)
    setRowTrait(\.tag, tag)
  }
}

extension View {
  /// Sets the unique tag value of this view.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> ModifiedContent<Self, _TagModifier<V>> {
    ModifiedContent(content: self, modifier: _TagModifier(tag: tag))
  }
}
