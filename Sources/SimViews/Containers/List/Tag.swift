// `.tag(_:)`: a value by which a container with a selection tells its children apart. It has no identity
// and no element of its own.

/// A modifier that gives a view a value for selection.
nonisolated public struct _TagModifier<Value: Hashable>: PrimitiveModifier {
  public var tag: Value
  /// Whether it also stands for an optional selection that holds the value.
  var includesOptional = true

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
  /// The only type of selection that the tag stands for; nil if it also stands for an optional one that holds it.
  ///
  /// The tag itself does not tell: of some types, it is the same as that of the optional value.
  var exactType: Any.Type? { get }
}

/// The node of a tagged view.
final class TagNode<C: View, Value: Hashable>:
  PassThroughNode<ModifiedContent<C, _TagModifier<Value>>, C>, Tagged
{
  /// The tag, whatever its type.
  private(set) var tag: AnyHashable
  /// The only type of selection that the tag stands for.
  private(set) var exactType: Any.Type?

  init(_ value: ModifiedContent<C, _TagModifier<Value>>, _ inputs: _ViewInputs) {
    tag = AnyHashable(value.modifier.tag)
    exactType = value.modifier.includesOptional ? nil : Value.self
    super.init(value, inputs) { $0.content }
    setRowTrait(\.tag, tag)
  }

  override func update(_ new: ModifiedContent<C, _TagModifier<Value>>) {
    let before = tag
    tag = AnyHashable(new.modifier.tag)
    exactType = new.modifier.includesOptional ? nil : Value.self
    if tag != before { runtime.changeCounters.recordVisibleChange() }
    super.update(new)
    setRowTrait(\.tag, tag)
  }
}

extension View {
  /// Sets the unique tag value of this view.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> ModifiedContent<Self, _TagModifier<V>> {
    ModifiedContent(content: self, modifier: _TagModifier(tag: tag))
  }

  /// Sets the unique tag value of this view, and whether an optional selection of a picker may hold it.
  nonisolated public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool
  ) -> ModifiedContent<Self, _TagModifier<V>> {
    ModifiedContent(
      content: self, modifier: _TagModifier(tag: tag, includesOptional: includeOptional))
  }
}
