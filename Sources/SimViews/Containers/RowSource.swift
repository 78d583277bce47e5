// Rows: what a list shows, without making it. A source knows how many rows a view gives and makes each
// on demand; it is asked by the host, which alone knows what is visible.

import SimGraph

/// Gives a list its rows.
@MainActor
open class RowProvider {
  /// The number of rows.
  package var count: Int { 0 }
  /// The place of the first row among all rows of the list.
  package internal(set) var offset = 0
  /// Makes the row at a place within this source.
  package func makeRow(at index: Int, in list: ListHost) -> ListRow {
    preconditionFailure("A source without rows was asked for one.")
  }
  /// Says where the source now begins; sources inside are told, too.
  package func move(to offset: Int) { self.offset = offset }
  package init() {}
}

/// Gives a list the rows of one view type.
@MainActor
open class _RowSource<V>: RowProvider {
  /// Takes a new value; rows that exist get theirs when the host refreshes them.
  package func update(_ new: V) {}
}

/// One view that is one row.
final class SingleRowSource<V: View>: _RowSource<V> {
  private var value: V
  private weak var row: ViewRow<V>?

  init(_ value: V) { self.value = value }

  override var count: Int { 1 }

  override func makeRow(at index: Int, in list: ListHost) -> ListRow {
    if let row, row.isAsleep { return row }
    let row = ViewRow<V>(source: self, index: 0, list: list) { [unowned self] in value }
    self.row = row
    return row
  }

  override func update(_ new: V) {
    value = new
    row?.isStale = true
  }
}

/// The rows of several views, one after another.
final class TupleRowSource<each Content: View>: _RowSource<TupleView<repeat each Content>> {
  private var typed: (repeat _RowSource<each Content>)?
  private var sources: [RowProvider] = []

  init(_ value: TupleView<repeat each Content>, _ inputs: _ViewInputs) {
    super.init()
    func make<C: View>(_ content: C) -> _RowSource<C> {
      let source = C._makeRows(content, inputs)
      sources.append(source)
      return source
    }
    typed = (repeat make(each value.value))
    move(to: 0)
  }

  override var count: Int { sources.reduce(0) { $0 + $1.count } }

  override func move(to offset: Int) {
    super.move(to: offset)
    var next = offset
    for source in sources {
      source.move(to: next)
      next += source.count
    }
  }

  override func makeRow(at index: Int, in list: ListHost) -> ListRow {
    for source in sources {
      let local = index + offset - source.offset
      if local < source.count { return source.makeRow(at: local, in: list) }
    }
    preconditionFailure("The list has no row \(index).")
  }

  override func update(_ new: TupleView<repeat each Content>) {
    guard let typed else { return }
    repeat (each typed).update(each new.value)
    move(to: offset)
  }
}

/// The rows of a part of a value.
final class MappedRowSource<V, Content: View>: _RowSource<V> {
  private let inner: _RowSource<Content>
  private let content: @MainActor (V) -> Content

  init(_ value: V, _ inputs: _ViewInputs, content: @escaping @MainActor (V) -> Content) {
    self.content = content
    inner = Content._makeRows(content(value), inputs)
  }

  override var count: Int { inner.count }
  override func move(to offset: Int) {
    super.move(to: offset)
    inner.move(to: offset)
  }
  override func makeRow(at index: Int, in list: ListHost) -> ListRow {
    inner.makeRow(at: index, in: list)
  }
  override func update(_ new: V) { inner.update(content(new)) }
}

/// The rows of a ForEach: each is an identity of its own, made when the host asks for it.
final class ForEachRowSource<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _RowSource<ForEach<Data, ID, Content>>
{
  private var value: ForEach<Data, ID, Content>
  private unowned(unsafe) let runtime: ViewRuntime
  /// The rows that exist, by identity; looked up, never walked in this order.
  private var realised: [ID: ElementRow] = [:]

  private final class ElementRow: ViewRow<Content> {
    let id: ID
    weak var owner: ForEachRowSource?

    init(
      id: ID, owner: ForEachRowSource, index: Int, list: ListHost,
      content: @escaping @MainActor (ElementRow) -> Content
    ) {
      self.id = id
      self.owner = owner
      weak var weakSelf: ElementRow?
      super.init(source: owner, index: index, list: list) {
        guard let row = weakSelf else { preconditionFailure("A row was refreshed after its end.") }
        return content(row)
      }
      weakSelf = self
    }

    override func remove() {
      owner?.forget(self)
      super.remove()
    }
  }

  init(_ value: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    self.value = value
    runtime = inputs.runtime
    super.init()
    reportDuplicateIDs(in: value)
    runtime.report(.identifiersGathered(value.data.count, integers: ID.self == Int.self))
  }

  override var count: Int { value.data.count }

  private func element(at index: Int) -> Data.Element {
    value.data[value.data.index(value.data.startIndex, offsetBy: index)]
  }

  override func makeRow(at index: Int, in list: ListHost) -> ListRow {
    let id = value.id(element(at: index))
    if let row = realised[id], row.isAsleep {
      row.index = index
      return row
    }
    let row = ElementRow(id: id, owner: self, index: index, list: list) { [unowned self] row in
      runtime.report(.rowContentMade)
      return value.content(element(at: row.index))
    }
    realised[id] = row
    return row
  }

  private func forget(_ row: ElementRow) {
    if realised[row.id] === row { realised[row.id] = nil }
  }

  /// Finds the new place of each row that exists.
  ///
  /// - Complexity: O(rows that exist) if they kept their places, else O(elements).
  override func update(_ new: ForEach<Data, ID, Content>) {
    let old = value
    let new = old.keepingConstantData(new)
    value = new
    runtime.retire(old)
    runtime.report(.identifiersGathered(new.data.count, integers: ID.self == Int.self))
    runtime.report(.identifiersCompared(new.data.count))
    if new.data.count != old.data.count { reportDuplicateIDs(in: new) }
    guard !realised.isEmpty else { return }
    var missing: [ID: ElementRow] = [:]
    for (id, row) in realised {
      row.isStale = true
      if row.index >= new.data.count || new.id(element(at: row.index)) != id { missing[id] = row }
    }
    guard !missing.isEmpty else { return }
    var index = 0
    for datum in new.data {
      if let row = missing.removeValue(forKey: new.id(datum)) {
        row.index = index
        if missing.isEmpty { break }
      }
      index += 1
    }
    for row in missing.values { row.isGone = true }
  }
}
