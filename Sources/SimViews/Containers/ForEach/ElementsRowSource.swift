// The rows of a ForEach whose elements are not one row each.
//
// Where the type of the content tells how many rows an element has, elements are made when one of
// their rows is asked for. Where it does not, as with an `if` or an AnyView inside, the contents of
// all elements are made to learn the rows, and kept.

import SimGraph

/// The rows of a ForEach, several an element, or another number for each.
final class ElementsRowSource<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ForEachRowSource<Data, ID, Content>
{
  private typealias Element = RowElement<ID, Content>
  private typealias Key = ElementKey<ID>
  /// The rows of each element, if the type tells.
  private let rowsPerElement: Int?
  /// The elements that exist, by identity; looked up, never walked where the order could show.
  private var existing: [Key: Element] = [:]
  /// All elements in order, where each had to be made.
  private var all: [Element] = []
  private var generation = 0
  /// Whether it is an erased view that hides how many rows an element gives.
  private lazy var hasErasedRows = _TypeVisitor.hasErasedRows(Content.self)

  init(_ value: ForEach<Data, ID, Content>, _ inputs: _RowInputs, rowsPerElement: Int?) {
    self.rowsPerElement = rowsPerElement
    super.init(value, inputs)
    if rowsPerElement == nil { _ = makeAll() }
  }

  // MARK: Elements

  /// The identity of the datum at a place.
  private func key(_ id: ID, at index: Int) -> Key {
    Key(id: id, duplicate: isDuplicate(index) ? index : nil)
  }

  private func make(_ key: Key, at index: Int) -> Element {
    let place = RowPlace(index)
    let subgraph = runtime.graph.addSubgraph(in: inputs.base.subgraph)
    var inputs = inputs
    inputs.base.subgraph = subgraph
    let node = ElementNode<Content>(inputs) { [unowned self] in
      runtime.report(.rowContentMade)
      return content(at: place.index)
    }
    let element = Element(key: key, place: place, node: node, subgraph: subgraph)
    node.update(node.makeContent())
    return element
  }

  private func remove(_ element: Element) {
    element.node.rows.discard()
    element.node.remove()
    runtime.graph.remove(element.subgraph)
  }

  /// The element at a place, made if it does not exist.
  private func element(at index: Int) -> Element {
    if rowsPerElement == nil { return all[index] }
    let key = key(value.id(value.element(at: index)), at: index)
    if let element = existing[key] {
      element.place.index = index
      if element.isStale { refresh(element) }
      return element
    }
    let element = runtime.inScope { make(key, at: index) }
    existing[key] = element
    place(element)
    return element
  }

  private func refresh(_ element: Element) {
    element.isStale = false
    element.node.update(element.node.makeContent())
  }

  // MARK: Where every element has to be made

  /// Makes the contents of all elements.
  ///
  /// - Returns: whether there were elements, and none of them is among those of now; and whether each of those that are
  ///   left lies where it lay.
  private func makeAll() -> (areOthers: Bool, areInPlace: Bool) {
    generation += 1
    var areInPlace = true
    let old = all.count
    var offScreen = 0
    var new: [Element] = []
    new.reserveCapacity(value.data.count)
    var made = 0
    var index = 0
    for datum in value.data {
      let key = key(value.id(datum), at: index)
      if let element = existing[key], element.seen != generation {
        if element.place.index != index { areInPlace = false }
        element.place.index = index
        if !element.node.rows.isShown { offScreen += 1 }
        refresh(element)
        element.seen = generation
        new.append(element)
      } else {
        let element = make(key, at: index)
        element.seen = generation
        if existing[key] == nil { existing[key] = element }
        new.append(element)
        made += 1
      }
      index += 1
    }
    for element in all where element.seen != generation {
      if existing[element.key] === element { existing[element.key] = nil }
      remove(element)
    }
    all = new
    let view = runtime.owner(of: Content.self)
    if hasErasedRows {
      if !new.isEmpty { runtime.found(.rowsErased, by: view, new.count) }
    } else if made > 0 {
      runtime.found(.rowCountVaries, by: view, made)
    }
    if offScreen > 0 { runtime.found(.evaluatedOffScreen, by: view, offScreen) }
    return (old > 0 && made == new.count, areInPlace)
  }

  // MARK: Nodes

  private var inOrder: [Element] {
    rowsPerElement == nil ? all : existing.values.sorted { $0.place.index < $1.place.index }
  }

