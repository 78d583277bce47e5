// onChange: a value is compared with the one that the last evaluation saw, so nothing is noticed between
// evaluations. The closure runs after the update. One that feeds itself is cut off within the frame. The
// initial call is an `onAppear`: it comes in their order, and again whenever the view appears again.

import SimReflection

/// The modifier behind `onChange`.
nonisolated public struct _ValueActionModifier<Value: Equatable>: PrimitiveModifier {
  var value: Value
  var isInitial: Bool
  /// Whether the closure of the evaluation before the change is called, as the first form does: what it
  /// captured are the old values.
  var usesOldAction: Bool
  var action: (Value, Value) -> Void

  /// A node that remembers the value.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ValueActionNode<C, Value>(value, inputs)
  }

  /// Rows with one value for all of them.
  @MainActor public static func _makeRows<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _RowInputs
  ) -> _RowSource<ModifiedContent<C, Self>> {
    mergedRows(value, inputs) { ValueActionNode<C, Value>(value, $0, rows: $1) }
  }
}

/// The node of a view with an `onChange`.
final class ValueActionNode<C: View, Value: Equatable>:
  PassThroughNode<ModifiedContent<C, _ValueActionModifier<Value>>, C>, AppearanceCarrying
{
  private var modifier: _ValueActionModifier<Value>
  private var limit = ActionLimit()
  /// Whether the view went off screen since the last value: what became of it meanwhile is no change.
  private var isForgotten = false
  /// Where the closure is called for the value with which the view appears.
  private(set) var appearance: AppearanceNode?

  /// - Parameter rows: the rows that the modifier stands around, where it has no content of its own.
  init(
    _ value: ModifiedContent<C, _ValueActionModifier<Value>>, _ inputs: _ViewInputs,
    rows: ModifiedRows? = nil
  ) {
    modifier = value.modifier
    if modifier.isInitial {
      let appearance = AppearanceNode(AppearanceActions(), .other("onChange"))
      self.appearance = appearance
      inputs.root.register(appearance)
    }
    if rows == nil {
      super.init(value, inputs) { $0.content }
    } else {
      super.init(aroundRows: inputs) { $0.content }
    }
    appearance?.attach(to: self, rows: rows)
    bindAppearance()
  }

  /// Has the closure called with the value with which the view appears, though another transaction changes it before that.
  private func bindAppearance() {
    guard let appearance else { return }
    appearance.actions.appear = { [modifier, runtime] in
      MainActor.withoutCheck {
        runtime.report(.actionRan)
        modifier.action(modifier.value, modifier.value)
      }
    }
  }

  override func update(_ new: ModifiedContent<C, _ValueActionModifier<Value>>) {
    let old = modifier
    modifier = new.modifier
    bindAppearance()
    super.update(new)
    let isBack = isForgotten
    isForgotten = isBack && root.removalState == .suspended
    guard !isBack, old.value != modifier.value else { return }
    runtime.changeCounters.recordVisibleChange()
    call(old.usesOldAction ? old.action : modifier.action, old.value, modifier.value)
  }

  override func suspend() -> Bool {
    isForgotten = true
    return super.suspend()
  }

  override var appearanceCount: Int { appearance == nil ? 0 : 1 }

  override func tearDown() {
    appearance?.detach()
    appearance = nil
    super.tearDown()
  }

  private func call(_ action: @escaping (Value, Value) -> Void, _ old: Value, _ new: Value) {
    guard limit.allows("onChange(of: \(typeName(Value.self))) action", self) else { return }
    let runtime = runtime
    runtime.callbacks.add(self, "onChange") {
      runtime.report(.actionRan)
      action(old, new)
    }
  }
}

extension View {
  /// Adds an action to perform when the given value changes; the action gets the new value.
  ///
  /// The form of iOS 14: the closure called is the one made before the change.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
    ModifiedContent(
      content: self,
      modifier: _ValueActionModifier(value: value, isInitial: false, usesOldAction: true) {
        action($1)
      })
  }

  /// Adds an action to perform when the given value changes; the action gets the old and the new value.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
    ModifiedContent(
      content: self,
      modifier: _ValueActionModifier(
        value: value, isInitial: initial, usesOldAction: false, action: action))
  }

  /// Adds an action to perform when the given value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, _ValueActionModifier<V>> {
    ModifiedContent(
      content: self,
      modifier: _ValueActionModifier(value: value, isInitial: initial, usesOldAction: false) {
        _, _ in action()
      })
  }
}
