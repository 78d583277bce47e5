// The contents of an alert or a dialog: a title, a message, and buttons; the system's button if the
// app provides none.

import Foundation
@_spi(Runtime) public import SimViews

/// The content of an alert or a dialog.
nonisolated public struct _AlertContent<Actions: View, Message: View>: PrimitiveView {
  let title: Text?
  let message: Message?
  let actions: _AlertActions<Actions>

  /// Returns a node with the panel.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    AlertNode<Actions, Message>(value, inputs, AlertElement(id: inputs.runtime.makeElementID())) {
      TupleView($0.styledTitle, $0.message, $0.actions)
    }
  }

  /// The title in the font of an alert or of a dialog (UIAlertController); the message has that of the surroundings.
  private var styledTitle: Text? {
    actions.isDialog
      ? title?.font(.footnote.weight(.semibold)) : title?.font(.headline)
  }
}

/// The node of the panel.
final class AlertNode<Actions: View, Message: View>: ContainerNode<
  _AlertContent<Actions, Message>, TupleView<Text?, Message?, _AlertActions<Actions>>, AlertElement
>
{
  override func apply(_ value: _AlertContent<Actions, Message>) {
    element.isDialog = value.actions.isDialog
  }
}

extension EnvironmentValues {
  /// Sets the style of texts in an alert or a dialog, whatever is set around the presenting view:
  /// the message has 13 points and is centred (UIAlertController).
  mutating func setAlert() {
    font = .footnote
    multilineTextAlignment = .center
    buttonStyle = nil
  }
}

extension _AlertContent {
  nonisolated init(_ title: Text?, _ message: Message?, actions: Actions, isDialog: Bool = false) {
    self.title = title
    self.message = message
    self.actions = _AlertActions(
      actions: actions, systemButton: isDialog ? "Cancel" : "OK", isDialog: isDialog)
  }
}

/// The buttons of an alert or a dialog.
nonisolated public struct _AlertActions<Actions: View>: PrimitiveView {
  let actions: Actions
  /// The system's button; a dialog always has it, an alert if the app provides none.
  let systemButton: String
  let isDialog: Bool

  /// Returns a node that adds the system's button if one is required.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    AlertActionsNode<Actions>(value, inputs)
  }
}

/// The node of the buttons: they are in the surrounding panel, the system's own last.
final class AlertActionsNode<Actions: View>: _TypedNode<_AlertActions<Actions>> {
  private var child: _TypedNode<Actions>?
  private var systemButton: _TypedNode<Button<Text>>?
  private let isDialog: Bool

  init(_ value: _AlertActions<Actions>, _ inputs: _ViewInputs) {
    isDialog = value.isDialog
    super.init(inputs)
    // A button in an alert has the size of body text, one in a dialog 20 points
    // (UIAlertController).
    let font = value.isDialog ? Font.title3 : .body
    var inputs = inputsForChild
    inputs.environment = EnvironmentScope(
      graph: runtime.graph, parent: inputs.environment, subgraph: subgraph
    ) {
      $0.font = font
      // A field has a border and the font of the message (UIAlertController).
      $0.fieldInsets = RoundedBorderTextFieldStyle().insets
      $0.multilineTextAlignment = .leading
    }
    child = Actions._makeNode(value.actions, inputs)
    let role: ButtonRole? = value.isDialog ? .cancel : nil
    systemButton = Button<Text>._makeNode(Button(value.systemButton, role: role) {}, inputs)
    systemButton?.position = 1
  }

  override func update(_ new: _AlertActions<Actions>) { child?.update(new.actions) }

  /// The space beside the label, in points [estimate].
  private static var buttonInsets: EdgeInsets {
    EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
  }

  override func collect(into elements: inout [RenderElement]) {
    let start = elements.count
    child?.collect(into: &elements)
    let buttons = elements[start...].compactMap { $0 as? ControlElement }
      .filter { !($0 is FieldElement) }
    for button in buttons { button.insets = Self.buttonInsets }
    let hasOwn = isDialog ? buttons.contains(where: \.isCancel) : !buttons.isEmpty
    if !hasOwn {
      systemButton?.collect(into: &elements)
      (elements.last as? ControlElement)?.insets = Self.buttonInsets
    }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
    if let systemButton { body(systemButton) }
  }

  override func tearDown() {
    child?.remove()
    systemButton?.remove()
    child = nil
    systemButton = nil
  }

  override var label: String { "buttons" }
}
