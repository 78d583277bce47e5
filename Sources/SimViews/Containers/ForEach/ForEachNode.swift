// The node of a ForEach in a container that is not lazy: all of its elements exist.

import SimGraph
import SimReflection

// It is not generic, nor does it hold the id, so that arrays of it are those of one concrete type: unspecialised
// code asks for the metadata of a generic one at each access.

/// An element's part in the node of a ForEach.
private struct ForEachChild {
  let node: _ViewNode
  let subgraph: SubgraphID
  /// What the content's closure observes for this element, if contents of this type observe at all.
  var reading: ElementReading?
}

/// The node of a ForEach in a container that is not lazy.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _TypedNode<ForEach<Data, ID, Content>>, NodeOwner
{
  private typealias Child = ForEachChild
  // Handed on instead of the value that has it: the value's layout depends on its data, so each look into it asks
  // for its metadata.

  /// Makes a view of an element.
  private typealias MakeContent = (Data.Element) -> Content

  @exclusivity(unchecked) private var children: ContiguousArray<Child> = []
  /// The ids of the children, in their order.
  @exclusivity(unchecked) private var ids: ContiguousArray<ID> = []
  /// The value of the first evaluation, where only its data counts.
  private let constant: ForEach<Data, ID, Content>?
  @exclusivity(unchecked) private var value: ForEach<Data, ID, Content>
  /// The places of elements that have the id of an earlier one, with the place of that.
  @exclusivity(unchecked) private var duplicates: [Int: Int] = [:]
  private let contentOwner: ViewOwner
  private let observation: ObservationMemory
  /// What one element's content holds.
  private let contents = _ViewContents.of(Content.self)

  init(_ value: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    contentOwner = inputs.runtime.owner(of: Content.self)
    observation = inputs.runtime.plan(for: Content.self).rowObservation
    constant = value.isConstant ? value : nil
    self.value = value
    super.init(inputs)
    children.reserveCapacity(value.data.count)
    ids.reserveCapacity(value.data.count)
    let (data, id, content) = (value.data, value.id, value.content)
    duplicates = reportDuplicateIDs(in: value)
    var index = data.startIndex
    let end = data.endIndex
    while index != end {
      let element = Self.element(at: index, in: data)
      append(id(element), make(id(element), shown(element, at: ids.count), content))
      Self.advance(&index, in: data)
    }
    number()
    runtime.report(.identifiersGathered(children.count, integers: ID.self == Int.self))
  }

  /// What is shown at a place: its element, or the first one with its id.
  private func shown(_ element: Data.Element, at place: Int) -> Data.Element {
    guard !duplicates.isEmpty, let first = duplicates[place] else { return element }
    return value.element(at: first)
  }

  /// Calls the closure for one element, inside the observation scope of that element.
  private func content(
    of element: Data.Element, _ make: MakeContent, _ reading: inout ElementReading?,
    _ subgraph: SubgraphID
  ) -> Content {
    if reading == nil, observation.needsToken { reading = ElementReading(self, in: subgraph) }
    guard let reading else {
      // The first content of the type that observes finds out here.
      return observation.track(
        nil, { self.call(make, element) }, onChange: begin(&reading, in: subgraph))
    }
    runtime.graph.begin(reading.readingAttribute)
    defer { runtime.graph.end(reading.readingAttribute) }
    return reading.observing(observation) { self.call(make, element) }
  }

  private func call(_ make: MakeContent, _ element: Data.Element) -> Content {
    runtime.owned(by: contentOwner) { runtime.makingContent(contents) { make(element) } }
  }

  private func begin(
    _ reading: inout ElementReading?, in subgraph: SubgraphID
  ) -> ObservationMemory.ChangeHandler {
    let new = ElementReading(self, in: subgraph)
    runtime.graph.begin(new.readingAttribute)
    runtime.graph.end(new.readingAttribute)
    reading = new
    return new.changeHandler()
  }

  private func make(_ id: ID, _ element: Data.Element, _ makeContent: MakeContent) -> Child {
    let subgraph = runtime.graph.addSubgraph(in: subgraph)
    var inputs = inputsForChild
    inputs.subgraph = subgraph
    var reading: ElementReading?
    let content = content(of: element, makeContent, &reading, subgraph)
    return Child(
      node: makeChild(content, inputs, id: AnyHashable(id)), subgraph: subgraph, reading: reading)
  }

  /// Makes the content of a child again, and passes it on.
  private func update(_ child: inout Child, _ element: Data.Element, _ makeContent: MakeContent) {
    let content = content(of: element, makeContent, &child.reading, child.subgraph)
    unsafeDowncast(child.node, to: _TypedNode<Content>.self).update(content)
  }

  /// The same for the child at a place.
  private func update(at index: Int, _ element: Data.Element, _ makeContent: MakeContent) {
    var child = children[index]
    let reading = child.reading
    update(&child, element, makeContent)
    if child.reading !== reading { children[index] = child }
  }

  private func append(_ id: ID, _ child: Child) {
    ids.append(id)
    children.append(child)
  }

  private func number() {
    for index in children.indices { children[index].node.position = Int32(index) }
  }

  package override func update(_ new: ForEach<Data, ID, Content>) {
    let new = constant?.keepingConstantData(new) ?? new
    if value.givesSameContents(as: new, runtime.policy) { return }
    let before = value
    value = new
    runtime.report(.identifiersGathered(new.data.count, integers: ID.self == Int.self))
    runtime.report(.identifiersCompared(new.data.count))
    let (data, id, content) = (new.data, new.id, new.content)
    let watch = watchForShift(to: new)
    var index = 0
    var changed: UInt32 = 0
    var element = data.startIndex
    let end = data.endIndex
    // As long as the ids agree in place, values are handed on without a table.
    while index < children.count, element != end {
      let datum = Self.element(at: element, in: data)
      guard id(datum) == ids[index] else { break }
      let changeCounters = runtime.changeCounters
      update(at: index, shown(datum, at: index), content)
      if runtime.changeCounters != changeCounters { changed &+= 1 }
      index += 1
      Self.advance(&element, in: data)
    }
    let isRebuilt = index < children.count || element != end
    runtime.causes.count(
      runtime.graph.currentCause, rows: UInt32(index), new: changed &+ (isRebuilt ? 1 : 0))
    if let watch, index >= watch.end { runtime.updateObservers.append(watch.rows) }
    guard isRebuilt else { return }
    let kept = rebuild(new, from: index, element)
    if index == 0, kept == 0, haveChangingIDs(before, new) {
      runtime.found(.idsChanged, by: runtime.owner, new.data.count)
    }
  }

  /// The last children that may keep their ids while others come or go in front of them; nil if that cannot be.
  ///
  /// - Returns: the watch, and how many children must have kept their ids for it to say something.
  /// - Complexity: O(1)
  private func watchForShift(
    to new: ForEach<Data, ID, Content>
  ) -> (rows: ShiftWatch, end: Int)? {
    let count = min(children.count, new.data.count)
    guard ForEach<Data, ID, Content>.mayCountPlaces, children.count != new.data.count,
      count >= ShiftWatch.leastRows
    else { return nil }
    let places = Array(max(0, count - Self.mostWatched)..<count)
    guard value.countsPlaces(places) else { return nil }
    func words(_ node: _ViewNode) -> String {
      var elements: [RenderElement] = []
      node.collect(into: &elements)
      return runtime.words(in: elements)
    }
    let rows = places.map { place in
      let node = children[place].node
      return ShiftWatch.Row(place: place, text: words(node)) { words(node) }
    }
    return (ShiftWatch(rows: rows, view: runtime.owner, cause: runtime.cause), count)
  }

  /// How many children are looked at: whatever comes or goes at one place moves all behind it.
  private static var mostWatched: Int { 12 }

  /// Goes to the next index.
  ///
  /// A range of integers asks its bound's conformances at each step, which costs as much as everything else that a row with
  /// equal inputs needs.
  private nonisolated static func advance(_ index: inout Data.Index, in data: Data) {
    guard Data.self == Range<Int>.self else { return data.formIndex(after: &index) }
    withUnsafeMutableBytes(of: &index) {
      $0.storeBytes(of: $0.load(as: Int.self) + 1, as: Int.self)
    }
  }

  /// The element at an index, for the same reason.
  private nonisolated static func element(at index: Data.Index, in data: Data) -> Data.Element {
    guard Data.self == Range<Int>.self else { return data[index] }
    return withUnsafeBytes(of: index) { $0.load(as: Data.Element.self) }
  }

  /// Makes the contents again that read an observable property which has changed.
  package override func evaluate() {
    let outer = runtime.graph.currentCause
    let (data, content) = (value.data, value.content)
    var element = data.startIndex
    for index in children.indices {
      if let reading = children[index].reading, reading.isStale {
        runtime.graph.currentCause = runtime.causes.content(
          of: reading.readingAttribute, edge: reading.observedEdge,
          view: runtime.causes.name(typeName(Content.self)), in: runtime.graph)
        reading.observedEdge = nil
        update(at: index, shown(data[element], at: index), content)
        runtime.graph.currentCause = outer
      }
      Self.advance(&element, in: data)
    }
  }

  nonisolated func label(of node: NodeID) -> String { "ForEach" }

  /// Matches the rest by id: moves keep their identity, new ids are made, missing ones removed.
  ///
  /// - Returns: how many children of before are kept.
  private func rebuild(
    _ new: ForEach<Data, ID, Content>, from start: Int, _ firstElement: Data.Index
  ) -> Int {
    var kept = 0
    duplicates = reportDuplicateIDs(in: new)
    var old: [ID: Child] = [:]
    // Of elements with one id the first takes what the first had, and so on.
    var others: [ID: [Child]] = [:]
    for index in start..<children.count {
      guard let first = old.updateValue(children[index], forKey: ids[index]) else { continue }
      old[ids[index]] = first
      others[ids[index], default: []].append(children[index])
    }
    let before = ids[start...]
    children.removeSubrange(start...)
    ids.removeSubrange(start...)
    let (data, content) = (new.data, new.content)
    var element = firstElement
    while element != data.endIndex {
      let datum = data[element]
      let id = new.id(datum)
      let shown = shown(datum, at: ids.count)
      if var child = old.removeValue(forKey: id) {
        update(&child, shown, content)
        append(id, child)
        kept += 1
        if !others.isEmpty, others[id]?.isEmpty == false { old[id] = others[id]?.removeFirst() }
      } else {
        append(id, restore(id, shown, content) ?? make(id, shown, content))
      }
      Self.advance(&element, in: data)
    }
    number()
    if !others.isEmpty {
      for id in before where others[id]?.isEmpty == false {
        if let child = others[id]?.removeFirst() { discard(child, id) }
      }
    }
    discard(old, before, from: start)
    structureChanged()
    return kept
  }

  /// Removes children: those that are removed at once, last to first, then the others.
  private func discard(
    _ children: [ID: Child], _ before: ContiguousArray<ID>.SubSequence, from start: Int
  ) {
    guard !children.isEmpty else { return }
    let isInOrder = children.count == 1 || !runtime.policy.ordersCallbacksBySubgraph
    let order =
      isInOrder
      ? Array(0..<before.count)
      : ListRemoval.order(old: before, new: ids[start...], behind: elementsBehind)
    var rest = children
    let removed = order.compactMap { place in
      let id = before[before.startIndex + place]
      return rest.removeValue(forKey: id).map { (id: id, child: $0) }
    }
    let atOnce = removed.filter { $0.child.node.removal?.isSeen == false }
    for (id, child) in isInOrder ? atOnce : atOnce.reversed() { discard(child, id) }
    for (id, child) in removed where child.node.removal?.isSeen != false { discard(child, id) }
  }

  /// An element that comes back while its view still exists has that view.
  private func restore(
    _ id: ID, _ element: Data.Element, _ makeContent: MakeContent
  ) -> Child? {
    guard let back = restoreRemoved(AnyHashable(id), where: { $0 is _TypedNode<Content> }) else {
      return nil
    }
    var child = Child(node: back.node, subgraph: back.subgraph)
    update(&child, element, makeContent)
    return child
  }

  private func discard(_ child: Child, _ id: ID) {
    child.reading?.end()
    beginRemoval(child.node, child.subgraph, key: AnyHashable(id))
  }

  package override var childHost: (any ChildHost)? { parent?.childHost }

  package override func collect(into elements: inout [RenderElement]) {
    for child in children { child.node.collect(into: &elements) }
  }

  package override func forEachChild(_ body: (_ViewNode) -> Void) {
    for child in children { body(child.node) }
  }

  package func forEachIdentified(_ body: (AnyHashable, _ViewNode) -> Void) {
    for index in children.indices { body(AnyHashable(ids[index]), children[index].node) }
  }

  override func locate(_ wanted: AnyHashable) -> RenderElement? {
    if let id = wanted.base as? ID, let index = ids.firstIndex(of: id) {
      return children[index].node.firstElement
    }
    return super.locate(wanted)
  }

  package override func tearDown() {
    for child in children {
      child.reading?.end()
      child.node.remove()
    }
    children = []
    ids = []
  }

  package override var label: String { "ForEach" }

  override var isDynamic: Bool { true }
  override var isListed: Bool { true }
  override var gathersViews: Bool { true }
}

extension ForEachNode: IdentifiedChildren {}
