import SimReflection

/// The modifier behind `onPreferenceChange`.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: PrimitiveModifier
where Key.Value: Equatable {
  /// What happens with a new value.
  public var action: (Key.Value) -> Void

  /// A node that reads the preference after each update that may have changed it.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PreferenceActionNode<C, Key>(value, inputs)
  }
}

/// The node of a view with an `onPreferenceChange`.
final class PreferenceActionNode<C: View, Key: PreferenceKey>:
  PassThroughNode<ModifiedContent<C, _PreferenceActionModifier<Key>>, C>, PreferenceObserving
where Key.Value: Equatable {
  private var action: (Key.Value) -> Void
  /// What is known of one view.
  private struct Watch {
    var seen: Key.Value?
    var limit = ActionLimit()
  }
  /// By view: in a list of views a modifier on several is one on each.
  private var watches: [ObjectIdentifier: Watch] = [:]

  init(_ value: ModifiedContent<C, _PreferenceActionModifier<Key>>, _ inputs: _ViewInputs) {
    action = value.modifier.action
    super.init(value, inputs) { $0.content }
    runtime.callbacks.addObserver(self)
  }

  override func update(_ new: ModifiedContent<C, _PreferenceActionModifier<Key>>) {
    action = new.modifier.action
    super.update(new)
  }

  /// Where nothing below hands anything up, and no dynamic content could, no observer is called.
  func checkPreference() {
    runtime.callbacks.beginCheck()
    guard modifiesSeveral, isMemberOfList, let child else {
      let found = preference(Key.self)
      guard !runtime.callbacks.hasToWait else { return }
      return compare(found, &watches[ObjectIdentifier(self), default: Watch()])
    }
    var views: [(view: _ViewNode, value: Key.Value?)] = []
    child.forEachView(Key.self) { view, question in
      guard !runtime.callbacks.hasToWait else { return }
      views.append((view, view.answer(Key.self, to: question)))
    }
    guard !runtime.callbacks.hasToWait else { return }
    var known: [ObjectIdentifier: Watch] = [:]
    // The newest observer is called first (mechanism.md#8.2).
    for (view, value) in views.reversed() {
      var watch = watches[ObjectIdentifier(view)] ?? Watch()
      compare(value, &watch)
      known[ObjectIdentifier(view)] = watch
    }
    watches = known
  }

  private func compare(_ found: Key.Value?, _ watch: inout Watch) {
    guard found != nil || watch.seen != nil || hasDynamicContent else { return }
    let value = found ?? Key.defaultValue
    guard value != watch.seen else { return }
    watch.seen = value
    guard watch.limit.allows("Bound preference \(typeName(Key.self))", self) else { return }
    let runtime = runtime
    let action = action
    runtime.callbacks.add(self, "onPreferenceChange", isBehindContent: true) {
      runtime.report(.actionRan)
      action(value)
    }
  }

  /// Off screen the closure is not called.
  ///
  /// Back on screen the first value counts as new, because the observer is made anew
  /// (mechanism.md#9.1).
  override func suspend() -> Bool {
    runtime.callbacks.removeObserver(self)
    watches = [:]
    return super.suspend()
  }

  override func resume() {
    runtime.callbacks.addObserver(self)
    super.resume()
  }

  override func tearDown() {
    runtime.callbacks.removeObserver(self)
    super.tearDown()
  }
}

extension View {
  /// Adds an action to perform when the specified preference key's value changes.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> ModifiedContent<Self, _PreferenceActionModifier<K>> where K.Value: Equatable {
    ModifiedContent(content: self, modifier: _PreferenceActionModifier<K>(action: action))
  }
}
