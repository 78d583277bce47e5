// Sections that can be collapsed: in a list of the sidebar style the header has a chevron, which
// collapses the section. In every other style, and outside lists, sections are always expanded [the
// documentation names only the sidebar style].

@_spi(Runtime) public import SimViews

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header, the provided section content, and a binding representing the section's expansion
  /// state.
  nonisolated public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self = Section(content: content, header: header)
      .folded(by: ExpansionFolding(isExpanded))
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with the provided section content, and a binding representing the section's expansion state.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self = Section(titleKey, content: content).folded(by: ExpansionFolding(isExpanded)) }

  /// Creates a section with the provided section content, and a binding representing the section's expansion state.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) { self = Section(title, content: content).folded(by: ExpansionFolding(isExpanded)) }
}

/// The expansion state of a section, stored in a binding of the app.
final class ExpansionFolding: SectionFolding {
  nonisolated(unsafe) private var isExpanded: Binding<Bool>

  nonisolated init(_ isExpanded: Binding<Bool>) { self.isExpanded = isExpanded }

  func makeHeader<Header: View>(_ header: Header, _ inputs: _RowInputs) -> _RowSource<Header> {
    HeaderRowSource(header, inputs) { DisclosureLabel(label: $0, isExpanded: self.isExpanded) }
  }

  func makeContent<Content: View>(_ content: Content, _ inputs: _RowInputs) -> _RowSource<Content> {
    MappedRowSource(content, inputs) { FoldedContent(content: $0, isExpanded: self.isExpanded) }
  }

  func update(_ new: any SectionFolding) {
    if let new = new as? ExpansionFolding { isExpanded = new.isExpanded }
  }
}

/// The content of a section that can be collapsed.
private struct FoldedContent<Content: View>: View {
  let content: Content
  @Binding var isExpanded: Bool

  init(content: Content, isExpanded: Binding<Bool>) {
    self.content = content
    _isExpanded = isExpanded
  }

  var body: some View {
    if isExpanded { content }
  }

  static func _countRows(_ contents: _RowCounts) -> Int? { nil }
}
