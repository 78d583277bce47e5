// What an alert or a dialog shows: a title, a message, and buttons; where the app gives none, the
// system's own.

import Foundation
@_spi(Runtime) public import SimViews

/// The content of an alert or a dialog.
nonisolated public struct _AlertContent<Actions: View, Message: View>: PrimitiveView {
  let title: Text?
  let message: Message?
  let actions: _AlertActions<Actions>

  typealias Inner = VStack<TupleView<Text?, Message?, _AlertActions<Actions>>>

  /// A node with a stack.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PassThroughNode<Self, Inner>(value, inputs) { value in
      VStack { TupleView(value.title, value.message, value.actions) }
    }
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
  /// The system's button; a dialog always has it, an alert where the app gives none.
  let systemButton: String
  let isDialog: Bool

  /// A node that adds the system's button where one is wanted.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    AlertActionsNode<Actions>(value, inputs)
  }
}

/// The node of the buttons: they stand in the stack around, the system's own last.
final class AlertActionsNode<Actions: View>: _TypedNode<_AlertActions<Actions>> {
  private var child: _TypedNode<Actions>?
  private var systemButton: _TypedNode<Button<Text>>?
  private let isDialog: Bool

  init(_ value: _AlertActions<Actions>, _ inputs: _ViewInputs) {
    isDialog = value.isDialog
    super.init(inputs)
    child = Actions._makeNode(value.actions, inputsForChild)
    systemButton = Button<Text>._makeNode(Button(value.systemButton) {}, inputsForChild)
    systemButton?.position = 1
  }

  override func update(_ new: _AlertActions<Actions>) { child?.update(new.actions) }

  /// The space around the label: a button of an alert is 44 points high (UIAlertController).
  private static var buttonInsets: EdgeInsets {
    EdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 0)
  }

  override func collect(into elements: inout [RenderElement]) {
    let start = elements.count
    child?.collect(into: &elements)
    let buttons = elements[start...].compactMap { $0 as? ControlElement }
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
