// `focused`: binds a focus state to a field.

import SimGraph
@_spi(Runtime) public import SimViews

/// The modifier behind `focused`.
nonisolated public struct _FocusedModifier<Value: Hashable>: PrimitiveModifier {
  let binding: FocusState<Value>.Binding
  let value: Value

  /// Returns a node that binds the state to the field inside.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    FocusedNode<C, Value>(value, inputs)
  }
}

/// The node of a view with a focus state.
final class FocusedNode<C: View, Value: Hashable>:
  PassThroughNode<ModifiedContent<C, _FocusedModifier<Value>>, C>, FocusBinding, NodeOwner
{
  private var modifier: _FocusedModifier<Value>
  private var attribute = NodeID(index: .max, generation: 0)
  private(set) var wantsFocus = false

  init(_ value: ModifiedContent<C, _FocusedModifier<Value>>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
    attribute = runtime.graph.addEffect(owner: self, in: subgraph)
    runtime.focus.add(self)
    flagStale()
  }

  override func update(_ new: ModifiedContent<C, _FocusedModifier<Value>>) {
    modifier = new.modifier
    runtime.graph.invalidate(attribute)
    runtime.changeCounters.handed &+= 1
    flagStale()
    super.update(new)
  }

  override func evaluate() {
    guard runtime.graph.needsEvaluation(attribute) || !isReady else { return }
    isReady = true
    runtime.graph.begin(attribute)
    defer { runtime.graph.end(attribute) }
    wantsFocus = modifier.binding.current == modifier.value
    runtime.focus.stateChanged()
  }
  private var isReady = false

  var node: _ViewNode { self }

  var target: (any TextInput)? { child.flatMap(findField) }

  private func findField(in node: _ViewNode) -> (any TextInput)? {
    if let field = node as? any TextInput { return field }
    var found: (any TextInput)?
    node.forEachChild { if found == nil { found = findField(in: $0) } }
    return found
  }

  func write(isFocused: Bool) {
    if isFocused {
      wantsFocus = true
      modifier.binding.wrappedValue = modifier.value
    } else if modifier.binding.wrappedValue == modifier.value {
      wantsFocus = false
      modifier.binding.wrappedValue = modifier.binding.initial
    }
  }

  nonisolated func label(of node: NodeID) -> String { "focused" }

  override func tearDown() {
    super.tearDown()
    runtime.focus.remove(self)
  }
}

extension View {
  /// Modifies this view by binding its focus state to the given Boolean state value.
  nonisolated public func focused(
    _ condition: FocusState<Bool>.Binding
  ) -> ModifiedContent<Self, _FocusedModifier<Bool>> {
    modifier(_FocusedModifier(binding: condition, value: true))
  }

  /// Modifies this view by binding its focus state to the given state value.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> ModifiedContent<Self, _FocusedModifier<Value>> {
    modifier(_FocusedModifier(binding: binding, value: value))
  }
}
