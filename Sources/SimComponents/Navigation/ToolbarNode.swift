// Custom toolbar content. It has nodes like a view, so that its state, its environment and its
// objects have the lifetime of its position, and its body runs when one of them changes. The nodes
// show nothing; the leaves contain the items, which the bar reads in the order of the tree.

import Foundation
import SimReflection
@_spi(Runtime) public import SimViews

/// Toolbar content as a part of the tree.
nonisolated public struct _ToolbarView<Content: ToolbarContent>: PrimitiveView {
  let content: Content

  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  { Content._makeItems(value, inputs) }
}

/// The body of custom content, with the content's dynamic properties.
struct ToolbarBody<Content: ToolbarContent>: View, PropertyForwarding {
  let content: Content
  var body: _ToolbarView<Content.Body> { _ToolbarView(content: content.body) }
  static var forwardedType: Any.Type { Content.self }
}

/// A leaf that contains items.
@MainActor
private protocol ToolbarItemSource {
  func addItems(to items: inout _ToolbarItems)
}

/// The node of items of the system's types.
final class ToolbarItemsNode<Content: ToolbarContent>: _TypedNode<_ToolbarView<Content>>,
  ToolbarItemSource
{
  private var content: Content

  init(_ value: _ToolbarView<Content>, _ inputs: _ViewInputs) {
    content = value.content
    super.init(inputs)
    barChanged()
  }

  override func update(_ new: _ToolbarView<Content>) {
    if !areEqualInputs(content, new.content) { runtime.changeCounters.recordForwardedChange() }
    runtime.retire(content)
    content = new.content
    barChanged()
  }

  func addItems(to items: inout _ToolbarItems) { content._addItems(to: &items) }

  override func tearDown() {
    barChanged()
    super.tearDown()
  }

  private func barChanged() { root.screen?.navigationItem.changed(in: runtime) }
}

/// The node of a view with a toolbar that contains custom content.
final class ToolbarNode<C: View, Items: ToolbarContent>:
  _TypedNode<ModifiedContent<C, _ToolbarModifier<Items>>>, NavigationItemWriter
{
  private var child: _TypedNode<C>?
  private var items: _TypedNode<_ToolbarView<Items>>?

  init(_ value: ModifiedContent<C, _ToolbarModifier<Items>>, _ inputs: _ViewInputs) {
    super.init(inputs)
    root.screen?.navigationItem.add(self, in: runtime)
    child = C._makeNode(value.content, inputsForChild)
    items = _ToolbarView<Items>._makeNode(
      _ToolbarView(content: value.modifier.items), inputsForChild)
    items?.position = 1
  }

  override func update(_ new: ModifiedContent<C, _ToolbarModifier<Items>>) {
    child?.update(new.content)
    items?.update(_ToolbarView(content: new.modifier.items))
  }

  override func collect(into elements: inout [RenderElement]) { child?.collect(into: &elements) }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let child { body(child) }
    if let items { body(items) }
  }

  var title: String? { nil }
  var barSettings: BarSettings { BarSettings() }
  var barItems: [BarItem] {
    guard let screen = root.screen, let items else { return [] }
    var found = _ToolbarItems(gap: runtime.policy.geometry.bars.itemGap)
    func look(_ node: _ViewNode) {
      if let hiding = node as? any ToolbarItemHiding, hiding.hidesItems { return }
      if let source = node as? any ToolbarItemSource { source.addItems(to: &found) }
      node.forEachChild(look)
    }
    look(items)
    return found.items.map {
      BarItem(placement: $0.placement, content: $0.content(screen, environment))
    }
  }

  override func tearDown() {
    root.screen?.navigationItem.remove(self, in: runtime)
    child?.remove()
    items?.remove()
    child = nil
    items = nil
  }
}
