// Sources of rows for any kind of view.

import SimReflection

/// One view that is one row.
package final class SingleRowSource<V: View>: _RowSource<V> {
  private var value: V
  /// Kept until it is removed.
  private var row: ListRow?
  private let inputs: _RowInputs

  package init(_ value: V, _ inputs: _RowInputs) {
    self.value = value
    self.inputs = inputs
  }

  override func placeParts(from offset: Int) -> Int { offset + 1 }

  override func makeRow(at index: Int) -> ListRow {
    if let row, row.isSuspended {
      row.restore()
      return row
    }
    let row = inputs.makeRow(self, RowPlace(0)) { [unowned self] in value }
    // The row keeps its source.
    row.wasRemoved = { [unowned(unsafe) self, unowned(unsafe) row] in
      if self.row === row { self.row = nil }
    }
    self.row = row
    return row
  }

  override func appendRuns(to runs: inout [RowRun]) {
    RowRun.append(1, isFull: inputs.kind != .content, to: &runs)
  }

  override func position(of id: AnyHashable) -> Int? { isBound(value, to: id) ? offset : nil }
  override func edits(at index: Int) -> RowEdits? { nil }
  override var beginsWithHeader: Bool { inputs.kind == .header }
  override var endsWithFooter: Bool { inputs.kind == .footer }
  override var isShown: Bool { row?.isShown ?? false }

  override func discard() {
    guard let row else { return }
    if row.isAbsent { row.confirmRemoval() } else { row.markDeleted() }
  }

  override func markAbsent() -> Bool {
    guard let row, row.isShown else { return false }
    row.markDeleted(.afterNextUpdate)
    return true
  }

  override func discardAbsent() {
    if let row, row.isAbsent { row.confirmRemoval() }
  }

  package override func update(_ new: V) {
    if row != nil, !areEqualInputs(value, new) {
      inputs.base.runtime.changeCounters.recordForwardedChange()
    }
    value = new
    row?.isStale = true
  }
}

/// One row that shows what is made of a value.
package final class HeaderRowSource<V, Content: View>: _RowSource<V> {
  private let row: SingleRowSource<Content>
  private let content: @MainActor (V) -> Content

  package init(_ value: V, _ inputs: _RowInputs, content: @escaping @MainActor (V) -> Content) {
    self.content = content
    row = SingleRowSource(content(value), inputs)
  }

  override var parts: [_RowProvider] { [row] }
  package override func update(_ new: V) { row.update(content(new)) }
}

/// What rows lie inside that a row discloses: in a list they are indented.
nonisolated package struct IndentedRows<Content: View>: PrimitiveView {
  let content: Content

  package init(_ content: Content) { self.content = content }

  /// The content as it is.
  @MainActor package static func _makeNode(
    _ value: Self, _ inputs: _ViewInputs
  ) -> _TypedNode<Self> { PassThroughNode<Self, Content>(value, inputs) { $0.content } }

  /// What holds for the content.
  @MainActor package static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Content.self)
  }

  /// As many as the content gives.
  @MainActor package static func _countRows(_ contents: _RowCounts) -> Int? {
    Content._countRows(contents)
  }

  /// Those of the content, one level deeper.
  @MainActor package static func _makeRows(_ value: Self, _ inputs: _RowInputs) -> _RowSource<Self>
  {
    var inputs = inputs
    inputs.level += 1
    return MappedRowSource(value, inputs) { $0.content }
  }
}

/// The rows of a part of a value.
package final class MappedRowSource<V, Content: View>: _RowSource<V> {
  private let inner: _RowSource<Content>
  private let content: @MainActor (V) -> Content

  package init(_ value: V, _ inputs: _RowInputs, content: @escaping @MainActor (V) -> Content) {
    self.content = content
    inner = Content._makeRows(content(value), inputs)
  }

  override var parts: [_RowProvider] { [inner] }
  override var isExplicitlyIdentified: Bool { inner.isExplicitlyIdentified }
  override func markAbsent() -> Bool { inner.markAbsent() }
  package override func update(_ new: V) { inner.update(content(new)) }
}
