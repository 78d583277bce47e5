// The sections of a table with explicit rows, as the sections of the list that a phone shows.

@_spi(Runtime) public import SimViews

/// Rows of a table in one section, or in none.
struct TableSection<Value: Identifiable> {
  /// The rows of a section in the list.
  typealias Rows = ForEach<[_TableItem<Value>], Value.ID, AnyView>
  /// All sections in the list.
  typealias Sections = ForEach<
    [Self], Int, _ConditionalContent<Rows, Section<AnyView, Rows, AnyView>>
  >

  /// The index of the section, from the top.
  let index: Int
  /// The header and the footer; nil if the rows are in no section.
  let frame: (header: AnyView?, footer: AnyView?)?
  private(set) var items: [_TableItem<Value>]

  /// Returns rows divided into sections.
  static func divide(_ items: [_TableItem<Value>]) -> [TableSection] {
    var sections: [TableSection] = []
    for item in items {
      let continues =
        !item.isFirst && sections.last.map { ($0.frame == nil) == (item.section == nil) } == true
      if continues {
        sections[sections.count - 1].items.append(item)
      } else {
        sections.append(TableSection(index: sections.count, frame: item.section, items: [item]))
      }
    }
    return sections
  }

  /// Returns the content of the list.
  static func sections(
    _ sections: [TableSection], cell: @escaping (Value) -> AnyView
  ) -> Sections {
    Sections(identified: sections, id: { $0.index }) { section in
      let rows = Rows(identified: section.items, id: { $0.value.id }) { item in
        item.changes?(cell(item.value)) ?? cell(item.value)
      }
      guard let frame = section.frame else { return ViewBuilder.buildEither(first: rows) }
      return ViewBuilder.buildEither(
        second: Section(
          content: { rows }, header: { frame.header ?? AnyView(EmptyView()) },
          footer: { frame.footer ?? AnyView(EmptyView()) }))
    }
  }
}

extension Section: TableRowContent where Parent: View, Content: TableRowContent, Footer: View {
  /// The rows, with the header above the first.
  public nonisolated var _items: [_TableItem<Content.TableRowValue>] {
    let above = Parent.self == EmptyView.self ? nil : AnyView(header)
    let below = Footer.self == EmptyView.self ? nil : AnyView(footer)
    return content._items.enumerated().map {
      $1.inSection(header: above, footer: below, isFirst: $0 == 0)
    }
  }
}

// These initializers are disfavoured, because nearly every section contains views.
extension Section where Parent: View, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of a table with a header.
  @_disfavoredOverload
  nonisolated public init<V>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> Parent
  ) where Content == _TableRows<V> {
    self.init(header: header(), rows: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of a table with a title.
  @_disfavoredOverload
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  ) where Content == _TableRows<V> {
    self.init(header: Text(titleKey), rows: content(), footer: EmptyView())
  }

  /// Creates a section of a table with a title.
  @_disfavoredOverload
  nonisolated public init<V, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  ) where Content == _TableRows<V> {
    self.init(header: Text(title), rows: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: TableRowContent, Footer == EmptyView {
  /// Creates a section of a table without a header.
  @_disfavoredOverload
  nonisolated public init<V>(
    @TableRowBuilder<V> content: () -> Content
  ) where Content == _TableRows<V> {
    self.init(header: EmptyView(), rows: content(), footer: EmptyView())
  }
}
