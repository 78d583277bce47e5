// A section: in a list or a lazy stack its header and footer are rows of their own; elsewhere the three
// parts simply follow each other.

import SimGraph

/// A container view that you can use to add hierarchy within certain views.
public struct Section<Parent, Content, Footer> {
  package let header: Parent
  package let content: Content
  package let footer: Footer
  /// What folds the content; nil for a section that is always open.
  private(set) var folding: (any SectionFolding)?

  init(header: Parent, content: Content, footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }

  /// A section of rows of any kind, such as those of a table.
  nonisolated package init(header: Parent, rows: Content, footer: Footer) {
    self.init(header: header, content: rows, footer: footer)
  }

  /// The same section, whose content can be folded where the style of its list has that.
  nonisolated package func folded(by folding: any SectionFolding) -> Section {
    var copy = self
    copy.folding = folding
    return copy
  }
}

/// Makes the rows of a section that can be folded, of what stands above.
@MainActor
package protocol SectionFolding: AnyObject {
  /// The row of the header, with what folds the section.
  func makeHeader<Header: View>(_ header: Header, _ inputs: _RowInputs) -> _RowSource<Header>
  /// The rows of the content, as long as they are shown.
  func makeContent<Content: View>(_ content: Content, _ inputs: _RowInputs) -> _RowSource<Content>
  /// Takes what the section is folded by from now on.
  func update(_ new: any SectionFolding)
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header, footer, and the provided section content.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// The parts, one after another.
  public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    SectionNode<Parent, Content, Footer>(value, inputs) {
      TupleView($0.header, $0.content, $0.footer)
    }
  }

  /// The parts are certain to be shown.
  public static func _visitType(_ visitor: inout _TypeVisitor) {
    visitor.visit(Parent.self)
    visitor.visit(Content.self)
    visitor.visit(Footer.self)
  }

  /// One row for the header and one for the footer, if there are any, and those of the content.
  public static func _countRows(_ contents: _RowCounts) -> Int? {
    Content._countRows(contents).map { $0 + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }
  }

  /// The header, the rows of the content, the footer.
  public static func _makeRows(_ value: Self, _ inputs: _RowInputs) -> _RowSource<Self> {
    SectionRowSource<Parent, Content, Footer>(value, inputs)
  }

  @MainActor static var hasHeader: Bool { Parent._rowCount != 0 }
  @MainActor static var hasFooter: Bool { Footer._rowCount != 0 }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {}

extension Section: Primitive {}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer and the provided section content.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer and the provided section content.
  nonisolated public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header and the provided section content.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header and the provided section content.
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header, footer, and the provided section content.
  nonisolated public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section with the provided section content.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with the provided section content.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with the provided section content.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// A section whose parts follow each other.
@MainActor
package protocol SectionParts: AnyObject {
  /// What stands between the header and the footer.
  var content: _ViewNode? { get }
}

/// The node of a section outside of lists.
final class SectionNode<Parent: View, Content: View, Footer: View>:
  PassThroughNode<Section<Parent, Content, Footer>, TupleView<Parent, Content, Footer>>,
  SectionParts
{
  var content: _ViewNode? {
    var parts: [_ViewNode] = []
    child?.forEachChild { parts.append($0) }
    return parts.count == 3 ? parts[1] : nil
  }
}

/// The rows of a section.
final class SectionRowSource<Parent: View, Content: View, Footer: View>:
  _RowSource<Section<Parent, Content, Footer>>
{
  private let folding: (any SectionFolding)?
  private let header: _RowSource<Parent>?
  private let content: _RowSource<Content>
  private let footer: SingleRowSource<Footer>?
  private let section = RowSection(
    hasHeader: Section<Parent, Content, Footer>.hasHeader,
    hasFooter: Section<Parent, Content, Footer>.hasFooter)

  init(_ value: Section<Parent, Content, Footer>, _ inputs: _RowInputs) {
    var inputs = inputs
    inputs.section = section
    inputs.host.hasSections = true
    var edge = inputs
    edge.kind = .header
    let hasHeader = Section<Parent, Content, Footer>.hasHeader
    folding = hasHeader && inputs.host.foldsSections ? value.folding : nil
    if let folding {
      header = folding.makeHeader(value.header, edge)
      content = folding.makeContent(value.content, inputs)
    } else {
      header = hasHeader ? SingleRowSource(value.header, edge) : nil
      content = Content._makeRows(value.content, inputs)
    }
    edge.kind = .footer
    footer =
      Section<Parent, Content, Footer>.hasFooter ? SingleRowSource(value.footer, edge) : nil
  }

  override var parts: [_RowProvider] { [header, content, footer].compactMap { $0 } }

  override func placeParts(from offset: Int) -> Int {
    let end = super.placeParts(from: offset)
    section.content = content.offset..<content.offset + content.count
    return end
  }

  override func update(_ new: Section<Parent, Content, Footer>) {
    if let folding = new.folding { self.folding?.update(folding) }
    header?.update(new.header)
    content.update(new.content)
    footer?.update(new.footer)
  }

  /// A new section begins a new line in a grid, even without a header.
  override func appendRuns(to runs: inout [RowRun]) {
    var inside: [RowRun] = []
    super.appendRuns(to: &inside)
    runs.append(contentsOf: inside)
  }
}
