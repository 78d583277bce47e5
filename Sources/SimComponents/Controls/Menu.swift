// Menus. Their items are values of the body, installed when the menu is opened and removed when an
// item was chosen. Opening and choosing are one step of a script, and the items are never on
// screen.

import Foundation
import SimGraph
import SimReflection
@_spi(Runtime) public import SimViews

/// A control for presenting a menu of actions.
nonisolated public struct Menu<Label: View, Content: View>: PrimitiveView {
  let content: Content
  let label: Label
  /// The action of a tap, which replaces opening the menu.
  let primaryAction: (() -> Void)?

  /// Creates a menu with a custom label.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu with a custom primary action and custom label: a tap performs the action, a long press opens
  /// the menu.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// Returns a node with the label.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    StyledNode.make(value, inputs, by: \.menuStyle) { value, values in
      values.menuStyle?.body(
        MenuStyleConfiguration(
          label: .init(content: AnyView(value.label)),
          content: .init(content: AnyView(value.content))),
        inside: \.menuStyleInside)
    } system: {
      MenuNode<Label, Content>($0, $1)
    }
  }
}

extension Menu where Label == Text {
  /// Creates a menu that generates its label from a localized string key.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu that generates its label from a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu based on a style configuration.
  nonisolated public init(_ configuration: MenuStyleConfiguration) {
    self.init(content: { configuration.content }) { configuration.label }
  }
}

/// The node of a menu.
final class MenuNode<Label: View, Content: View>: ControlNode<Menu<Label, Content>, Label>,
  ChoiceInput
{
  init(_ value: Menu<Label, Content>, _ inputs: _ViewInputs) {
    super.init(value, inputs, mounts: .nothing) { $0.label }
    element.choice = self
    element.chrome = .tinted
  }

  override func render(_ values: EnvironmentValues) {
    guard value.primaryAction != nil else { return element.action = nil }
    element.action = { [weak self] in self?.value.primaryAction?() }
  }

  var options: [String] { withMenu { $0.map(\.label) } }

  func choose(_ option: String) -> Bool {
    withMenu { items in items.first { $0.label == option }?.perform(runtime) ?? false }
  }

  private func withMenu<R>(_ body: ([MenuItem]) -> R) -> R {
    withMenuItems(of: self, value.content, body)
  }
}

/// One item of an open menu.
@MainActor
struct MenuItem {
  let label: String
  let control: ControlElement
  /// The picker whose option the item is, or the nested menu.
  var choice: (any ChoiceInput)?

  /// Performs the item's action, unless it is disabled.
  ///
  /// Returns whether it did.
  func perform(_ runtime: LayoutRuntime) -> Bool {
    if let choice { return control.isEnabled ? choice.choose(label) : true }
    guard control.isEnabled, let action = control.action else { return true }
    runtime.runningUserCode(action)
    return true
  }
}

/// Opens a menu: its content is installed, evaluated, and removed again.
@MainActor
func withMenuItems<Content: View, R>(
  of node: _ViewNode, _ content: Content, _ body: ([MenuItem]) -> R
) -> R {
  let runtime = node.runtime
  return runtime.inScope {
    let root = HostingRoot(
      runtime: runtime, kind: .barItem, order: node.root.order, in: node.subgraph,
      parentScope: node.environment)
    root.stack = node.root.stack
    root.screen = node.root.screen
    root.install(content)
    root.walk()
    var items: [MenuItem] = []
    @MainActor func look(_ element: RenderElement) {
      guard let control = element as? ControlElement else { return element.forEachChild(look) }
      // A picker in a menu shows each of its options as an item.
      if let choice = control.choice, control.action == nil {
        items += choice.options.map { MenuItem(label: $0, control: control, choice: choice) }
      } else if control.action != nil {
        items.append(MenuItem(label: control.texts.joined(separator: ", "), control: control))
      } else {
        element.forEachChild(look)
      }
    }
    look(root.element)
    let result = body(items)
    root.remove()
    return result
  }
}

/// The modifier behind `contextMenu`.
nonisolated public struct _ContextMenuModifier<Items: View>: PrimitiveModifier {
  let items: Items

  /// Returns a node that marks the elements of its content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ContextMenuNode<C, Items>(value, inputs)
  }
}

/// The node of a view with a context menu.
final class ContextMenuNode<C: View, Items: View>:
  PassThroughNode<ModifiedContent<C, _ContextMenuModifier<Items>>, C>, ChoiceInput
{
  private var modifier: _ContextMenuModifier<Items>

  init(_ value: ModifiedContent<C, _ContextMenuModifier<Items>>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
  }

  override func update(_ new: ModifiedContent<C, _ContextMenuModifier<Items>>) {
    if !areEqualInputs(modifier, new.modifier) { runtime.changeCounters.recordForwardedChange() }
    modifier = new.modifier
    super.update(new)
  }

  override func collect(into elements: inout [RenderElement]) {
    let start = elements.count
    super.collect(into: &elements)
    for element in elements[start...] { element.touchTraits.menu = self }
  }

  var options: [String] { withMenuItems(of: self, modifier.items) { $0.map(\.label) } }

  func choose(_ option: String) -> Bool {
    withMenuItems(of: self, modifier.items) { items in
      items.first { $0.label == option }?.perform(runtime) ?? false
    }
  }
}

extension View {
  /// Adds a context menu to the view.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> ModifiedContent<Self, _ContextMenuModifier<MenuItems>> {
    modifier(_ContextMenuModifier(items: menuItems()))
  }

  /// Adds an action to perform when the user moves the pointer over the view; a finger never hovers.
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
}
