import SimReflection

/// A type-erased view.
///
/// While the wrapped type stays the same, an update keeps the identity; another type destroys the
/// old hierarchy and makes a new one.
nonisolated public struct AnyView: PrimitiveView {
  package let box: AnyViewBox

  /// Creates an instance that type-erases a view.
  nonisolated public init<V: View>(_ view: V) {
    box = (view as? AnyView)?.box ?? TypedViewBox(view)
  }

  /// Creates an instance that type-erases a view.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  /// A node whose child is as erased as the value.
  @MainActor public static func _makeNode(_ value: AnyView, _ inputs: _ViewInputs) -> _TypedNode<
    AnyView
  > {
    BranchNode<AnyView>(value, inputs) { value, current, inputs in
      value.box.show(current, inputs)
    }
  }

  /// Nothing is known of what it wraps.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.meetsErasedView = true
  }

  /// Unknown until the value is there.
  @MainActor public static func _countRows(_ contents: _RowCounts) -> Int? { nil }

  /// The rows of what it wraps.
  @MainActor public static func _makeRows(
    _ value: AnyView, _ inputs: _RowInputs
  ) -> _RowSource<AnyView> {
    BranchRowSource<AnyView>(value, inputs) { $0.box.showRows($1, $2) }
  }
}

/// A visitor of a view of any type.
nonisolated protocol ViewVisiting {
  mutating func visit<V: View>(_ view: V)
}

/// A view behind a class.
package class AnyViewBox {
  @MainActor
  func show(_ current: _Branch, _ inputs: () -> _ViewInputs) -> _Branch {
    preconditionFailure("A box holds a view of some type.")
  }

  @MainActor
  func showRows(_ current: RowBranch, _ inputs: _RowInputs) -> RowBranch {
    preconditionFailure("A box holds a view of some type.")
  }

  /// Calls the visitor with the view and its type.
  nonisolated func show<Visitor: ViewVisiting>(to visitor: inout Visitor) {
    preconditionFailure("A box holds a view of some type.")
  }

  /// Adds what the view holds.
  nonisolated func addContents(to counts: inout ViewCounts) {
    preconditionFailure("A box holds a view of some type.")
  }

  /// Whether another box holds a view of the same type that is the same input.
  nonisolated package func isSameInput(as other: AnyViewBox) -> Bool {
    preconditionFailure("A box holds a view of some type.")
  }
}

final class TypedViewBox<V: View>: AnyViewBox {
  private let view: V
  nonisolated init(_ view: V) { self.view = view }

  override func show(_ current: _Branch, _ inputs: () -> _ViewInputs) -> _Branch {
    if let node = current.node as? _TypedNode<V> {
      node.update(view)
      return _Branch(tag: 0, node: node, isNew: false)
    }
    if let node = current.restoreRemoved?(0, { $0 is _TypedNode<V> }) as? _TypedNode<V> {
      node.update(view)
      return _Branch(tag: 0, node: node, isNew: true)
    }
    return _Branch(tag: 0, node: V._makeNode(view, inputs()), isNew: true)
  }

  override func showRows(_ current: RowBranch, _ inputs: _RowInputs) -> RowBranch {
    SimViews.showRows(0, view, current, inputs)
  }

  nonisolated override func addContents(to counts: inout ViewCounts) {
    counts += _ViewContents.of(V.self).counts(of: view)
  }

  nonisolated package override func isSameInput(as other: AnyViewBox) -> Bool {
    (other as? TypedViewBox<V>).map { areEqualInputs(view, $0.view) } ?? false
  }

  nonisolated override func show<Visitor: ViewVisiting>(to visitor: inout Visitor) {
    visitor.visit(view)
  }
}
