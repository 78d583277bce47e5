// Sections that can be folded.

public import SimViews

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header, the provided section content, and a binding representing the section's expansion
  /// state; it is always expanded.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) { self.init(content: content, header: header) }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with the provided section content; it is always expanded.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(titleKey, content: content) }

  /// Creates a section with the provided section content; it is always expanded.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self.init(title, content: content) }
}
