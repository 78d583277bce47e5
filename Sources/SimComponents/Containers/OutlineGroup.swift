// An outline group: a tree of data, each branch a disclosure group that begins collapsed, each leaf a view.

public import SimViews

/// A structure that computes views and disclosure groups on demand from an underlying collection of tree-structured,
/// identified data.
nonisolated public struct OutlineGroup<
  Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup
> {
  let rows: _OutlineRows<Data, ID, Leaf>?
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Subgroup: View {
  /// The elements of the root, each with its descendants.
  public var body: some View { rows }

  /// Unknown: it depends on the data.
  public static func _countRows(_ contents: _RowCounts) -> Int? { nil }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// Creates an outline group from a collection of root data elements and a key path to its children.
  nonisolated public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    rows = _OutlineRows(data: data, id: { $0.id }, children: { $0[keyPath: children] }, content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates an outline group from a collection of root data elements, the key path to an element's identifier, and a
  /// key path to its children.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    rows = _OutlineRows(
      data: data, id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, content)
  }
}

extension OutlineGroup: OutlinedRows where Parent: View, Leaf: View, Subgroup: View {
  /// Returns the number of elements of all levels.
  package func countRows() -> Int { rows.map { $0.countElements(of: $0.data) } ?? 0 }
}

/// A type-erased view representing the children in an outline subgroup.
nonisolated public struct OutlineSubgroupChildren: ErasedPart {
  package let content: AnyView

  /// Unknown: it depends on the data.
  @MainActor public static func _countRows(_ contents: _RowCounts) -> Int? { nil }

  /// Returns the rows of the next level: each element has its own row, followed by those that it
  /// discloses.
  @MainActor public static func _makeRows(
    _ value: Self, _ inputs: _RowInputs
  ) -> _RowSource<Self> { MappedRowSource(value, inputs) { $0.content } }
}

/// The elements of one level of a tree.
nonisolated public struct _OutlineRows<Data: RandomAccessCollection, ID: Hashable, Leaf> {
  let data: Data
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf

  init(
    data: Data, id: @escaping (Data.Element) -> ID,
    children: @escaping (Data.Element) -> Data?, _ content: @escaping (Data.Element) -> Leaf
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.content = content
  }

  /// Returns the number of elements of a level and all of its descendants.
  func countElements(of level: Data) -> Int {
    level.reduce(level.count) { sum, element in
      sum + (children(element).map { countElements(of: $0) } ?? 0)
    }
  }
}

extension _OutlineRows: View where Leaf: View {
  /// A leaf, or a group with the next level, for each element.
  public var body: some View {
    ForEach(identified: data, id: id) { row($0) }
  }

  @ViewBuilder private func row(_ element: Data.Element) -> some View {
    if let below = children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(
          content: AnyView(_OutlineRows(data: below, id: id, children: children, content)))
      } label: {
        content(element)
      }
    } else {
      content(element)
    }
  }

  /// Unknown: it depends on the data.
  public static func _countRows(_ contents: _RowCounts) -> Int? { nil }
}

extension List where SelectionValue == Never {
  /// Creates a hierarchical list that computes its rows on demand from a binding to an underlying collection of
  /// identifiable data.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == OutlineGroup<
      Data, Data.Element.ID, RowContent, RowContent,
      DisclosureGroup<RowContent, OutlineSubgroupChildren>
    >, Data.Element: Identifiable
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}
