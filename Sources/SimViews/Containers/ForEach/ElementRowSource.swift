// The rows of a ForEach whose elements are one row each, known from the type: each is an identity of its
// own, made when the host asks for it.

import SimGraph

/// The rows of a ForEach, one an element.
final class ElementRowSource<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ForEachRowSource<Data, ID, Content>
{
  /// The rows that exist, by identity; looked up, never walked where the order could show.
  private var realised: [ID: ListRow] = [:]
  /// Further rows of an id that is realised already, in the order in which they were made.
  private var furtherRows: [(id: ID, row: ListRow)] = []

  override init(_ value: ForEach<Data, ID, Content>, _ inputs: _RowInputs) {
    super.init(value, inputs)
    makeAllIfExplicit()
  }

  /// A list of some systems makes the contents of all elements to learn their explicit ids.
  private func makeAllIfExplicit() {
    guard runtime.policy.explicitIDsBuildAllRows, inputs.host.usesCells,
      Content.self is any ExplicitlyIdentified.Type
    else { return }
    runtime.found(.explicitIDs, by: runtime.owner(of: Content.self), value.data.count)
    runtime.report(.rowsIdentified(value.data.count))
    let contents = _ViewContents.of(Content.self)
    for element in value.data {
      _ = runtime.makingContent(contents) {
        runtime.report(.rowContentMade)
        return value.content(element)
      }
    }
  }

  override func placeParts(from offset: Int) -> Int { offset + value.data.count }

  override func makeRow(at index: Int) -> ListRow {
    let id = value.id(value.element(at: index))
    if let row = realised[id], row.isSuspended {
      row.place.index = index
      return row
    }
    let place = RowPlace(index)
    let row = inputs.makeRow(self, place) { [unowned self] in
      runtime.report(.rowContentMade)
      return content(at: place.index)
    }
    // The row keeps its source.
    row.wasRemoved = { [unowned(unsafe) self, unowned(unsafe) row] in forget(id, row) }
    if realised[id] == nil {
      realised[id] = row
    } else {
      furtherRows.append((id, row))
    }
    return row
  }

  private func forget(_ id: ID, _ row: ListRow) {
    if realised[id] === row { realised[id] = nil } else { furtherRows.removeAll { $0.row === row } }
  }

  // An id that no element has may be one that the contents bind themselves to: they are made until it is found.
  override func position(of wanted: AnyHashable) -> Int? {
    if let index = value.index(of: wanted) { return offset + index }
    guard Content.self is any ExplicitlyIdentified.Type else { return nil }
    let contents = _ViewContents.of(Content.self)
    for index in 0..<value.data.count {
      let made = runtime.makingContent(contents) {
        runtime.report(.rowContentMade)
        return content(at: index)
      }
      if isBound(made, to: wanted) { return offset + index }
    }
    return nil
  }

  override func repeatedID(at index: Int) -> AnyHashable? { repeatedID(ofElement: index) }

  override func id(at index: Int) -> AnyHashable? {
    AnyHashable(value.id(value.element(at: index)))
  }

  override func edits(at index: Int) -> RowEdits? {
    edit.map { RowEdits(elements: $0, index: index) }
  }

  override var isShown: Bool {
    realised.values.contains(where: \.isShown) || furtherRows.contains(where: \.row.isShown)
  }

  override func discard() {
    for row in realised.values { row.markDeleted() }
    for (_, row) in furtherRows { row.markDeleted() }
  }

  /// Finds the new place of each row that exists.
  ///
  /// - Complexity: O(rows that exist) if they kept their places, otherwise O(elements).
  override func update(_ new: ForEach<Data, ID, Content>) {
    let (old, isSame) = take(new)
    if !isSame { makeAllIfExplicit() }
    guard !realised.isEmpty, !old.givesSameContents(as: value, runtime.policy) else { return }
    let new = value
    let count = new.data.count
    guard furtherRows.isEmpty else { return placeRowsOfOneID(isSame: isSame) }
    var missing: [ID: ListRow] = [:]
    for (id, row) in realised {
      row.isStale = true
      if isSame { continue }
      let index = row.place.index
      if index >= count || new.id(new.element(at: index)) != id { missing[id] = row }
    }
    guard !missing.isEmpty else {
      if let watch = watchForShift(from: old) { runtime.updateObservers.append(watch) }
      return
    }
    runtime.changeCounters.rows &+= 1
    var index = 0
    for datum in new.data {
      if let row = missing.removeValue(forKey: new.id(datum)) {
        row.place.index = index
        if missing.isEmpty { break }
      }
      index += 1
    }
    if missing.count == realised.count { noteChangingIDs(from: old) }
    for row in missing.values { row.markDeleted() }
  }

  /// Finds the new places where several rows have one id: if one of them has to move, the first takes the place of the first
  /// element with it, and so on.
  ///
  /// - Complexity: O(elements)
  private func placeRowsOfOneID(isSame: Bool) {
    var rows: [ID: [ListRow]] = realised.mapValues { [$0] }
    for (id, row) in furtherRows { rows[id, default: []].append(row) }
    for row in rows.values.joined() { row.isStale = true }
    let ids = isSame ? [] : value.data.map { value.id($0) }
    let moving = rows.filter { id, rows in
      !isSame && rows.contains { $0.place.index >= ids.count || ids[$0.place.index] != id }
    }
    guard !moving.isEmpty else { return }
    runtime.changeCounters.rows &+= 1
    var waiting = moving.mapValues { $0.sorted { $0.place.index > $1.place.index } }
    for (index, id) in ids.enumerated() { waiting[id]?.popLast()?.place.index = index }
    for row in waiting.values.joined() { row.markDeleted() }
  }
}

extension ForEach {
  /// The element at a place.
  func element(at index: Int) -> Data.Element {
    data[data.index(data.startIndex, offsetBy: index)]
  }

  /// The place of the element with an id.
  func index(of wanted: AnyHashable) -> Int? {
    guard let id = wanted.base as? ID else { return nil }
    var index = 0
    for datum in data {
      if self.id(datum) == id { return index }
      index += 1
    }
    return nil
  }

  /// Whether the data is certain to be the same, without a look at it: the same buffer, or the same range.
  func hasSameStorage(as other: ForEach) -> Bool {
    guard data.count == other.data.count else { return false }
    if let range = data as? Range<Int> { return range == other.data as? Range<Int> }
    let base = data.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) }
    let otherBase = other.data.withContiguousStorageIfAvailable {
      UnsafeRawPointer($0.baseAddress)
    }
    guard let base, let otherBase else { return false }
    return base != nil && base == otherBase
  }
}
