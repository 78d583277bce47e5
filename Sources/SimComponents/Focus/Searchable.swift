// `searchable`: a search field above the content. On a device it is in the navigation bar; here it
// is at the top of the view with the modifier, as high as a search bar, so that it can be found and
// typed into. At the top of a screen it scrolls with the content below it (`SearchElement`), unless
// it has to stay. From the first focus on, a button to end the search is next to it, until that
// button or `dismissSearch` ends it. A binding to the presentation state begins the search with the
// focus in the field, ends it, and is written on both (documentation, "Managing search interface
// activation").

import Foundation
import SimGraph
@_spi(Runtime) public import SimViews

/// The placement of a search field in a view hierarchy.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String
  private var displayMode = NavigationBarDrawerDisplayMode.automatic
  /// The search field will be placed automatically depending on the platform.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// The search field appears in the toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")
  /// The search field appears in the sidebar of a navigation view.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")
  /// The search field appears in the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")
  /// Returns the search field appears in the navigation bar using the specified display mode.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "navigationBarDrawer", displayMode: displayMode)
  }

  /// A mode that determines when to display a search field that appears in a navigation bar.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    private let name: String
    /// Enable hiding the search field in response to scrolling.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always display the search field regardless of the scroll activity.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }

  /// Returns whether the field scrolls with the content below it.
  ///
  /// On a phone `toolbar` is below the navigation bar, too, "and is revealed by scrolling" (its
  /// documentation).
  func hidesOnScroll(_ policy: SystemPolicy) -> Bool {
    guard displayMode == .automatic else { return false }
    return policy.hidesSearchFields || name == Self.navigationBarDrawer.name
  }
}

/// The modifier behind `searchable`.
nonisolated public struct _SearchModifier: PrimitiveModifier {
  let text: Binding<String>
  let prompt: Text
  var placement = SearchFieldPlacement.automatic
  /// The presentation state, if the app controls it.
  var isPresented: Binding<Bool>?

  /// Returns a node with a search field and the content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    SearchNode<C>(value, inputs)
  }
}

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
  private var placement: SearchFieldPlacement
  /// The last value of the app's binding.
  private var wasPresented = false
  private lazy var presenting = NodeReading(self, "search")
  /// The button that ends the search; on screen only during a search.
  private var cancel: _TypedNode<Button<Text>>?

  init(_ value: ModifiedContent<C, _SearchModifier>, _ inputs: _ViewInputs) {
    element = SearchElement(
      id: inputs.runtime.makeElementID(),
      bar: SearchBarElement(id: inputs.runtime.makeElementID()),
      inputs.runtime.policy.geometry.bars)
    placement = value.modifier.placement
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
    // The search begins with the focus and continues after the keyboard is hidden, until it is
    // cancelled or dismissed (documentation of `isSearching`).
    (field as? FieldNode<SearchField, EmptyView>)?.onFocus = { [weak self] isFocused in
      if isFocused { self?.search(true) }
    }
    root.screen?.navigationItem.searches += 1
    runtime.containersToCollect.append(self)
    follow()
  }

  /// Begins or ends the search if the app's binding has changed, when the update is done.
  private func follow() {
    guard let isPresented else { return }
    let wanted = presenting.read { isPresented.current }
    guard wanted != wasPresented else { return }
    wasPresented = wanted
    runtime.enqueue { [weak self] in
      guard let self, !isRemoved, isSearching != wanted else { return }
      if wanted { focus() } else { dismiss() }
    }
  }

  override func evaluate() { if isPresented != nil, presenting.isStale { follow() } }

  /// Moves the focus to the field, which begins the search.
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
    if new.modifier.placement != placement {
      placement = new.modifier.placement
      structureChanged()
    }
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
    element.mayHide = !isSearching && placement.hidesOnScroll(runtime.policy)
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
    root.screen?.navigationItem.searches -= 1
    field?.remove()
    content?.remove()
    cancel?.remove()
    cancel = nil
    field = nil
    content = nil
    scope = nil
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
    modifier(
      _SearchModifier(text: text, prompt: prompt ?? Text("Search"), placement: placement))
  }

  /// Marks this view as searchable, which configures the display of a search field.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> ModifiedContent<Self, _SearchModifier> {
    modifier(_SearchModifier(text: text, prompt: Text(prompt), placement: placement))
  }

  /// Marks this view as searchable, which configures the display of a search field.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> ModifiedContent<Self, _SearchModifier> {
    modifier(_SearchModifier(text: text, prompt: Text(prompt), placement: placement))
  }
}
