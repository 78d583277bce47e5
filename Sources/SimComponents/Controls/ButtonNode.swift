// The node of a button. Without a custom style, the label is placed in the control unchanged. A
// style makes a body around the label, and makes it again whenever the button is pressed or
// released.

import Foundation
import SimGraph
import SimReflection
@_spi(Runtime) import SimViews

/// The node of a button.
final class ButtonNode<Label: View>: _TypedNode<Button<Label>>, NodeOwner, LabelHiding {
  let element: ControlElement
  private var action: () -> Void
  private var role: ButtonRole?
  /// The label, if a style may need it again; otherwise only the child has it.
  private var styledLabel: Label?
  private var style: _AnyStyle<PrimitiveButtonStyleConfiguration>?
  private var child: _ViewNode?
  private var attribute = NodeID(index: .max, generation: 0)
  private var isPressed = false

  init(_ value: Button<Label>, _ inputs: _ViewInputs) {
    action = value.action
    role = value.role
    element = ControlElement(id: inputs.runtime.makeElementID())
    super.init(inputs)
    element.environment = environment
    element.name = "Button"
    element.isCancel = role == .cancel
    element.isDestructive = role == .destructive
    element.action = { [weak self] in self?.action() }
    flags.formUnion([.container, .collect])
    attribute = runtime.graph.addEffect(owner: self, in: subgraph)
    readStyle()
    show(value.label)
    runtime.containersToCollect.append(self)
  }

  private func readStyle() {
    runtime.graph.begin(attribute)
    defer { runtime.graph.end(attribute) }
    let values = environment.read()
    style = values.buttonStyle
    element.insets = style?.insets.fitted(to: values.controlSize) ?? EdgeInsets()
    element.chrome = .button(ButtonLook(style))
    element.isTouchedWithRow = style == nil || style?.type == DefaultButtonStyle.self
  }

  override func update(_ new: Button<Label>) {
    action = new.action
    role = new.role
    element.isCancel = role == .cancel
    element.isDestructive = role == .destructive
    show(new.label)
  }

  /// Handles a change of the environment.
  ///
  /// If there was no style before, a new one takes effect with the button's next value.
  override func evaluate() {
    guard runtime.graph.needsEvaluation(attribute) else { return }
    readStyle()
    if let styledLabel { show(styledLabel) }
  }

  /// Passes the label, or the body that the style makes of it, to the child.
  private func show(_ label: Label) {
    guard let style, style.make != nil else {
      styledLabel = nil
      element.onPress = nil
      return hand(label)
    }
    styledLabel = label
    let perform: () -> Void = { [weak self, gate = runtime.gate] in
      guard gate.isOpen else { return gate.enqueueOnMainLoop { self?.action() } }
      gate.asMainThread { self?.action() }
    }
    // A primitive style determines the effect of a touch itself.
    element.action = nil
    element.onPress = nil
    if style.showsPresses {
      element.action = { [weak self] in self?.action() }
      element.onPress = { [weak self] isDown in self?.press(isDown) }
    }
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), action: perform, isPressed: isPressed)
    // The body may contain another button.
    if let body = style.body(configuration, inside: \.buttonStyleInside) { hand(body) }
  }

  private func press(_ isDown: Bool) {
    isPressed = isDown
    if let styledLabel { show(styledLabel) }
  }

  private func hand<C: View>(_ content: C) {
    if let node = child as? _TypedNode<C> { return node.update(content) }
    let old = child
    child = C._makeNode(content, inputsForChild)
    old?.remove()
    if old != nil { structureOfContentChanged() }
  }

  private func structureOfContentChanged() {
    guard !flags.contains(.collect) else { return }
    flags.insert(.collect)
    runtime.containersToCollect.append(self)
  }

  override func collect(into elements: inout [RenderElement]) { elements.append(element) }

  func takeHiddenLabel(_ label: [RenderElement]) { element.hiddenLabel = label }

  override func collectContent() {
    element.hiddenLabel = []
    var found: [RenderElement] = []
    child?.collect(into: &found)
    element.replaceChildren(
      stacking: found.withUnsafeBufferPointer(Array.init), along: .horizontal, in: runtime)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func tearDown() {
    child?.remove()
    child = nil
  }

  nonisolated func label(of node: NodeID) -> String { typeName(Button<Label>.self) }
  override var label: String { typeName(Button<Label>.self) }
}
