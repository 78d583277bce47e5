import SimReflection

/// A view created from several views, in source order.
nonisolated public struct TupleView<each Content: View>: PrimitiveView {
  public var value: (repeat each Content)

  /// Creates a view from several.
  @inlinable nonisolated public init(_ value: repeat each Content) {
    self.value = (repeat each value)
  }

  /// A node with one child a view.
  @MainActor public static func _makeNode(
    _ value: TupleView<repeat each Content>, _ inputs: _ViewInputs
  ) -> _TypedNode<TupleView<repeat each Content>> {
    TupleNode<repeat each Content>(value, inputs)
  }

  /// Every part is certain to be shown.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {
    repeat visitor.visit((each Content).self)
  }

  /// The number of rows of all parts, if each part's type determines it.
  @MainActor public static func _countRows(_ contents: _RowCounts) -> Int? {
    var total: Int? = 0
    repeat total = sum(total, (each Content)._countRows(contents))
    return total
  }

  /// The rows of each part, one after another.
  @MainActor public static func _makeRows(
    _ value: TupleView<repeat each Content>, _ inputs: _RowInputs
  ) -> _RowSource<TupleView<repeat each Content>> {
    TupleRowSource<repeat each Content>(value, inputs)
  }
}

private func sum(_ lhs: Int?, _ rhs: Int?) -> Int? {
  guard let lhs, let rhs else { return nil }
  return lhs + rhs
}

/// The node of several views: it passes values on and shows nothing of its own.
final class TupleNode<each Content: View>: _TypedNode<TupleView<repeat each Content>> {
  @exclusivity(unchecked) private var children: ContiguousArray<_ViewNode> = []

  init(_ value: TupleView<repeat each Content>, _ inputs: __shared _ViewInputs) {
    super.init(inputs)
    let inputs = inputsForChild
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    children.reserveCapacity(count)
    func make<C: View>(_ content: C) {
      let node = makeChild(content, inputs)
      node.position = Int32(children.count)
      children.append(node)
    }
    repeat make(each value.value)
  }

  override func update(_ new: TupleView<repeat each Content>) {
    guard !children.isEmpty else { return }
    var position = 0
    func update<C: View>(_ content: C) {
      // Made for this very type, in this place.
      unsafeDowncast(children[position], to: _TypedNode<C>.self).update(content)
      position += 1
    }
    repeat update(each new.value)
  }

  override var childHost: (any ChildHost)? { parent?.childHost }

  override func collect(into elements: inout [RenderElement]) {
    children.withUnretained { $0.forEach { $0.collect(into: &elements) } }
  }

  override var isListed: Bool { true }
  override var gathersViews: Bool { true }
  override func forEachChild(_ body: (_ViewNode) -> Void) {
    children.withUnretained { $0.forEach(body) }
  }

  override func tearDown() {
    for child in children { child.remove() }
    children = []
  }

  override var label: String { "TupleView" }
}

// Logs name it by the tuple that it holds.
extension TupleView: TupleNamed {}
