// Modifiers of single table rows, and rows that disclose others.

import Foundation
@_spi(Runtime) public import SimViews

/// Rows of a table with modified cells.
nonisolated public struct _ChangedTableRows<Content: TableRowContent>: TableRowContent {
  let content: Content
  let change: (Content.TableRowValue, AnyView) -> AnyView
  public var _items: [_TableItem<Content.TableRowValue>] {
    content._items.map { item in item.changed { change(item.value, $0) } }
  }
}

extension TableRowContent {
  private nonisolated func changed(
    _ change: @escaping (AnyView) -> AnyView
  ) -> _ChangedTableRows<Self> { _ChangedTableRows(content: self) { change($1) } }

  /// Adds a context menu to a table row.
  nonisolated public func contextMenu<M: View>(
    @ViewBuilder menuItems: @escaping () -> M
  ) -> _ChangedTableRows<Self> { changed { AnyView($0.contextMenu(menuItems: menuItems)) } }

  /// Adds a context menu with a preview to a table row.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: @escaping () -> M, @ViewBuilder preview: @escaping () -> P
  ) -> _ChangedTableRows<Self> {
    changed { AnyView($0.contextMenu(menuItems: menuItems, preview: preview)) }
  }

  /// Adds an action to perform when the user moves the pointer over or away from the row; a phone has none.
  nonisolated public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> _ChangedTableRows<Self> { changed { AnyView($0.onHover(perform: action)) } }

  /// Provides a closure that vends the drag representation of the row; nothing is dragged.
  nonisolated public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> _ChangedTableRows<Self> {
    changed { cell in
      guard let action else { return cell }
      return AnyView(cell.onDrag { action() ?? NSItemProvider() })
    }
  }

  /// Activates this row as the source of a drag and drop operation; nothing is dragged.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> _ChangedTableRows<Self> { changed { AnyView($0.draggable(payload())) } }

  /// Defines the entire row as a destination of a drag and drop operation; nothing is dropped.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> _ChangedTableRows<Self> {
    changed { cell in
      AnyView(
        cell.dropDestination(for: payloadType) { items, _ in
          action(items)
          return true
        })
    }
  }
}

extension OutlineGroup: TableRowContent
where Parent: TableRowContent, Leaf: TableRowContent, Parent.TableRowValue == Leaf.TableRowValue {
  /// The rows of all levels; the rows of a level follow the one that discloses them.
  public nonisolated var _items: [_TableItem<Leaf.TableRowValue>] {
    rows.map { $0.tableItems(of: $0.data) } ?? []
  }
}

extension _OutlineRows where Leaf: TableRowContent {
  fileprivate nonisolated func tableItems(of level: Data) -> [_TableItem<Leaf.TableRowValue>] {
    level.flatMap { element in
      content(element)._items + (children(element).map { tableItems(of: $0) } ?? [])
    }
  }
}

// These initializers are disfavoured, because nearly every outline contains views.
extension OutlineGroup
where
  ID == Data.Element.ID, Data.Element: Identifiable, Leaf: TableRowContent, Parent == Leaf,
  Subgroup == DisclosureTableRow<Leaf, Leaf>
{
  /// Creates an outline group of table rows from a collection of root data elements and a key path to its children.
  @_disfavoredOverload
  nonisolated public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
  )
  where
    ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element,
    DataElement == Leaf.TableRowValue
  { rows = _OutlineRows(data: data, id: { $0.id }, children: { $0[keyPath: children] }, content) }
}

/// A kind of table row that shows or hides additional rows based on the state of a disclosure
/// control.
///
/// On a phone the additional rows follow in the table itself, and the control is not shown.
nonisolated public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>:
  TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  let label: Label
  let content: Content
  let isExpanded: Binding<Bool>?

  /// The row, and the additional ones unless a binding hides them.
  public var _items: [_TableItem<Label.TableRowValue>] {
    label._items + (isExpanded?.wrappedValue == false ? [] : content._items)
  }

  /// Creates a disclosure group with the given value and table rows.
  public init<V>(
    _ value: V, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<V> content: () -> Content
  ) where Label == TableRow<V> {
    (label, self.content, self.isExpanded) = (TableRow(value), content(), isExpanded)
  }

  /// Creates a disclosure group with the given label and table rows.
  public init<V>(
    isExpanded: Binding<Bool>? = nil, @TableRowBuilder<V> content: () -> Content,
    label: () -> Label
  ) where Content == _TableRows<V> {
    (self.label, self.content, self.isExpanded) = (label(), content(), isExpanded)
  }
}
