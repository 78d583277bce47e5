// `.id(_:)`: an identity that the app itself chooses. A changed id is another identity: the new content
// is made before the old one is destroyed, as with a branch.

import SimGraph
import SimReflection

/// A view whose identity is bound to a value.
nonisolated public struct IDView<Content: View, ID: Hashable>: PrimitiveView {
  package let content: Content
  let id: ID

  /// A node that makes its child again when the id changes.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    IDNode<Content, ID>(value, inputs)
  }

  /// The content is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }

  /// The rows of the content.
  @MainActor public static func _countRows(_ contents: _RowCounts) -> Int? {
    Content._countRows(contents)
  }

  /// The rows of the content; another id makes them other rows.
  @MainActor public static func _makeRows(
    _ value: Self, _ inputs: _RowInputs
  ) -> _RowSource<Self> {
    // A cell stays where its content is made again; a lazy stack has another subview for another id.
    if Content._rowCount == 1, inputs.host.usesCells { return SingleRowSource<Self>(value, inputs) }
    return IDRowSource<Content, ID>(value, inputs)
  }
}

/// The node of a view with an id: it makes its child again when the id changes.
final class IDNode<Content: View, ID: Hashable>: _TypedNode<IDView<Content, ID>> {
  private(set) var id: ID
  private var child: _TypedNode<Content>?
  private var childSubgraph = SubgraphID.none

  init(_ value: IDView<Content, ID>, _ inputs: _ViewInputs) {
    id = value.id
    super.init(inputs)
    root.addID(AnyHashable(id))
    child = make(value.content)
  }

  private func make(_ content: Content) -> _TypedNode<Content> {
    childSubgraph = runtime.graph.addSubgraph(in: subgraph)
    var inputs = inputsForChild
    inputs.subgraph = childSubgraph
    return Content._makeNode(content, inputs)
  }

  override func update(_ new: IDView<Content, ID>) {
    guard new.id != id else {
      child?.update(new.content)
      return
    }
    root.removeID(AnyHashable(id))
    root.addID(AnyHashable(new.id))
    let (old, oldID) = (child, id)
    let oldSubgraph = childSubgraph
    id = new.id
    if let back = restoreRemoved(AnyHashable(id), where: { $0 is _TypedNode<Content> }),
      let node = back.node as? _TypedNode<Content>
    {
      childSubgraph = back.subgraph
      child = node
      node.update(new.content)
    } else {
      child = make(new.content)
    }
    structureChanged()
    if let old { beginRemoval(old, oldSubgraph, key: AnyHashable(oldID)) }
  }

  override var isDynamic: Bool { true }
  override var isListed: Bool { true }

  override func locate(_ wanted: AnyHashable) -> RenderElement? {
    wanted == AnyHashable(id) ? firstElement : super.locate(wanted)
  }

  override func collect(into elements: inout [RenderElement]) { child?.collect(into: &elements) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }
  override var label: String { typeName(IDView<Content, ID>.self) }

  override func tearDown() {
    root.removeID(AnyHashable(id))
    child?.remove()
    child = nil
  }
}

/// The rows of a view with an id.
final class IDRowSource<Content: View, ID: Hashable>: _RowSource<IDView<Content, ID>> {
  private var id: ID
  private var inner: _RowSource<Content>
  private let inputs: _RowInputs
  /// The id of the update before, whose rows a lazy stack keeps for one more.
  private var absent: (id: ID, inner: _RowSource<Content>)?

  init(_ value: IDView<Content, ID>, _ inputs: _RowInputs) {
    id = value.id
    self.inputs = inputs
    inner = Content._makeRows(value.content, inputs)
  }

  override func update(_ new: IDView<Content, ID>) {
    let before = absent
    absent = nil
    if new.id == id {
      before?.inner.discardAbsent()
      return inner.update(new.content)
    }
    let (old, oldID) = (inner, id)
    id = new.id
    if let before, before.id == id {
      inner = before.inner
      inner.update(new.content)
    } else {
      before?.inner.discardAbsent()
      inner = Content._makeRows(new.content, inputs)
    }
    if !inputs.host.usesCells, old.markAbsent() { absent = (oldID, old) } else { old.discard() }
  }

  override func discard() {
    forgetAbsent()
    super.discard()
  }

  override func markAbsent() -> Bool {
    forgetAbsent()
    return inner.markAbsent()
  }

  private func forgetAbsent() {
    absent?.inner.discardAbsent()
    absent = nil
  }

  override func position(of wanted: AnyHashable) -> Int? {
    wanted == AnyHashable(id) && count > 0 ? offset : super.position(of: wanted)
  }

  override var parts: [_RowProvider] { [inner] }
}

extension IDView: ExplicitlyIdentified {
  @MainActor func isBound(to wanted: AnyHashable) -> Bool {
    wanted == AnyHashable(id) || SimViews.isBound(content, to: wanted)
  }
}

extension ModifiedContent: ExplicitlyIdentified
where Content: View & ExplicitlyIdentified, Modifier: ViewModifier {
  @MainActor func isBound(to id: AnyHashable) -> Bool { content.isBound(to: id) }
}

extension View {
  /// Binds a view's identity to the given proxy value.
  ///
  /// When the value changes, the identity of the view, and with it its state, is reset.
  nonisolated public func id<ID: Hashable>(_ id: ID) -> IDView<Self, ID> {
    IDView(content: self, id: id)
  }
}
