// Content of tab views. The selection type of tabs is part of their type, as on a phone, so
// `Tab("Home", systemImage: "house", value: .home)` infers its value from the selection of the
// enclosing tab view. A tab is still a view, and so is a view around one.

@_spi(Runtime) public import SimViews

/// A type that provides content for programmatically selectable tabs in a tab view.
public protocol TabContent<TabValue>: View {
  /// The type of the selection value.
  associatedtype TabValue: Hashable
}

extension Tab: TabContent where Value: Hashable {
  /// The type of the selection value.
  public typealias TabValue = Value
}

extension ModifiedContent: TabContent where Content: TabContent, Modifier: ViewModifier {
  /// The type of the selection value.
  public typealias TabValue = Content.TabValue
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the selection value.
  public typealias TabValue = Content.TabValue
}

extension Group: TabContent where Content: TabContent {
  /// The type of the selection value.
  public typealias TabValue = Content.TabValue
}

extension Optional: TabContent where Wrapped: TabContent {
  /// The type of the selection value.
  public typealias TabValue = Wrapped.TabValue
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent<TrueContent.TabValue> {
  /// The type of the selection value.
  public typealias TabValue = TrueContent.TabValue
}

/// Content that holds tabs without being one.
@MainActor @preconcurrency
package protocol TabGroup: TabContent, PrimitiveView, StructuralView {
  associatedtype Tabs: View
  var tabs: Tabs { get }
}

extension TabGroup {
  /// Returns a node that passes its tabs to the tab view.
  public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    HostedGroupNode<Self, Tabs>(value, inputs) { $0.tabs }
  }
}

/// Several tabs that are selected by values of one type.
nonisolated public struct _TabGroup<TabValue: Hashable, Content: View>: TabGroup {
  package let tabs: Content
}

/// A result builder that constructs tabs for a container that supports programmatic selection.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Returns a tab, or tabs, of the value that the tab view selects by.
  nonisolated public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
  nonisolated public static func buildBlock() -> EmptyView { EmptyView() }
  nonisolated public static func buildBlock<C: View>(_ content: C) -> C { content }
  nonisolated public static func buildBlock<each C: View>(
    _ content: repeat each C
  ) -> _TabGroup<TabValue, TupleView<repeat each C>> {
    _TabGroup(tabs: TupleView(repeat each content))
  }
  /// Tabs under a condition.
  nonisolated public static func buildIf<C: View>(_ content: C?) -> C? { content }
  /// Returns tabs of the first branch.
  nonisolated public static func buildEither<T: View, F: View>(
    first: T
  ) -> _ConditionalContent<T, F> { ViewBuilder.buildEither(first: first) }
  /// Returns tabs of the second branch.
  nonisolated public static func buildEither<T: View, F: View>(
    second: F
  ) -> _ConditionalContent<T, F> { ViewBuilder.buildEither(second: second) }
  /// Tabs of some systems.
  nonisolated public static func buildLimitedAvailability<C: View>(_ content: C) -> C { content }
}

extension TabView {
  /// Creates a tab view that selects from tabs of a value's type.
  nonisolated public init(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
  }
}

extension TabContent {
  /// Sets an identifier by which users customise a tab; recorded without effect, and the tab is
  /// unchanged.
  nonisolated public func customizationID(_ id: String) -> Self { self }
  /// Sets the position of a tab in a sidebar; recorded without effect, because a phone has none.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> Self { self }
  /// Sets whether a tab is shown until users arrange their tabs; recorded without effect, because
  /// on a phone they cannot.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  /// Sets whether users may move or hide a tab; recorded without effect, because on a phone they
  /// cannot.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  /// Adds actions to the tab's row in a sidebar; they are not made, as a phone has none.
  nonisolated public func swipeActions<A: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> A
  ) -> Self { self }
  /// Adds a menu to the tab's row in a sidebar; it is not made, as a phone has none.
  nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
  /// Hides the tab: it has no place in the bar, and its content is not shown.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    ShownTab(tabs: hidden ? nil : self)
  }
}

/// A tab, unless it is hidden: a group of one tab or none.
nonisolated struct ShownTab<Content: TabContent>: TabGroup {
  typealias TabValue = Content.TabValue
  let tabs: Content?
}
