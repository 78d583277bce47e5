// Tables with explicit rows: rows for values, loops of them, and sections with headers.

public import Foundation
@_spi(Runtime) public import SimViews

/// A type used to represent table rows.
public protocol TableRowContent<TableRowValue> {
  /// The type of value represented by this table row content.
  associatedtype TableRowValue: Identifiable
  /// The rows, in order.
  nonisolated var _items: [_TableItem<TableRowValue>] { get }
}

/// A row of a table: its value, the modification of its cell, and its section.
nonisolated public struct _TableItem<Value: Identifiable> {
  let value: Value
  /// The modification of the cell; nil if there is none.
  private(set) var changes: ((AnyView) -> AnyView)?
  /// The section, if there is one, and whether the row is its first.
  private(set) var section: (header: AnyView?, footer: AnyView?)?
  private(set) var isFirst = false

  init(_ value: Value) { self.value = value }

  /// Returns the row with a modified cell.
  func changed(_ change: @escaping (AnyView) -> AnyView) -> Self {
    var copy = self
    let before = changes
    copy.changes = { change(before?($0) ?? $0) }
    return copy
  }

  /// Returns the row as one of a section.
  func inSection(header: AnyView?, footer: AnyView?, isFirst: Bool) -> Self {
    var copy = self
    copy.section = (header, footer)
    copy.isFirst = isFirst
    return copy
  }
}

/// A row that represents a data value in a table.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  let value: Value

  /// Creates a table row for the given value.
  public init(_ value: Value) { self.value = value }

  public var _items: [_TableItem<Value>] { [_TableItem(value)] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The rows of each element.
  public nonisolated var _items: [_TableItem<Content.TableRowValue>] {
    data.flatMap { content($0)._items }
  }
}

// These initializers are disfavoured, because nearly every loop contains views.
extension ForEach where Content: TableRowContent {
  /// Creates rows for each element of identifiable data.
  @_disfavoredOverload
  nonisolated public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(identified: data, id: { $0.id }, content: content)
  }

  /// Creates rows for each element of data that a key path identifies.
  @_disfavoredOverload
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {
    self.init(identified: data, id: { $0[keyPath: id] }, content: content)
  }

  /// Creates a row for each element of identifiable data.
  nonisolated public init(_ data: Data)
  where
    Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element>
  { self.init(identified: data, id: { $0.id }) { TableRow($0) } }
}

/// A sequence of rows of several kinds.
nonisolated public struct _TableRows<Value: Identifiable>: TableRowContent {
  public let _items: [_TableItem<Value>]
}

/// A result builder that creates table row content from closures.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Rows of any kind.
  public static func buildExpression<Rows: TableRowContent>(
    _ rows: Rows
  ) -> _TableRows<Value> where Rows.TableRowValue == Value { _TableRows(_items: rows._items) }
  /// Combines rows in sequence.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(_items: rows.flatMap(\._items))
  }
  /// Returns rows under a condition.
  public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
    rows ?? _TableRows(_items: [])
  }
  /// Returns rows of the first branch.
  public static func buildEither(first rows: _TableRows<Value>) -> _TableRows<Value> { rows }
  /// Returns rows of the second branch.
  public static func buildEither(second rows: _TableRows<Value>) -> _TableRows<Value> { rows }
  /// Returns rows that require a newer system.
  public static func buildLimitedAvailability(_ rows: _TableRows<Value>) -> _TableRows<Value> {
    rows
  }
}

// The rows must have the builder's type, so that the value type can be inferred from a sort order:
// a requirement on their type could not be satisfied before they are known.
extension Table where Rows == _TableRows<Value>, Columns: TableColumnContent {
  /// Creates a table with the given columns and rows.
  nonisolated public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(rows: rows()._items, cell: columns()._erasedCell, selection: nil) }

  /// Creates a table with the given columns and rows that supports selecting a single row.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows()._items, cell: columns()._erasedCell, selection: ListSelection(selection))
  }

  /// Creates a table with the given columns and rows that supports selecting multiple rows.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      rows: rows()._items, cell: columns()._erasedCell, selection: ListSelection(selection))
  }

  /// Creates a sortable table with the given columns and rows; a phone shows no headers to sort by.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows: rows()._items, cell: columns()._erasedCell, selection: nil)
  }

  /// Creates a sortable table with the given columns and rows that supports selecting a single row.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows: rows()._items, cell: columns()._erasedCell, selection: ListSelection(selection))
  }

  /// Creates a sortable table with the given columns and rows that supports selecting multiple rows.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      rows: rows()._items, cell: columns()._erasedCell, selection: ListSelection(selection))
  }

  /// Creates a table with the given columns and rows.
  nonisolated public init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(of: Value.self, columns: columns, rows: rows) }

  /// Creates a table with the given columns and rows that supports selecting a single row.
  nonisolated public init(
    selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(of: Value.self, selection: selection, columns: columns, rows: rows) }

  /// Creates a table with the given columns and rows that supports selecting multiple rows.
  nonisolated public init(
    selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(of: Value.self, selection: selection, columns: columns, rows: rows) }

  /// Creates a sortable table with the given columns and rows; a phone shows no headers to sort by.
  nonisolated public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(of: Value.self, sortOrder: sortOrder, columns: columns, rows: rows)
  }

  /// Creates a sortable table with the given columns and rows that supports selecting a single row.
  nonisolated public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      of: Value.self, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
  }

  /// Creates a sortable table with the given columns and rows that supports selecting multiple rows.
  nonisolated public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(
      of: Value.self, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
  }
}
