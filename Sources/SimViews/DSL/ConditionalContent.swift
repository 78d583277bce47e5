// Branches: each is an identity of its own. Going to the other branch makes new storage and destroys the
// old right after; coming back makes a third. Only a branch that is still on its way out is put back.

import SimGraph
import SimReflection

/// View content that shows one of two possible children.
nonisolated public struct _ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView
{
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  let storage: Storage

  nonisolated init(storage: Storage) { self.storage = storage }

  /// A node with the child of the branch that is shown.
  @MainActor public static func _makeNode(
    _ value: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> {
    BranchNode<Self>(value, inputs) { value, reuse, inputs in
      switch value.storage {
      case .trueContent(let content): return showBranch(0, content, reuse, inputs)
      case .falseContent(let content): return showBranch(1, content, reuse, inputs)
      }
    }
  }

  /// Which branch will be shown is not known from the type.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {}

  /// The same number of rows in both branches, otherwise unknown.
  @MainActor public static var _rowCount: Int? {
    TrueContent._rowCount == FalseContent._rowCount ? TrueContent._rowCount : nil
  }

  /// The rows of the branch that is shown; if each branch is one row, both are the same one, unless a lazy stack can find it
  /// by an id of its own.
  @MainActor public static func _makeRows(
    _ value: Self, _ inputs: _RowInputs
  ) -> _RowSource<Self> {
    if _rowCount == 1, inputs.host.usesCells || !hasIdentifiedBranch {
      return SingleRowSource<Self>(value, inputs)
    }
    return BranchRowSource<Self>(value, inputs) { value, current, inputs in
      switch value.storage {
      case .trueContent(let content): return showRows(0, content, current, inputs)
      case .falseContent(let content): return showRows(1, content, current, inputs)
      }
    }
  }
}

/// A view that shows one of several others.
@MainActor
private protocol Branching {
  /// Whether one of them has an explicit id.
  static var hasIdentifiedBranch: Bool { get }
}

extension _ConditionalContent: Branching {
  @MainActor fileprivate static var hasIdentifiedBranch: Bool {
    let first = isIdentified(TrueContent.self)
    return first || isIdentified(FalseContent.self)
  }

  @MainActor private static func isIdentified(_ type: Any.Type) -> Bool {
    if type is any ExplicitlyIdentified.Type { return true }
    return (type as? any Branching.Type)?.hasIdentifiedBranch ?? false
  }
}

extension Optional: View where Wrapped: View {
  /// A node with a child while there is a value.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    BranchNode<Self>(value, inputs) { value, reuse, inputs in
      guard let content = value else { return Branch(tag: -1, node: nil, isNew: true) }
      return showBranch(0, content, reuse, inputs)
    }
  }

  /// Whether there will be a value is not known from the type.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {}

  /// Unknown: no row or those of the value.
  @MainActor public static var _rowCount: Int? { nil }

  /// The rows of the value, if there is one.
  @MainActor public static func _makeRows(
    _ value: Self, _ inputs: _RowInputs
  ) -> _RowSource<Self> {
    BranchRowSource<Self>(value, inputs) { value, current, inputs in
      guard let content = value else { return RowBranch(tag: -1, source: nil) }
      return showRows(0, content, current, inputs)
    }
  }
}

extension Optional: PrimitiveView where Wrapped: View {}

// Whatever it may be a part of: views, gestures, toolbars, marks.
extension Optional: Primitive {}

/// The branch that a value shows.
struct Branch {
  let tag: Int
  let node: _ViewNode?
  let isNew: Bool
  /// Puts a branch of a type back that is on its way out.
  var putBack: (@MainActor (_ tag: Int, _ isFitting: (_ViewNode) -> Bool) -> _ViewNode?)?
}

/// Hands a value to the branch that is shown already, or makes the branch.
@MainActor
func showBranch<C: View>(
  _ tag: Int, _ content: C, _ current: Branch, _ inputs: () -> _ViewInputs
) -> Branch {
  if current.tag == tag, let node = current.node as? _TypedNode<C> {
    node.update(content)
    return Branch(tag: tag, node: node, isNew: false)
  }
  if let node = current.putBack?(tag, { $0 is _TypedNode<C> }) as? _TypedNode<C> {
    node.update(content)
    return Branch(tag: tag, node: node, isNew: true)
  }
  return Branch(tag: tag, node: makeChild(content, inputs()), isNew: true)
}

/// A node that shows one of several children, each with storage of its own.
final class BranchNode<V>: _TypedNode<V> {
  typealias Show = @MainActor (V, Branch, () -> _ViewInputs) -> Branch
  private let show: Show
  private var branch = Branch(tag: -2, node: nil, isNew: false)
  private var branchSubgraph = SubgraphID.none
  private var leaving = LeavingChildren()

  init(_ value: V, _ inputs: _ViewInputs, show: @escaping Show) {
    self.show = show
    super.init(inputs)
    update(value)
  }

  override func update(_ new: V) {
    var old = branch
    var newSubgraph = SubgraphID.none
    if runtime.keepsDepartures {
      old.putBack = { [unowned self] tag, isFitting in
        guard let back = putBack(tag, where: isFitting) else { return nil }
        newSubgraph = back.subgraph
        return back.node
      }
    }
    let shown = show(new, old) {
      newSubgraph = runtime.graph.addSubgraph(in: subgraph)
      var inputs = inputsForChild
      inputs.subgraph = newSubgraph
      return inputs
    }
    guard shown.isNew, shown.tag != old.tag || shown.node !== old.node else {
      branch = shown
      return
    }
    let oldSubgraph = branchSubgraph
    branch = shown
    branchSubgraph = newSubgraph
    structureChanged()
    // The old branch goes when the new one has been made.
    guard let node = old.node else { return }
    if V.self == AnyView.self, isInRow { runtime.found(.erasedReplaced, by: owner) }
    if !depart(node, oldSubgraph, key: old.tag, hasDefault: V.self != AnyView.self) {
      retire(node, oldSubgraph)
    }
  }

  /// Whether it belongs to an element of a ForEach or to a row.
  private var isInRow: Bool {
    if root.row != nil { return true }
    var node = parent
    while let current = node {
      if current is any IdentifiedChildren { return true }
      node = current.parent
    }
    return false
  }

  override var childHost: (any ChildHost)? { parent?.childHost }

  /// The old branch goes when the new one has been made; at once where nothing takes its place.
  private func retire(_ node: _ViewNode, _ subgraph: SubgraphID) {
    if branch.node != nil { return leaving.add(node, in: subgraph, of: self) }
    node.remove()
    runtime.graph.remove(subgraph)
  }

  override func removeRetired() { leaving.removeAll(runtime) }

  override var isDynamic: Bool { true }
  override var isListed: Bool { true }

  override func collect(into elements: inout [RenderElement]) {
    branch.node?.collect(into: &elements)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let node = branch.node { body(node) }
  }

  override func tearDown() {
    leaving.removeAll(runtime)
    branch.node?.remove()
    branch = Branch(tag: -2, node: nil, isNew: false)
  }

  override var label: String { typeName(V.self) }
}
