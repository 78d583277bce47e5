/// A control that toggles between on and off states.
nonisolated public struct Toggle<Label: View>: PrimitiveView {
  let label: Label
  let isOn: Binding<Bool>

  /// Creates a toggle that displays a custom label.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.isOn = isOn
  }

  /// A node with a control element.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    ToggleNode<Label>(value, inputs)
  }

  /// The label is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Label.self)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle that generates its label from a localized string key.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    label = Text(titleKey)
    self.isOn = isOn
  }

  /// Creates a toggle that generates its label from a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    label = Text(title)
    self.isOn = isOn
  }
}

/// The node of a toggle.
final class ToggleNode<Label: View>: ContainerNode<Toggle<Label>, Label, ControlElement> {
  init(_ value: Toggle<Label>, _ inputs: _ViewInputs) {
    super.init(value, inputs, ControlElement(id: inputs.runtime.makeElementID())) { $0.label }
  }

  override func apply(_ value: Toggle<Label>) {
    let isOn = value.isOn
    let environment = environment
    element.name = "Toggle"
    element.action = { if environment.read().isEnabled { isOn.wrappedValue.toggle() } }
  }
}
