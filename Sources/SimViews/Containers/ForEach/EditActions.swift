// Edits that a list itself makes to the data of a binding. Rows can be deleted and moved as `onDelete` and `onMove` would.

/// A set of edit actions on a collection of data that a view can offer to a user.
public struct EditActions<Data>: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Elements can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
  /// Elements can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Both.
  public static var all: EditActions<Data> { [.move, .delete] }
}

extension View {
  /// The elements of a binding, each with what can be done to it.
  nonisolated fileprivate static func editable<C, V: View>(
    _ data: Binding<C>, _ actions: EditActions<C>, _ content: @escaping (Binding<C.Element>) -> V
  ) -> _EditedElements<C, V>
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable, C.Index: Hashable
  {
    ForEach(data, content: content)
      .onDelete(
        perform: actions.contains(.delete) ? { data.wrappedValue.remove(atOffsets: $0) } : nil
      )
      .onMove(
        perform: actions.contains(.move)
          ? { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil)
  }
}

/// The elements of a binding, with the modifiers by which they are edited.
public typealias _EditedElements<C: RandomAccessCollection, V> = ModifiedContent<
  ModifiedContent<
    ForEach<LazyMapSequence<C.Indices, (C.Index, C.Element.ID)>, C.Element.ID, V>, _DeleteModifier
  >, _MoveModifier
> where C.Element: Identifiable

extension List where SelectionValue == Never {
  /// Creates a list that computes its rows on demand from an underlying collection of identifiable data and allows to
  /// edit the collection.
  nonisolated public init<Data, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == _EditedElements<Data, RowContent>,
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Identifiable, Data.Index: Hashable
  {
    self.init(
      content: RowContent.editable(data, editActions, rowContent),
      selection: ListSelection<Never>?.none)
  }
}
