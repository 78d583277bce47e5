// Tables whose rows are written out: rows for values, and loops of them.

public import Foundation
@_spi(Runtime) public import SimViews

/// A type used to represent table rows.
public protocol TableRowContent<TableRowValue> {
  /// The type of value represented by this table row content.
  associatedtype TableRowValue: Identifiable
  /// The values of the rows, in order.
  nonisolated var _values: [TableRowValue] { get }
}

/// A row that represents a data value in a table.
nonisolated public struct TableRow<Value: Identifiable>: TableRowContent {
  let value: Value

  /// Creates a table row for the given value.
  public init(_ value: Value) { self.value = value }

  /// The value.
  public var _values: [Value] { [value] }
}

extension ForEach: TableRowContent where Content: TableRowContent {
  /// The values of the rows of each element.
  public nonisolated var _values: [Content.TableRowValue] { data.flatMap { content($0)._values } }
}

// Disfavoured against those of views, which are what nearly every loop means.
extension ForEach where Content: TableRowContent {
  /// Creates rows for each element of identifiable data.
  @_disfavoredOverload
  nonisolated public init(_ data: Data, content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(identified: data, id: { $0.id }, content: content)
  }

  /// Creates a row for each element of identifiable data.
  nonisolated public init(_ data: Data)
  where
    Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element>
  { self.init(identified: data, id: { $0.id }) { TableRow($0) } }
}

/// Rows of several kinds after each other.
nonisolated public struct _TableRows<Value: Identifiable>: TableRowContent {
  /// The values of all.
  public let _values: [Value]
}

/// A result builder that creates table row content from closures.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// Rows of any kind.
  public static func buildExpression<Rows: TableRowContent>(
    _ rows: Rows
  ) -> _TableRows<Value> where Rows.TableRowValue == Value { _TableRows(_values: rows._values) }
  /// Rows after each other.
  public static func buildBlock(_ rows: _TableRows<Value>...) -> _TableRows<Value> {
    _TableRows(_values: rows.flatMap(\._values))
  }
  /// Rows under a condition.
  public static func buildOptional(_ rows: _TableRows<Value>?) -> _TableRows<Value> {
    rows ?? _TableRows(_values: [])
  }
  /// Rows where a condition holds.
  public static func buildEither(first rows: _TableRows<Value>) -> _TableRows<Value> { rows }
  /// Rows where it does not.
  public static func buildEither(second rows: _TableRows<Value>) -> _TableRows<Value> { rows }
}

extension Table
where Rows: TableRowContent, Columns: TableColumnContent, Rows.TableRowValue == Value {
  /// Creates a table with the given columns and rows.
  nonisolated public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) { self.init(data: rows()._values, cell: columns()._erasedCell, selection: nil) }

  /// Creates a table with the given columns and rows that supports selecting a single row.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      data: rows()._values, cell: columns()._erasedCell, selection: ListSelection(selection))
  }

  /// Creates a table with the given columns and rows that supports selecting multiple rows.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(
      data: rows()._values, cell: columns()._erasedCell, selection: ListSelection(selection))
  }

  /// Creates a sortable table with the given columns and rows; a phone shows no headers to sort by.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(data: rows()._values, cell: columns()._erasedCell, selection: nil)
  }
}
