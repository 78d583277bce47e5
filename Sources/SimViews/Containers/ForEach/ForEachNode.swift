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
  }
  private var children: ContiguousArray<Child> = []
  /// The value of the first evaluation, where only its data counts.
  private let constant: ForEach<Data, ID, Content>?
  /// What the content's closure reads beside its element: a change makes all contents anew.
  private var attribute = NodeID(index: .max, generation: 0)
  private var value: ForEach<Data, ID, Content>
  private let contentOwner: ViewOwner

  init(_ value: ForEach<Data, ID, Content>, _ inputs: _ViewInputs) {
    contentOwner = inputs.runtime.owner(of: Content.self)
    constant = value.isConstant ? value : nil
    self.value = value
    super.init(inputs)
    attribute = runtime.graph.addEffect(owner: self, in: subgraph)
    runtime.graph.begin(attribute)
    defer { runtime.graph.end(attribute) }
    children.reserveCapacity(value.data.count)
    for element in value.data {
      children.append(make(value.id(element), content(of: element, in: value)))
    }
    number()
    reportDuplicateIDs(in: value)
    runtime.report(.identifiersGathered(children.count, integers: ID.self == Int.self))
  }

  private func content(
    of element: Data.Element, in value: ForEach<Data, ID, Content>
  ) -> Content {
    runtime.owned(by: contentOwner) { runtime.runningUserCode { value.content(element) } }
  }

  private func make(_ id: ID, _ content: Content) -> Child {
    let subgraph = runtime.graph.addSubgraph(in: subgraph)
    var inputs = inputsForChild
    inputs.subgraph = subgraph
    return Child(id: id, node: makeChild(content, inputs, id: AnyHashable(id)), subgraph: subgraph)
  }

  private func number() {
    for index in children.indices { children[index].node.position = Int32(index) }
  }

  override func update(_ new: ForEach<Data, ID, Content>) {
    let new = constant?.keepingConstantData(new) ?? new
    let before = value
    value = new
    runtime.graph.begin(attribute)
    defer { runtime.graph.end(attribute) }
    runtime.report(.identifiersGathered(new.data.count, integers: ID.self == Int.self))
    runtime.report(.identifiersCompared(new.data.count))
    var index = 0
    var element = new.data.startIndex
    let end = new.data.endIndex
    // As long as the ids agree in place, values are handed on without a table.
    while index < children.count, element != end {
      let datum = new.data[element]
      guard new.id(datum) == children[index].id else { break }
      children[index].node.update(content(of: datum, in: new))
      index += 1
      new.data.formIndex(after: &element)
    }
    guard index < children.count || element != end else { return }
    let kept = rebuild(new, from: index, element)
    if index == 0, kept == 0, haveChangingIDs(before, new) {
      runtime.found(.idsChanged, by: contentOwner, new.data.count)
    }
  }

  override func evaluate() {
    guard runtime.graph.needsEvaluation(attribute) else { return }
    let outer = runtime.graph.currentCause
    runtime.graph.currentCause = runtime.causes.content(
      of: attribute, edge: nil, view: runtime.causes.name(typeName(Content.self)),
      in: runtime.graph)
    defer { runtime.graph.currentCause = outer }
    update(value)
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
        let content = content(of: datum, in: new)
        child.node.update(content)
        children.append(child)
        kept += 1
      } else {
        children.append(make(id, content(of: datum, in: new)))
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

  private func discard(_ child: Child) {
    guard !depart(child.node, child.subgraph) else { return }
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
    for child in children { child.node.remove() }
    children = []
  }

  override var label: String { "ForEach" }
}
