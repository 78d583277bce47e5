// Branches: each is an identity of its own. Going to the other branch makes new storage and destroys the
// old when the closures of the update have run; coming back later makes a third. A branch that still exists is restored.
//
// Branches within branches are branches of one whole, as in the framework's own description of the type: a `switch` of three
// cases is not one of two and one of two.

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
    BranchNode<Self>(value, inputs) { _showBranch($0, 1, $1, $2) }
  }

  /// A branch of what is shown: a `switch` of many cases has one of each, however they are nested.
  @MainActor public static func _showBranch(
    _ value: Self, _ tag: Int, _ current: _Branch, _ inputs: () -> _ViewInputs
  ) -> _Branch {
    switch value.storage {
    case .trueContent(let content): TrueContent._showBranch(content, 2 * tag, current, inputs)
    case .falseContent(let content):
      FalseContent._showBranch(content, 2 * tag + 1, current, inputs)
    }
  }

  /// Which branch will be shown is not known from the type.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {}

  /// The same number of rows in both branches, otherwise unknown.
  @MainActor public static func _countRows(_ contents: _RowCounts) -> Int? {
    let count = TrueContent._countRows(contents)
    return count == FalseContent._countRows(contents) ? count : nil
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
    BranchNode<Self>(value, inputs) { _showBranch($0, 1, $1, $2) }
  }

  /// What the value shows, if there is one.
  @MainActor public static func _showBranch(
    _ value: Self, _ tag: Int, _ current: _Branch, _ inputs: () -> _ViewInputs
  ) -> _Branch {
    guard let content = value else { return _Branch(tag: -1, node: nil, isNew: true) }
    return Wrapped._showBranch(content, 2 * tag, current, inputs)
  }

  /// Whether there will be a value is not known from the type.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {}

  /// Unknown: no row or those of the value.
  @MainActor public static func _countRows(_ contents: _RowCounts) -> Int? { nil }

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

extension View {
  /// Hands the value to the branch that is shown already, or makes the branch.
  public static func _showBranch(
    _ value: Self, _ tag: Int, _ current: _Branch, _ inputs: () -> _ViewInputs
  ) -> _Branch {
    if current.tag == tag, let node = current.node as? _TypedNode<Self> {
      node.update(value)
      return _Branch(tag: tag, node: node, isNew: false)
    }
    if let node = current.restoreRemoved?(tag, { $0 is _TypedNode<Self> }) as? _TypedNode<Self> {
      node.update(value)
      return _Branch(tag: tag, node: node, isNew: true)
    }
    return _Branch(tag: tag, node: makeChild(value, inputs()), isNew: true)
  }
}

/// A node that shows one of several children, each with storage of its own.
final class BranchNode<V>: _TypedNode<V> {
  typealias Show = @MainActor (V, _Branch, () -> _ViewInputs) -> _Branch
  private let show: Show
  private var branch = _Branch(tag: -2, node: nil, isNew: false)
  private var branchSubgraph = SubgraphID.none

  init(_ value: V, _ inputs: _ViewInputs, show: @escaping Show) {
    self.show = show
    super.init(inputs)
    update(value)
  }

  override func update(_ new: V) {
    var old = branch
    var newSubgraph = SubgraphID.none
    if runtime.retainsRemovedSubtrees {
      old.restoreRemoved = { [unowned self] tag, isFitting in
        guard let back = restoreRemoved(tag, where: isFitting) else { return nil }
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
    beginRemoval(node, oldSubgraph, key: old.tag, hasDefault: V.self != AnyView.self)
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

  override var isDynamic: Bool { true }
  override var isListed: Bool { true }

  override func collect(into elements: inout [RenderElement]) {
    branch.node?.collect(into: &elements)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let node = branch.node { body(node) }
  }

  override func tearDown() {
    branch.node?.remove()
    branch = _Branch(tag: -2, node: nil, isNew: false)
  }

  override var label: String { typeName(V.self) }
}
