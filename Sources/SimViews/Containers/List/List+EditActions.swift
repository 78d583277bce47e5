// Lists of bindings to the elements of a collection, which rows may edit.

extension List where SelectionValue == Never {
  /// Creates a list that computes its rows on demand from an underlying collection of identifiable data and allows to
  /// edit the collection.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_EditedElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent), selection: nil)
  }

  /// Creates a list that identifies its rows by a key path and allows to edit the collection.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_EditedElements<Data, ID>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent), selection: nil)
  }

  /// Creates a list that identifies its rows by a key path, from bindings to the elements of the data.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }
}

extension List {
  /// Creates a list of bindings to identifiable data that allows to edit the collection and to select a single row.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_EditedElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of bindings to identifiable data that allows to edit the collection and to select multiple rows.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_EditedElements<Data, Data.Element.ID>, Data.Element.ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Creates a list that identifies its rows by a key path, allows to edit the collection and to select a single row.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_EditedElements<Data, ID>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Creates a list that identifies its rows by a key path, allows to edit the collection and to select multiple rows.
  nonisolated public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<_EditedElements<Data, ID>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, id: id, editActions: editActions, content: rowContent),
      selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of bindings to identifiable data that supports selecting a single row.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }

  /// Creates a list of bindings to identifiable data that supports selecting multiple rows.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection($0) })
  }
}
