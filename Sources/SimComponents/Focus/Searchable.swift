// `searchable`: a search field above the content. The navigation bar would hold it; here it stands at the top
// of the view that asks for it, as high as a search bar, so that it can be found and typed into; what scrolls goes on under
// it, and a large title takes it along. From the first focus on a
// button stands beside it that ends the search, until it or `dismissSearch` does. A binding to whether the search is on
// begins it with the focus in the field, ends it, and is told of both (documentation, "Managing search interface activation").

import Foundation
import SimGraph
@_spi(Runtime) public import SimViews

/// The placement of a search field in a view hierarchy.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  /// The search field will be placed automatically depending on the platform.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The search field appears in the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The search field appears in the sidebar of a navigation view.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The search field appears in the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// The search field appears in the navigation bar using the specified display mode.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }

  /// A mode that determines when to display a search field that appears in a navigation bar.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    /// Enable hiding the search field in response to scrolling.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always display the search field regardless of the scroll activity.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}

/// The modifier behind `searchable`.
nonisolated public struct _SearchModifier: PrimitiveModifier {
  let text: Binding<String>
  let prompt: Text
  /// Whether the search is on, where the app decides.
  var isPresented: Binding<Bool>?

  /// A node with a search field and the content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    SearchNode<C>(value, inputs)
  }
}

/// A search field.
nonisolated struct SearchField: PrimitiveView {
  let text: Binding<String>
  let prompt: Text
  @MainActor static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    FieldNode<Self, EmptyView>(value, inputs, kind: .search) {
      FieldValue(label: EmptyView(), prompt: $0.prompt, source: .text($0.text))
    }
  }
}

/// The node of a view that can be searched.
final class SearchNode<C: View>: _TypedNode<ModifiedContent<C, _SearchModifier>>, NodeOwner {
  private let element: SearchElement
  private var field: _TypedNode<SearchField>?
  private var content: _TypedNode<C>?
  private var scope: EnvironmentScope?
  private var isSearching = false
  private var isPresented: Binding<Bool>?
  /// What the app's binding said last.
  private var wasPresented = false
  private lazy var presenting = NodeReading(self, "search")
  /// The button that ends the search; on screen only while there is one.
  private var cancel: _TypedNode<Button<Text>>?

  init(_ value: ModifiedContent<C, _SearchModifier>, _ inputs: _ViewInputs) {
    element = SearchElement(
      id: inputs.runtime.makeElementID(),
      bar: SearchBarElement(id: inputs.runtime.makeElementID()))
    super.init(inputs)
    flags.formUnion([.container, .collect])
    let modifier = value.modifier
    isPresented = modifier.isPresented
    let field = SearchField._makeNode(
      SearchField(text: modifier.text, prompt: modifier.prompt), inputsForChild)
    self.field = field
    let scope = EnvironmentScope(
      graph: runtime.graph, parent: environment, subgraph: subgraph, transform: transform(false))
    self.scope = scope
    var inner = inputsForChild
    inner.environment = scope
    content = C._makeNode(value.content, inner)
    content?.position = 1
    let button = Button(LocalizedStringKey("Cancel")) { [weak self] in self?.dismiss() }
    cancel = Button<Text>._makeNode(button, inputsForChild)
    cancel?.position = 2
    // The search begins with the focus and goes on when the keyboard leaves, until it is cancelled or dismissed
    // (documentation of `isSearching`).
    (field as? FieldNode<SearchField, EmptyView>)?.onFocus = { [weak self] isFocused in
      if isFocused { self?.search(true) }
    }
    runtime.containersToCollect.append(self)
    follow()
  }

  /// Begins the search or ends it where the app's binding says something else than before, when the update is done.
  private func follow() {
    guard let isPresented else { return }
    let wanted = presenting.read { isPresented.current }
    guard wanted != wasPresented else { return }
    wasPresented = wanted
    runtime.enqueue { [weak self] in
      guard let self, !flags.contains(.removed), isSearching != wanted else { return }
      if wanted { focus() } else { dismiss() }
    }
  }

  override func evaluate() { if isPresented != nil, presenting.isStale { follow() } }

  /// Puts the focus into the field, which begins the search.
  private func focus() {
    guard let field = field as? FieldNode<SearchField, EmptyView> else { return }
    search(true)
    runtime.focus.move(to: field)
  }

  private func search(_ begins: Bool) {
    guard isSearching != begins else { return }
    isSearching = begins
    runtime.runningEngine {
      scope?.change(transform(begins))
      element.bar.hasCancel = begins
      structureChanged()
    }
    guard let isPresented, wasPresented != begins else { return }
    wasPresented = begins
    runtime.runningUserCode { isPresented.wrappedValue = begins }
  }

  /// Ends the search: the field loses the focus and its text.
  private func dismiss() {
    guard let field = field as? FieldNode<SearchField, EmptyView> else { return }
    if runtime.focus.field === field { runtime.focus.move(to: nil) }
    field.clear()
    search(false)
  }

  private func transform(_ isSearching: Bool) -> (inout EnvironmentValues) -> Void {
    let dismiss = DismissSearchAction { [weak self] in self?.dismiss() }
    return {
      $0.isSearching = isSearching
      $0.dismissSearch = dismiss
    }
  }

