// A table in its form on a phone: a list that shows the first column of each row, without a header.

public import Foundation
@_spi(Runtime) public import SimViews

/// A container that presents rows of data arranged in one or more columns, optionally providing the ability to select one
/// or more members.
nonisolated public struct Table<Value: Identifiable, Rows, Columns>: PrimitiveView {
  /// The values of the rows; empty in a table with explicit rows.
  let data: [Value]
  /// The explicit rows, in sections; nil in a table of data.
  private(set) var sections: [TableSection<Value>]?
  let cell: (Value) -> AnyView
  let selection: ListSelection<Value.ID>?

  init(data: [Value], cell: @escaping (Value) -> AnyView, selection: ListSelection<Value.ID>?) {
    (self.data, self.cell, self.selection) = (data, cell, selection)
  }

  init(
    rows: [_TableItem<Value>], cell: @escaping (Value) -> AnyView,
    selection: ListSelection<Value.ID>?
  ) {
    self.init(data: [], cell: cell, selection: selection)
    sections = TableSection.divide(rows)
  }

  /// Returns the node of a list, which is plain unless a style specifies otherwise.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    var inputs = inputs
    inputs.environment = EnvironmentScope(
      graph: inputs.runtime.graph, parent: inputs.environment, subgraph: inputs.subgraph
    ) { values in
      if values.listForm == nil { values.listForm = .plain }
    }
    // Whether a table has data or explicit rows follows from its type.
    if value.sections != nil {
      return PassThroughNode<Self, List<Value.ID, TableSection<Value>.Sections>>(value, inputs) {
        List(
          content: TableSection.sections($0.sections ?? [], cell: $0.cell), selection: $0.selection)
      }
    }
    return PassThroughNode<Self, List<Value.ID, ForEach<[Value], Value.ID, AnyView>>>(value, inputs)
    {
      List(
        content: ForEach(identified: $0.data, id: { $0.id }, content: $0.cell),
        selection: $0.selection)
    }
  }
}

// Columns for another value type do not get past the builder. The compiler does not infer rows if they are required here too.
extension Table where Columns: TableColumnContent, Rows == Never {
  /// Creates a table that computes its rows based on a collection of identifiable data.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(data: Array(data), cell: columns()._erasedCell, selection: nil)
  }

  /// Creates a table that supports selecting a single row.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(data: Array(data), cell: columns()._erasedCell, selection: ListSelection(selection))
  }

  /// Creates a table that supports selecting multiple rows.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(data: Array(data), cell: columns()._erasedCell, selection: ListSelection(selection))
  }

  /// Creates a sortable table; a phone shows no headers to sort by.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(data: Array(data), cell: columns()._erasedCell, selection: nil)
  }

  /// Creates a sortable table that supports selecting a single row.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(data: Array(data), cell: columns()._erasedCell, selection: ListSelection(selection))
  }

  /// Creates a sortable table that supports selecting multiple rows.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Data.Element == Value {
    self.init(data: Array(data), cell: columns()._erasedCell, selection: ListSelection(selection))
  }
}

// A phone shows the rows of all levels: it has no column with the disclosure control.
extension Table where Columns: TableColumnContent, Rows == Never {
  /// Creates a hierarchical table that computes its rows based on a collection of identifiable data.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Data.Element == Value {
    func rows(_ level: Data) -> [Value] {
      level.flatMap { [$0] + ($0[keyPath: children].map(rows) ?? []) }
    }
    self.init(data: rows(data), cell: columns()._erasedCell, selection: nil)
  }
}

/// A type used to represent columns within a table.
public protocol TableColumnContent<TableRowValue> {
  /// The type of value of rows presented by this column content.
  associatedtype TableRowValue: Identifiable = Never
  /// Returns the cell of the first column.
  nonisolated func _cell(_ value: TableRowValue) -> AnyView
}

extension TableColumnContent {
  /// Returns the cell of a value of any type; empty for one that is not a row of the table.
  nonisolated func _erasedCell(_ value: Any) -> AnyView {
    (value as? TableRowValue).map { _cell($0) } ?? AnyView(EmptyView())
  }
}

/// A column that displays a view for each row in a table.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>:
  TableColumnContent
{
  /// The type of value of rows.
  public typealias TableRowValue = RowValue
  let label: Label
  let content: (RowValue) -> Content

  /// Returns the cell of a row.
  public func _cell(_ value: RowValue) -> AnyView { AnyView(content(value)) }

  /// Creates a column with a fixed or flexible width in points; on a phone it takes the whole
  /// width.
  public func width(
    min: Double? = nil, ideal: Double? = nil, max: Double? = nil
  ) -> TableColumn { self }

  /// Creates a column with a fixed width in points; on a phone it takes the whole width.
  public func width(_ width: Double? = nil) -> TableColumn { self }
}

extension TableColumn where Label == Text {
  /// Creates a column with a title and a view for each row.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    label = Text(titleKey)
    self.content = content
  }

  /// Creates a column with a title and a view for each row.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    label = Text(title)
    self.content = content
  }

  /// Creates a column that displays a string property.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>
  ) where Content == Text {
    label = Text(titleKey)
    content = { Text($0[keyPath: value]) }
  }

  /// Creates a sortable column with a view for each row.
  nonisolated public init<V: Comparable>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    label = Text(titleKey)
    self.content = content
  }
}

/// A result builder that creates table column content from closures.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort> {
  /// Returns the column.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }
  public static func buildBlock<C: TableColumnContent>(
    _ column: C
  ) -> C where C.TableRowValue == RowValue { column }
  /// Combines several columns, of which the first is shown.
  public static func buildBlock<First: TableColumnContent, each Rest: TableColumnContent>(
    _ first: First, _ rest: repeat each Rest
  ) -> First where First.TableRowValue == RowValue {
    first
  }
}

/// A type that applies a custom appearance to all tables within a view.
public protocol TableStyle {}

/// The table style of the system.
public struct AutomaticTableStyle: TableStyle {
  public nonisolated init() {}
}

/// The table style that describes the behavior and appearance of a table with its content inset.
public struct InsetTableStyle: TableStyle {
  public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default table style in the current context.
  public nonisolated static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A table style with its content inset.
  public nonisolated static var inset: InsetTableStyle { InsetTableStyle() }
}
