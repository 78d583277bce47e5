/// A container that presents rows of data arranged in a single column, optionally providing the ability to
/// select one or more members.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let content: Content
  let selection: ListSelection<SelectionValue>?

  nonisolated package init(content: Content, selection: ListSelection<SelectionValue>?) {
    self.content = content
    self.selection = selection
  }

  /// A node whose rows are made on demand.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    ListNode<Self, Content>(value, inputs, name: "List") {
      $0.content
    } apply: { value, host in
      host.selection = value.selection?.erased
    }
  }
}

/// What is selected in a list.
package struct ListSelection<Value: Hashable> {
  let contains: (Value) -> Bool
  let select: (Value) -> Void
  /// Selects nothing; nil if something always is.
  let clear: (() -> Void)?
  let isMultiple: Bool

  /// At most one row.
  package init(_ binding: Binding<Value?>) {
    contains = { binding.current == $0 }
    select = { binding.wrappedValue = $0 }
    clear = { if binding.wrappedValue != nil { binding.wrappedValue = nil } }
    isMultiple = false
  }

  package init(_ binding: Binding<Value>) {
    contains = { binding.current == $0 }
    select = { binding.wrappedValue = $0 }
    clear = nil
    isMultiple = false
  }

  /// Any number of rows: a tap takes one in or out.
  package init(_ binding: Binding<Set<Value>>) {
    contains = { binding.current.contains($0) }
    select = { value in
      if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
    }
    clear = { if !binding.wrappedValue.isEmpty { binding.wrappedValue = [] } }
    isMultiple = true
  }

  /// The same without the type of the values; what has another type is never selected.
  @MainActor var erased: RowSelection {
    RowSelection(
      contains: { ($0.base as? Value).map(contains) ?? false },
      select: { value in if let value = value.base as? Value { select(value) } }, clear: clear,
      isMultiple: isMultiple)
  }
}

/// What is selected in a list, whatever the type of its values.
@MainActor
package struct RowSelection {
  /// Whether the row with a tag or id is selected.
  package let contains: (AnyHashable) -> Bool
  /// What a tap on the row does.
  package let select: (AnyHashable) -> Void
  /// Selects nothing; nil if something always is.
  let clear: (() -> Void)?
  /// Whether several rows can be selected.
  package let isMultiple: Bool
}

extension List where SelectionValue == Never {
  /// Creates a list with the given content.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  /// Creates a list that computes its rows on demand from an underlying collection of identifiable data.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list that identifies its rows based on a key path to the identifier of the underlying data.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Creates a list that computes its views on demand over a constant range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Creates a list that computes its rows on demand from bindings to the elements of identifiable data.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection, Data: RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }
}

extension List {
  /// Creates a list with the given content that supports selecting a single row.
  nonisolated public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list with the given content that supports selecting a single row that cannot be deselected.
  @_disfavoredOverload
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: ListSelection(selection))
  }

  /// Creates a list with the given content that supports selecting multiple rows.
  nonisolated public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of identifiable data that supports selecting a single row.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of identifiable data that supports selecting multiple rows.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of data identified by a key path that supports selecting a single row.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of data identified by a key path that supports selecting multiple rows.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Creates a list over a constant range that supports selecting a single row.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list over a constant range that supports selecting multiple rows.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }
}