  override func update(_ new: ModifiedContent<C, _SearchModifier>) {
    isPresented = new.modifier.isPresented
    field?.update(SearchField(text: new.modifier.text, prompt: new.modifier.prompt))
    content?.update(new.content)
    follow()
  }

  nonisolated func label(of node: NodeID) -> String { "search" }

  override func collect(into elements: inout [RenderElement]) { elements.append(element) }

  override func collectContent() {
    var bar: [RenderElement] = []
    field?.collect(into: &bar)
    if element.bar.hasCancel { cancel?.collect(into: &bar) }
    var inner: [RenderElement] = []
    content?.collect(into: &inner)
    element.bar.replaceChildren(with: bar, in: runtime)
    element.replaceChildren(with: [element.bar] + inner, in: runtime)
  }

  override func forEachChild(_ body: (_ViewNode) -> Void) {
    if let field { body(field) }
    if let content { body(content) }
    if let cancel { body(cancel) }
  }

  override func tearDown() {
    if isPresented != nil { presenting.end() }
    field?.remove()
    content?.remove()
    cancel?.remove()
    cancel = nil
    field = nil
    content = nil
    scope = nil
  }
}

/// A search field above content that takes what is left.
@MainActor
final class SearchElement: ContainerElement {
  /// A search bar is 52 points high: a field of 36 with 8 above and below (UISearchBar) [estimate].
  static let barHeight: CGFloat = 52
  /// The field, the first child.
  let bar: SearchBarElement

  init(id: ElementID, bar: SearchBarElement) {
    self.bar = bar
    super.init(id: id)
  }

  var content: ArraySlice<RenderElement> { children.dropFirst() }

  override var barNames: BarNames? { BarNames(top: "search field") }

  /// The bar hides what scrolls under it.
  override func safeAreaInsets(around child: RenderElement) -> EdgeInsets {
    child === bar ? EdgeInsets() : EdgeInsets(top: Self.barHeight)
  }

  /// The list or scroll view right below the bar.
  var areaUnderBar: ScrollArea? {
    content.lazy.compactMap { $0.scrollArea(atTop: $0.origin.y - Self.barHeight) }.first
  }

  override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let inner = ProposedSize(
      width: proposal.width, height: proposal.height.map { max(0, $0 - Self.barHeight) })
    var size = CGSize(width: proposal.width ?? 0, height: 0)
    for child in content {
      let childSize = child.sizeThatFits(inner, runtime)
      size.width = max(size.width, childSize.width)
      size.height = max(size.height, childSize.height)
    }
    size.height += Self.barHeight
    return size
  }

  override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    bar.layout(at: .zero, size: CGSize(width: size.width, height: Self.barHeight), runtime)
    let rest = CGSize(width: size.width, height: max(0, size.height - Self.barHeight))
    for child in content {
      let childSize = child.sizeThatFits(ProposedSize(rest), runtime)
      child.layout(
        at: CGPoint(
          x: (rest.width - childSize.width) / 2,
          y: Self.barHeight + (rest.height - childSize.height) / 2), size: childSize, runtime)
    }
  }
}

/// The field, and the button beside it that ends the search.
///
/// It lies below a large title, so it moves as far as that is open, with what scrolls, and is never laid out for it.
@MainActor
final class SearchBarElement: ContainerElement {
  /// Whether the second child is the button that ends the search.
  var hasCancel = false

  override var contentShift: CGPoint {
    guard let area = (parent as? SearchElement)?.areaUnderBar, area.headroom > 0 else {
      return .zero
    }
    return CGPoint(x: 0, y: max(0, area.headroom - area.offset.y))
  }

  override func computeSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? SearchElement.barHeight)
  }

  override func placeChildren(in size: CGSize, _ runtime: LayoutRuntime) {
    let margin = runtime.facts.layoutMargin
    var field = CGSize(width: max(0, size.width - 2 * margin), height: size.height)
    if hasCancel, children.count > 1 {
      let button = children[1].sizeThatFits(ProposedSize(field), runtime)
      children[1].layout(
        at: CGPoint(
          x: size.width - margin - button.width, y: (size.height - button.height) / 2),
        size: button, runtime)
      field.width = max(0, field.width - button.width - margin)
    }
    children.first?.layout(at: CGPoint(x: margin, y: 0), size: field, runtime)
  }

  override func read(
    into reader: inout ScreenReader, _ frame: CGRect, _ control: TouchElement?
  ) {
    super.read(into: &reader, frame.offsetBy(dx: 0, dy: contentShift.y), control)
  }
}

/// An action that can end a search interaction.
public struct DismissSearchAction {
  let action: () -> Void
  /// Dismisses the active search: the field loses the focus and its text.
  public func callAsFunction() { action() }
}

private enum IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(action: {}) }
}

extension EnvironmentValues {
  /// A Boolean value that indicates when the user is searching.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }
  /// An action that ends the current search interaction.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

extension View {
  /// Marks this view as searchable, which configures the display of a search field.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> ModifiedContent<Self, _SearchModifier> {
    modifier(_SearchModifier(text: text, prompt: prompt ?? Text("Search")))
  }

  /// Marks this view as searchable, which configures the display of a search field.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, _SearchModifier> {
    modifier(_SearchModifier(text: text, prompt: Text(prompt)))
  }

  /// Marks this view as searchable, which configures the display of a search field.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> ModifiedContent<Self, _SearchModifier> {
    modifier(_SearchModifier(text: text, prompt: Text(prompt)))
  }
}
