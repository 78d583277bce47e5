// Custom modifiers: the body is a view like any other, with a placeholder for the modified view. The placeholder carries
// the content of its own modifier, so a modifier may apply itself to its content, and hand it to rows, screens and tabs.

/// A modifier's body as a view: its dynamic properties are those of the modifier.
struct ModifierBody<Modifier: ViewModifier>: View, PropertyForwarding {
  /// The modifier, which comes first: its properties lie where those of the view are looked for.
  let modifier: Modifier
  let content: ModifierContent
  var body: Modifier.Body { modifier.body(content: _ViewModifier_Content(content: content)) }
  static var forwardedType: Any.Type { Modifier.self }
}

/// The node of a view under a custom modifier.
final class CustomModifierNode<C: View, M: ViewModifier>: _TypedNode<ModifiedContent<C, M>> {
  private let content: TypedModifierContent<C>
  private var child: _TypedNode<ModifierBody<M>>?

  init(_ value: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    content = TypedModifierContent(value.content)
    super.init(inputs)
    child = ModifierBody<M>._makeNode(
      ModifierBody(modifier: value.modifier, content: content), inputsForChild)
  }

  override func update(_ new: ModifiedContent<C, M>) {
    content.value = new.content
    child?.update(ModifierBody(modifier: new.modifier, content: content))
    content.handOn()
  }

  override func collect(into elements: inout [RenderElement]) { child?.collect(into: &elements) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func tearDown() {
    child?.remove()
    child = nil
  }
}

/// The rows of a custom modifier's body: like that of a view it stands once in the container's own tree, whatever rows its
/// content gives (mechanism.md#9.1).
final class CustomModifierRowSource<C: View, M: ViewModifier>: _RowSource<ModifiedContent<C, M>> {
  private let content: TypedModifierContent<C>
  private let rows: CompositeRowSource<ModifierBody<M>>

  init(_ value: ModifiedContent<C, M>, _ inputs: _RowInputs) {
    content = TypedModifierContent(value.content)
    rows = CompositeRowSource(ModifierBody(modifier: value.modifier, content: content), inputs)
  }

  override func update(_ new: ModifiedContent<C, M>) {
    content.value = new.content
    rows.update(ModifierBody(modifier: new.modifier, content: content))
    content.handOn()
  }

  override var parts: [_RowProvider] { [rows] }
}

/// The node of the place where the modified view goes.
final class PlaceholderNode<M: ViewModifier>: _TypedNode<_ViewModifier_Content<M>> {
  private var child: _ViewNode?

  init(_ value: _ViewModifier_Content<M>, _ inputs: _ViewInputs) {
    super.init(inputs)
    child = value.content.makeNode(inputsForChild)
  }

  override var childHost: (any ChildHost)? { parent?.childHost }
  override func collect(into elements: inout [RenderElement]) { child?.collect(into: &elements) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override func tearDown() {
    child?.remove()
    child = nil
  }
}

/// The rows of the place where the modified view goes.
final class PlaceholderRowSource<M: ViewModifier>: _RowSource<_ViewModifier_Content<M>> {
  private let content: ModifierContent
  private let rows: _RowProvider

  init(_ value: _ViewModifier_Content<M>, _ inputs: _RowInputs) {
    content = value.content
    rows = content.makeRows(inputs)
  }

  override var parts: [_RowProvider] { [rows] }
  override var isExplicitlyIdentified: Bool { rows.isExplicitlyIdentified }
  override func markAbsent() -> Bool { rows.markAbsent() }
  override func discard() {
    content.forget(rows)
    super.discard()
  }
}
