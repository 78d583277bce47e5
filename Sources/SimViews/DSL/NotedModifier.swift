// Modifiers that change nothing that a simulated device shows: a tooltip, a haptic, a name for tools. The view
// keeps its identity, its place and its size; the modifier's arguments stay in the tree for dumps.

/// A modifier that is kept and has no effect on layout.
nonisolated public struct _NotedModifier<Value>: PrimitiveModifier {
  let name: StaticString
  let value: Value

  /// A node that hands on its content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    NotedNode<C, Value>(value, inputs)
  }
}

/// What a noted modifier says, whatever its type.
@MainActor
package protocol NoteKeeping {
  var noteName: String { get }
  /// What the modifier was given.
  var noteValue: Any { get }
}

/// The node of a view with a note.
final class NotedNode<C: View, Value>:
  PassThroughNode<ModifiedContent<C, _NotedModifier<Value>>, C>, NoteKeeping
{
  private var modifier: _NotedModifier<Value>

  init(_ value: ModifiedContent<C, _NotedModifier<Value>>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
  }

  override func update(_ new: ModifiedContent<C, _NotedModifier<Value>>) {
    modifier = new.modifier
    super.update(new)
  }

  var noteName: String { "\(modifier.name)" }
  var noteValue: Any { modifier.value }
  override var label: String { "\(modifier.name)" }
}

extension View {
  /// The view, with a note that changes nothing.
  nonisolated package func noted<Value>(
    _ name: StaticString, _ value: Value
  ) -> ModifiedContent<Self, _NotedModifier<Value>> {
    ModifiedContent(content: self, modifier: _NotedModifier(name: name, value: value))
  }
}
