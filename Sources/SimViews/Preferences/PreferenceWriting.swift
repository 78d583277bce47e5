import SimReflection

/// A modifier that sets a preference of the view.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: PrimitiveModifier {
  public var value: Key.Value

  /// A node that answers for the key.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PreferenceNode<C, Key, Self>(value, inputs) { modifier, _ in modifier.value }
  }
}

/// A modifier that changes a preference that the content has set.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: PrimitiveModifier {
  /// What happens to the value.
  public var transform: (inout Key.Value) -> Void

  /// A node that answers for the key.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PreferenceNode<C, Key, Self>(value, inputs) { modifier, content in
      var value = content() ?? Key.defaultValue
      modifier.transform(&value)
      return value
    }
  }
}

/// The node of a modifier that answers for a preference in place of its content.
final class PreferenceNode<C: View, Key: PreferenceKey, M: ViewModifier>:
  PassThroughNode<ModifiedContent<C, M>, C>
{
  private var modifier: M
  /// What it hands up; a value of its own is handed up without asking the content for any.
  private let answer: @MainActor (M, () -> Key.Value?) -> Key.Value

  init(
    _ value: ModifiedContent<C, M>, _ inputs: _ViewInputs,
    answer: @escaping @MainActor (M, () -> Key.Value?) -> Key.Value
  ) {
    modifier = value.modifier
    self.answer = answer
    super.init(value, inputs) { $0.content }
    runtime.callbacks.preferencesMayHaveChanged()
  }

  override func update(_ new: ModifiedContent<C, M>) {
    if !areEqualInputs(modifier, new.modifier) {
      runtime.changeCounters.recordForwardedChange()
      runtime.callbacks.preferencesMayHaveChanged()
    }
    modifier = new.modifier
    super.update(new)
  }

  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard K.self == Key.self else { return super.preference(key) }
    return answer(modifier) { super.preference(Key.self) } as? K.Value
  }

  override func forEachView<K: PreferenceKey>(
    _ key: K.Type, _ body: (_ViewNode, (() -> K.Value?)?) -> Void
  ) {
    guard K.self == Key.self, modifiesSeveral, let child else {
      return super.forEachView(key, body)
    }
    let (modifier, answer) = (modifier, answer)
    child.forEachView(Key.self) { view, question in
      body(view) {
        answer(modifier) { view.answer(Key.self, to: question) } as? K.Value
      }
    }
  }

  override func tearDown() {
    runtime.callbacks.preferencesMayHaveChanged()
    super.tearDown()
  }
}

extension View {
  /// Sets a value for the given preference.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> ModifiedContent<Self, _PreferenceWritingModifier<K>> {
    ModifiedContent(content: self, modifier: _PreferenceWritingModifier<K>(value: value))
  }

  /// Applies a transformation to a preference value.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceTransformModifier<K>> {
    ModifiedContent(content: self, modifier: _PreferenceTransformModifier<K>(transform: callback))
  }
}