  override func forEachNode(_ body: (_ViewNode) -> Void) {
    for element in inOrder { body(element.node) }
  }

  override func numberNodes(from position: inout Int32) {
    for element in inOrder {
      element.node.position = position
      position += 1
      element.node.rows.numberNodes()
    }
  }

  // MARK: Rows

  override func placeParts(from offset: Int) -> Int {
    if let rowsPerElement {
      for element in existing.values { place(element) }
      return offset + rowsPerElement * value.data.count
    }
    var end = offset
    for element in all { end = element.node.rows.place(at: end) }
    return end
  }

  private func place(_ element: Element) {
    guard let rowsPerElement else { return }
    _ = element.node.rows.place(at: offset + element.place.index * rowsPerElement)
  }

  /// The element to which a row belongs.
  private func elementIndex(at index: Int) -> Int {
    if let rowsPerElement { return index / rowsPerElement }
    var low = 0
    var high = all.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if all[middle].node.rows.offset <= offset + index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  override func makeRow(at index: Int) -> ListRow {
    let rows = element(at: elementIndex(at: index)).node.rows
    return rows.makeRow(at: index + offset - rows.offset)
  }

  override func appendRuns(to runs: inout [RowRun]) {
    if rowsPerElement != nil { return RowRun.append(count, isFull: false, to: &runs) }
    for element in all { element.node.rows.appendRuns(to: &runs) }
  }

  override func position(of wanted: AnyHashable) -> Int? {
    if let index = value.index(of: wanted) {
      return rowsPerElement.map { offset + index * $0 } ?? all[index].node.rows.offset
    }
    // An id that no element has may be one that the contents bind themselves to: they are made until it is found.
    for index in 0..<value.data.count {
      if let position = element(at: index).node.rows.position(of: wanted) { return position }
    }
    return nil
  }

  override func id(at index: Int) -> AnyHashable? {
    let place = elementIndex(at: index)
    guard rowsPerElement == nil, all.indices.contains(place) else {
      return AnyHashable(value.id(value.element(at: place)))
    }
    let rows = all[place].node.rows
    return rows.id(at: index + offset - rows.offset) ?? AnyHashable(all[place].key.id)
  }

  override func repeatedID(at index: Int) -> AnyHashable? {
    repeatedID(ofElement: elementIndex(at: index))
  }

  override func edits(at index: Int) -> RowEdits? {
    let place = elementIndex(at: index)
    if let edit { return RowEdits(elements: edit, index: place) }
    guard rowsPerElement == nil, all.indices.contains(place) else { return nil }
    let rows = all[place].node.rows
    return rows.edits(at: index + offset - rows.offset)
  }

  override var isShown: Bool { existing.values.contains { $0.node.rows.isShown } }

  override func discard() {
    for element in inOrder { remove(element) }
    existing = [:]
    all = []
  }

  override func update(_ new: ForEach<Data, ID, Content>) {
    let (old, isSame) = take(new)
    if old.givesSameContents(as: value, runtime.policy) { return }
    if rowsPerElement == nil {
      let watch = watchForShift(from: old)
      let made = makeAll()
      if made.areOthers { noteChangingIDs(from: old) }
      if made.areInPlace, let watch { runtime.updateObservers.append(watch) }
      return
    }
    if findPlaces(of: value, isSame: isSame) { noteChangingIDs(from: old) }
    for element in inOrder {
      element.isStale = true
      if element.node.rows.isShown { refresh(element) }
    }
  }

  /// Finds the new places of the elements that exist, as far as they are made on demand.
  ///
  /// - Returns: whether none of them is among those of now.
  private func findPlaces(of new: ForEach<Data, ID, Content>, isSame: Bool) -> Bool {
    guard !isSame else { return false }
    let count = new.data.count
    let known = existing.count
    var missing: [Key: Element] = [:]
    for (key, element) in existing {
      let index = element.place.index
      if index >= count || self.key(new.id(new.element(at: index)), at: index) != key {
        missing[key] = element
      }
    }
    guard !missing.isEmpty else { return false }
    runtime.changeCounters.rows &+= 1
    var index = 0
    for datum in new.data {
      if let element = missing.removeValue(forKey: key(new.id(datum), at: index)) {
        element.place.index = index
        if missing.isEmpty { break }
      }
      index += 1
    }
    for element in missing.values.sorted(by: { $0.place.index < $1.place.index }) {
      existing[element.key] = nil
      remove(element)
    }
    return missing.count == known
  }
}
