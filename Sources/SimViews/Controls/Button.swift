/// A control that initiates an action.
nonisolated public struct Button<Label: View>: PrimitiveView {
  let label: Label
  let action: () -> Void

  /// Creates a button that displays a custom label.
  nonisolated public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.action = action
  }

  /// A node with a control element.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    ButtonNode<Label>(value, inputs)
  }

  /// The label is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Label.self)
  }
}

extension Button where Label == Text {
  /// Creates a button that generates its label from a localized string key.
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    label = Text(titleKey)
    self.action = action
  }

  /// Creates a button that generates its label from a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    label = Text(title)
    self.action = action
  }
}

/// The node of a button.
final class ButtonNode<Label: View>: ContainerNode<Button<Label>, Label, ControlElement> {
  init(_ value: Button<Label>, _ inputs: _ViewInputs) {
    super.init(value, inputs, ControlElement(id: inputs.runtime.makeElementID())) { $0.label }
  }

  override func apply(_ value: Button<Label>) {
    let action = value.action
    let environment = environment
    element.name = "Button"
    element.action = { if environment.read().isEnabled { action() } }
  }
}
