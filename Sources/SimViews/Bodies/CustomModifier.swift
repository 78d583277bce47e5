// Custom modifiers: the body is a view like any other, with a placeholder for the modified view.
// The placeholder finds its content through the nodes above it.

/// A modifier's body as a view: its dynamic properties are those of the modifier.
struct ModifierBody<Modifier: ViewModifier>: View, PropertyForwarding {
  let modifier: Modifier
  var body: Modifier.Body { modifier.body(content: _ViewModifier_Content<Modifier>()) }
  static var forwardedType: Any.Type { Modifier.self }
}

/// Gives the place inside a modifier's body its content.
@MainActor
protocol ModifierContentProvider: AnyObject {
  /// The type of the modifier.
  var modifierType: Any.Type { get }
  /// Makes a node of the content at a place.
  func makeContent(_ inputs: _ViewInputs) -> _ViewNode
}

/// The node of a view under a custom modifier.
final class CustomModifierNode<C: View, M: ViewModifier>:
  _TypedNode<ModifiedContent<C, M>>, ModifierContentProvider
{
  private var content: C
  private var child: _TypedNode<ModifierBody<M>>?
  /// The nodes of the content: usually one, none or several if the body says so.
  private var contents: [WeakNode<C>] = []

  init(_ value: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    content = value.content
    super.init(inputs)
    child = ModifierBody<M>._makeNode(ModifierBody(modifier: value.modifier), inputsForChild)
  }

  var modifierType: Any.Type { M.self }

  func makeContent(_ inputs: _ViewInputs) -> _ViewNode {
    let node = C._makeNode(content, inputs)
    contents.removeAll { $0.node == nil }
    contents.append(WeakNode(node: node))
    return node
  }

  override func update(_ new: ModifiedContent<C, M>) {
    content = new.content
    child?.update(ModifierBody(modifier: new.modifier))
    for entry in contents { entry.node?.update(new.content) }
  }

  override func collect(into elements: inout [RenderElement]) { child?.collect(into: &elements) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func tearDown() {
    child?.remove()
    child = nil
  }
}

private struct WeakNode<C> {
  weak var node: _TypedNode<C>?
}

/// The node of the place where the modified view goes.
final class PlaceholderNode<M: ViewModifier>: _TypedNode<_ViewModifier_Content<M>> {
  private var child: _ViewNode?

  override init(_ inputs: _ViewInputs) {
    super.init(inputs)
    var node = parent
    while let current = node {
      if let provider = current as? any ModifierContentProvider, provider.modifierType == M.self {
        child = provider.makeContent(inputsForChild)
        return
      }
      node = current.parent
    }
    fatalError("The content of \(M.self) was used outside of the modifier's body.")
  }

  override func collect(into elements: inout [RenderElement]) { child?.collect(into: &elements) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func tearDown() {
    child?.remove()
    child = nil
  }
}
