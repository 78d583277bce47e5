// onAppear and onDisappear: the closures of a view that is shown or no longer shown. They run after
// bodies and layout, before the frame is displayed.
//
// In a list of views, as the children of a stack or the rows of a list, such a modifier applies to as many views as
// its content resolves to, and counts them: it is called when the first appears and when the last disappears
// (mechanism.md#8.5).

import SimGraph

/// The modifier behind `onAppear` and `onDisappear`.
nonisolated public struct _AppearanceActionModifier: PrimitiveModifier {
  var appear: (() -> Void)?
  var disappear: (() -> Void)?
  var actions: AppearanceActions { AppearanceActions(appear: appear, disappear: disappear) }

  /// A node with appearance callbacks.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    AppearanceModifierNode<C>(value, inputs)
  }

  /// Rows of which the first and the last are reported.
  @MainActor public static func _makeRows<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _RowInputs
  ) -> _RowSource<ModifiedContent<C, Self>> {
    mergedRows(value, inputs) { AppearanceModifierNode<C>(value, $0, rows: $1) }
  }
}

/// The node of a view with appearance closures.
final class AppearanceModifierNode<C: View>:
  PassThroughNode<ModifiedContent<C, _AppearanceActionModifier>, C>, AppearanceCarrying
{
  private(set) var appearance: AppearanceNode?

  /// - Parameter rows: the rows that the modifier stands around, where it has no content of its own.
  init(
    _ value: ModifiedContent<C, _AppearanceActionModifier>, _ inputs: _ViewInputs,
    rows: ModifiedRows? = nil
  ) {
    let appearance = AppearanceNode(value.modifier.actions)
    self.appearance = appearance
    inputs.root.register(appearance)
    if rows == nil {
      super.init(value, inputs) { $0.content }
    } else {
      super.init(aroundRows: inputs) { $0.content }
    }
    appearance.attach(to: self, rows: rows)
  }

  override func update(_ new: ModifiedContent<C, _AppearanceActionModifier>) {
    appearance?.actions = new.modifier.actions
    super.update(new)
  }

  override var appearanceCount: Int { appearance == nil ? 0 : 1 }

  override func tearDown() {
    if let appearance {
      appearance.disappear(isRemoved: true)
      appearance.detach()
    }
    appearance = nil
    super.tearDown()
  }
}

extension View {
  /// Adds an action to perform before this view appears.
  nonisolated public func onAppear(
    perform action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, _AppearanceActionModifier> {
    ModifiedContent(content: self, modifier: _AppearanceActionModifier(appear: action))
  }

  /// Adds an action to perform after this view disappears.
  nonisolated public func onDisappear(
    perform action: (() -> Void)? = nil
  ) -> ModifiedContent<Self, _AppearanceActionModifier> {
    ModifiedContent(content: self, modifier: _AppearanceActionModifier(disappear: action))
  }
}
