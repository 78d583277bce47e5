// The node of a ForEach in a container that is not lazy: all of its elements exist.

import SimGraph

/// The node of a ForEach in a container that is not lazy.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _TypedNode<ForEach<Data, ID, Content>>, NodeOwner
{
  private struct Child {
    let id: ID
    let node: _TypedNode<Content>
    let subgraph: SubgraphID
    /// What the content's closure observes for this element, if contents of this type observe at all.
    var reading: ElementReading?
  }
  private var children: ContiguousArray<Child> = []
  /// The value of the first evaluation, where only its data counts.
  private let constant: ForEach<Data, ID, Content>?
  private var value: ForEach<Data, ID, Content>
  private let contentOwner: ViewOwner
  private let observation: ObservationMemory

  init(_ value: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    contentOwner = inputs.runtime.owner(of: Content.self)
    observation = inputs.runtime.plan(for: Content.self).rowObservation
    constant = value.isConstant ? value : nil
    self.value = value
    super.init(inputs)
    children.reserveCapacity(value.data.count)
    for element in value.data {
      children.append(make(value.id(element), element, in: value))
    }
    number()
    reportDuplicateIDs(in: value)
    runtime.report(.identifiersGathered(children.count, integers: ID.self == Int.self))
  }

  /// Calls the closure for one element, inside the observation scope of that element.
  private func content(
    of element: Data.Element, in value: ForEach<Data, ID, Content>,
    _ reading: inout ElementReading?, _ subgraph: SubgraphID
  ) -> Content {
    if reading == nil, observation.needsTrap { reading = ElementReading(self, in: subgraph) }
    func make() -> Content {
      runtime.owned(by: contentOwner) { runtime.runningUserCode { value.content(element) } }
    }
    guard let reading else {
      // The first content of the type that observes finds out here.
      return observation.track(nil, make, onChange: begin(&reading, in: subgraph))
    }
    runtime.graph.begin(reading.readingAttribute)
    defer { runtime.graph.end(reading.readingAttribute) }
    return reading.observing(observation, make)
  }

  private func begin(
    _ reading: inout ElementReading?, in subgraph: SubgraphID
  ) -> @MainActor (AnyKeyPath?) -> Void {
    let new = ElementReading(self, in: subgraph)
    runtime.graph.begin(new.readingAttribute)
    runtime.graph.end(new.readingAttribute)
    reading = new
    return new.changeHandler()
  }

  private func make(
    _ id: ID, _ element: Data.Element, in value: ForEach<Data, ID, Content>
  ) -> Child {
    let subgraph = runtime.graph.addSubgraph(in: subgraph)
    var inputs = inputsForChild
    inputs.subgraph = subgraph
    var reading: ElementReading?
    let content = content(of: element, in: value, &reading, subgraph)
    return Child(
      id: id, node: makeChild(content, inputs, id: AnyHashable(id)), subgraph: subgraph,
      reading: reading)
  }

  /// Makes the content of a child anew, and hands it on.
  private func update(
    _ child: Child, _ element: Data.Element, in value: ForEach<Data, ID, Content>
  ) -> Child {
    var child = child
    child.node.update(content(of: element, in: value, &child.reading, child.subgraph))
    return child
  }

  private func number() {
    for index in children.indices { children[index].node.position = Int32(index) }
  }

  override func update(_ new: ForEach<Data, ID, Content>) {
    let new = constant?.keepingConstantData(new) ?? new
    if value.givesSameContents(as: new, runtime.policy) { return }
    let before = value
    value = new
    runtime.report(.identifiersGathered(new.data.count, integers: ID.self == Int.self))
    runtime.report(.identifiersCompared(new.data.count))
    var index = 0
    var element = new.data.startIndex
    let end = new.data.endIndex
    // As long as the ids agree in place, values are handed on without a table.
    while index < children.count, element != end {
      let datum = new.data[element]
      guard new.id(datum) == children[index].id else { break }
      children[index] = update(children[index], datum, in: new)
      index += 1
      new.data.formIndex(after: &element)
    }
    guard index < children.count || element != end else { return }
    let kept = rebuild(new, from: index, element)
    if index == 0, kept == 0, haveChangingIDs(before, new) {
      runtime.found(.idsChanged, by: contentOwner, new.data.count)
    }
  }

  /// Makes the contents anew that read an observable property which has changed.
  override func evaluate() {
    let outer = runtime.graph.currentCause
    var element = value.data.startIndex
    for index in children.indices {
      if let reading = children[index].reading, reading.isStale {
        runtime.graph.currentCause = runtime.causes.content(
          of: reading.readingAttribute, edge: reading.observedEdge,
          view: runtime.causes.name(typeName(Content.self)), in: runtime.graph)
        reading.observedEdge = nil
        children[index] = update(children[index], value.data[element], in: value)
        runtime.graph.currentCause = outer
      }
      value.data.formIndex(after: &element)
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
    reportDuplicateIDs(in: new)
    var old: [ID: Child] = [:]
    for child in children[start...] {
      // Of two elements with one id the later has the identity; the earlier goes.
      if let twin = old.updateValue(child, forKey: child.id) { discard(twin) }
    }
    let removalOrder = children[start...].map(\.id)
    children.removeSubrange(start...)
    var element = firstElement
    while element != new.data.endIndex {
      let datum = new.data[element]
      let id = new.id(datum)
      if let child = old.removeValue(forKey: id) {
        children.append(update(child, datum, in: new))
        kept += 1
      } else {
        children.append(comeBack(id, datum, in: new) ?? make(id, datum, in: new))
      }
      new.data.formIndex(after: &element)
    }
    number()
    for id in removalOrder {
      guard let child = old.removeValue(forKey: id) else { continue }
      discard(child)
    }
    structureChanged()
    return kept
  }

  /// An element that comes back while its view is still on its way out has that view.
  private func comeBack(
    _ id: ID, _ element: Data.Element, in value: ForEach<Data, ID, Content>
  ) -> Child? {
    guard let back = putBack(AnyHashable(id), where: { $0 is _TypedNode<Content> }),
      let node = back.node as? _TypedNode<Content>
    else { return nil }
    return update(Child(id: id, node: node, subgraph: back.subgraph), element, in: value)
  }

  private func discard(_ child: Child) {
    child.reading?.end()
    guard !depart(child.node, child.subgraph, key: AnyHashable(child.id)) else { return }
    child.node.remove()
    runtime.graph.remove(child.subgraph)
  }

  override var childHost: (any ChildHosting)? { parent?.childHost }

  override func collect(into elements: inout [RenderElement]) {
    for child in children { child.node.collect(into: &elements) }
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    for child in children { body(child.node) }
  }

  func forEachIdentified(_ body: (AnyHashable, _ViewNode) -> Void) {
    for child in children { body(AnyHashable(child.id), child.node) }
  }

  override func locate(_ wanted: AnyHashable) -> RenderElement? {
    if let id = wanted.base as? ID, let child = children.first(where: { $0.id == id }) {
      return child.node.firstElement
    }
    return super.locate(wanted)
  }

  override func tearDown() {
    for child in children {
      child.reading?.end()
      child.node.remove()
    }
    children = []
  }

  override var label: String { "ForEach" }

  override var isDynamic: Bool { true }
  override var isListed: Bool { true }
}
