@_spi(Runtime) public import SimViews

/// A container that you can use to add hierarchy within a tab view: its tabs, without a header, as on a phone.
nonisolated public struct TabSection<
  Header: View, Content: View, Footer: View, SelectionValue: Hashable
>: TabGroup {
  /// The type of the selection value of the section's tabs.
  public typealias TabValue = SelectionValue
  package let tabs: Content
}

extension TabSection where Footer == EmptyView {
  /// Creates a section with a header.
  nonisolated public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { tabs = content() }
}

extension TabSection where Header == Text, Footer == EmptyView {
  /// Creates a section with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { tabs = content() }
  /// Creates a section with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { tabs = content() }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
  /// Creates a section without a header.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    tabs = content()
  }
}
