// The node of a list or a form: its rows are hosted by cells, not by the tree around it.

import SimGraph

/// The node of a container that shows rows in cells.
package final class ListNode<V, Content: View>: _TypedNode<V>, NodeOwner {
  private let name: String
  private let content: @MainActor (V) -> Content
  private let apply: @MainActor (V, ListHost) -> Void
  private let host: ListHost
  private let element: ListElement
  private var source: _RowSource<Content>?
  private var attribute = NodeID(index: .max, generation: 0)
  /// The view in whose body the list stands.
  private weak var hostingView: (any CompositeDescribing)?

  package init(
    _ value: V, _ inputs: _ViewInputs, name: String, content: @escaping @MainActor (V) -> Content,
    apply: @escaping @MainActor (V, ListHost) -> Void
  ) {
    self.name = name
    self.content = content
    self.apply = apply
    element = ListElement(id: inputs.runtime.makeElementID())
    host = ListHost(inputs, element: element)
    element.attach(host)
    super.init(inputs)
    hostingView = carryingNode
    hostingView?.listsInBody += 1
    apply(value, host)
    attribute = runtime.graph.addEffect(owner: self, in: subgraph)
    readEnvironment()
    let source = Content._makeRows(content(value), _RowInputs(inputsForChild, host: host))
    self.source = source
    host.attach(source)
    runtime.report(.listUpdated)
  }

  package override func update(_ new: V) {
    runtime.report(.listUpdated)
    runtime.changeCounters.lists &+= 1
    apply(new, host)
    source?.update(content(new))
    host.sourceChanged()
  }

  package override func evaluate() {
    if runtime.graph.needsEvaluation(attribute) { readEnvironment() }
  }

  private func readEnvironment() {
    runtime.graph.begin(attribute)
    defer { runtime.graph.end(attribute) }
    let values = environment.read()
    host.isEditing = values.editMode?.current.isEditing ?? false
    host.scroll.isEnabled = values.isScrollEnabled
    host.scroll.keyboardMode = values.scrollDismissesKeyboardMode
    host.hidesBackground = values.scrollContentBackground == .hidden
    host.scroll.showsIndicators = values.verticalScrollIndicatorVisibility.isShown
    host.setMetrics(
      values.listForm ?? runtime.policy.defaultListForm,
      minimumRowHeight: values.minimumListRowHeight,
      minimumHeaderHeight: values.defaultMinListHeaderHeight, margins: values.contentMargins,
      spacings: values.listSpacings)
  }

  // The hosting view of a cell hands up what its content sets, as that of any screen in a screen does [inferred: such a
  // bridge is named in the binaries, and titles and items of bars that rows set are known to arrive].
  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    host.preference(key, at: self)
  }

  override func reveal(_ id: AnyHashable, _ aim: ScrollAim) -> Bool {
    guard let position = host.position(of: id) else { return false }
    host.reveal(position, aim)
    return true
  }

  override func scrollArea() -> ScrollArea? { host.scroll }

  nonisolated func label(of node: NodeID) -> String { "List" }
  package override func collect(into elements: inout [RenderElement]) { elements.append(element) }
  package override func forEachChild(_ body: (_ViewNode) -> Void) { source?.forEachNode(body) }
  override var numbersChildrenLater: Bool { true }
  package override func tearDown() {
    hostingView?.listsInBody -= 1
    host.removeAll()
    source = nil
  }
  override var isDynamic: Bool { true }
  package override var label: String { name }
}
