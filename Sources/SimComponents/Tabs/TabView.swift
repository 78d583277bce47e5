import SimGraph
@_spi(Runtime) public import SimViews

/// A view that switches between multiple child views using interactive user interface elements.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates an instance that selects from content associated with selection values.
  @_disfavoredOverload
  nonisolated public init(
    selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }

  /// Returns a node with a root for each tab.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    TabViewNode<SelectionValue, Content>(value, inputs)
  }

  /// The tabs will be shown at some time, but their hosts are requested when they are made.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {}
}

extension TabView where SelectionValue == Int {
  /// Creates a tab view that manages its own selection.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The node of a tab view.
final class TabViewNode<SelectionValue: Hashable, Content: View>:
  _TypedNode<TabView<SelectionValue, Content>>, NodeOwner, ChildHosting
{
  private var value: TabView<SelectionValue, Content>
  private let element: TabElement
  private let host: TabHost
  private var child: _TypedNode<Content>?
  private lazy var reading = NodeReading(self, "TabView")
  private var hasNewValue = true
  private var wanted: AnyHashable?

  init(_ value: TabView<SelectionValue, Content>, _ inputs: _ViewInputs) {
    self.value = value
    element = TabElement(
      id: inputs.runtime.makeElementID(), inputs.runtime.policy.geometry.bars)
    host = TabHost(inputs.runtime, element: element)
    element.host = host
    inputs.runtime.request(.makeTabHost)
    super.init(inputs)
    flags.formUnion([.container, .collect])
    host.userSelected = { [weak self] in self?.userSelected($0) ?? false }
    child = makeChild(value.content, inputsForChild)
    runtime.containersToCollect.append(self)
    flagStale()
  }

  override var childHost: (any ChildHost)? { self }

  func makeHosted<C: View>(
    _ content: C, _ inputs: _ViewInputs, id: AnyHashable?
  ) -> _TypedNode<C> {
    holdsTabs(C.self) ? C._makeNode(content, inputs) : TabPageNode<C>(content, inputs, id: id)
  }

  /// Returns whether the views in the body of a custom view are tabs of their own; a single
  /// conditional view is one tab.
  ///
  /// A modifier that writes the environment of several tabs encloses them in the tree; with any
  /// other modifier they are one tab.
  private func holdsTabs<V: View>(_ type: V.Type) -> Bool {
    if let modified = V.self as? any EnvironmentModified.Type {
      return areTabs(modified.modifiedType)
    }
    guard V.Body.self != Never.self else { return false }
    return areTabs(V.Body.self)
  }

  private func areTabs<V: View>(_ type: V.Type) -> Bool {
    guard V.self is any StructuralView.Type else { return holdsTabs(type) }
    return !(V.self is any AlternativesView.Type) && V._rowCount != 1
  }

  override func update(_ new: TabView<SelectionValue, Content>) {
    value = new
    hasNewValue = true
    reading.wasHanded()
    child?.update(new.content)
    runtime.changeCounters.handed &+= 1
    flagStale()
  }

  override func evaluate() {
    guard hasNewValue || reading.isStale else { return }
    hasNewValue = false
    reading.following {
      wanted = reading.read {
        let values = environment.read()
        host.setPages(values.tabViewPages, isEnabled: values.isScrollEnabled)
        return value.selection.flatMap { selectionTag($0.current) }
      }
      // Before the tabs have been collected there is nothing to select from.
      if !flags.contains(.collect) {
        host.select(tag: wanted, by: runtime.motion.curve(for: self))
      }
    }
  }

  override func collectContent() {
    var pages: [TabPage] = []
    gather(self, &pages)
    host.take(pages)
    host.select(tag: wanted)
  }

  private func gather(_ node: _ViewNode, _ pages: inout [TabPage]) {
    node.forEachChild { child in
      if let paged = child as? any TabPaging {
        pages.append(paged.page)
      } else {
        gather(child, &pages)
      }
    }
  }

  /// Handles a selection of the user: if the app controls the selection, its state changes first.
  ///
  /// A page has been turned already.
  private func userSelected(_ page: TabPage) -> Bool {
    guard let selection = value.selection else { return false }
    if let tag = page.tag.base as? SelectionValue { selection.wrappedValue = tag }
    return true
  }

  override var bridgesPreferences: Bool { true }
  override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    K.combined(fromScreens: host.installedRoots)
  }

  override func collect(into elements: inout [RenderElement]) { elements.append(element) }
  override func forEachChild(_ body: (_ViewNode) -> Void) { if let child { body(child) } }

  override func tearDown() {
    child?.remove()
    child = nil
    reading.end()
    host.removeAll()
  }

  override var label: String { "TabView" }
  nonisolated func label(of node: NodeID) -> String { "tab selection" }
}

/// Returns the tag with which a selection is compared: an optional selection selects by its wrapped
/// value.
func selectionTag<V: Hashable>(_ value: V) -> AnyHashable? {
  guard let optional = value as? any OptionalTag else { return AnyHashable(value) }
  return optional.wrappedTag
}

private protocol OptionalTag { var wrappedTag: AnyHashable? { get } }
extension Optional: OptionalTag {
  var wrappedTag: AnyHashable? { flatMap { ($0 as? any Hashable).map { AnyHashable($0) } } }
}
