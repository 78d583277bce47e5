// Edits that a list itself makes to the data of a binding. Rows can be deleted and moved as with `onDelete` and `onMove`.

import Foundation

/// A set of edit actions on a collection of data that a view can offer to a user.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int
  /// Makes a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Elements can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Elements can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
  /// Elements can be moved and deleted.
  public static var all: EditActions<Data> { [.move, .delete] }
}

/// The elements of a binding with their ids, and what a list may do to them.
public struct _EditedElements<Base: MutableCollection & RandomAccessCollection, ID: Hashable>:
  RandomAccessCollection
{
  let values: Base
  let idOf: KeyPath<Base.Element, ID>
  let binding: Binding<Base>
  let actions: EditActions<Base>

  /// The position of the first element.
  public var startIndex: Base.Index { values.startIndex }
  /// The position after the last element.
  public var endIndex: Base.Index { values.endIndex }
  /// The position after another one.
  public func index(after i: Base.Index) -> Base.Index { values.index(after: i) }
  /// The position before another one.
  public func index(before i: Base.Index) -> Base.Index { values.index(before: i) }
  /// The position at a distance from another one.
  public func index(_ i: Base.Index, offsetBy distance: Int) -> Base.Index {
    values.index(i, offsetBy: distance)
  }
  /// The distance between two positions.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    values.distance(from: start, to: end)
  }
  /// An element's position and id.
  public subscript(position: Base.Index) -> (Base.Index, ID) {
    (position, values[position][keyPath: idOf])
  }
}

/// Data that knows how a list edits it.
@MainActor
protocol SelfEditing {
  /// Sets what the rows offer.
  func offerEdits(in edits: ElementEdits)
}

extension _EditedElements: SelfEditing {
  func offerEdits(in edits: ElementEdits) {
    let binding = binding
    edits.move =
      actions.contains(.move)
      ? { binding.wrappedValue.move(fromOffsets: $0, toOffset: $1) } : nil
    edits.delete =
      actions.rawValue & 2 != 0 && Base.self is any RangeReplaceableCollection.Type
      ? { binding.wrappedValue = removing($0, from: binding.wrappedValue) } : nil
  }
}

/// A collection without the elements at some offsets, if elements can be taken out of it.
private func removing<C>(_ offsets: IndexSet, from collection: C) -> C {
  guard let whole = collection as? any RangeReplaceableCollection else { return collection }
  return whole.without(offsets) as? C ?? collection
}

extension RangeReplaceableCollection {
  /// The collection without the elements at some offsets.
  fileprivate func without(_ offsets: IndexSet) -> Self {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    return kept
  }
}

/// The rows of a ForEach whose data a list edits.
final class SelfEditingRowSource<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _RowSource<ForEach<Data, ID, Content>>
{
  private let inner: _RowSource<ForEach<Data, ID, Content>>
  private let edits: ElementEdits

  init(
    _ value: ForEach<Data, ID, Content>, _ inputs: _RowInputs,
    rows: (ForEach<Data, ID, Content>, _RowInputs) -> _RowSource<ForEach<Data, ID, Content>>
  ) {
    edits = ElementEdits(outer: inputs.edits)
    (value.data as? any SelfEditing)?.offerEdits(in: edits)
    var inputs = inputs
    inputs.edits = edits
    inner = rows(value, inputs)
  }

  override func update(_ new: ForEach<Data, ID, Content>) {
    (new.data as? any SelfEditing)?.offerEdits(in: edits)
    inner.update(new)
  }

  override var parts: [_RowProvider] { [inner] }
}

extension ForEach where Content: View {
  /// Creates an instance that uniquely identifies and creates views across updates based on the identity of the
  /// underlying data, and allows to edit the collection.
  nonisolated public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == _EditedElements<C, ID>, ID == C.Element.ID, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates an instance that identifies views by a key path of the underlying data, and allows to edit the collection.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == _EditedElements<C, ID>, C.Index: Hashable {
    self.init(
      identified: _EditedElements(
        values: data.wrappedValue, idOf: id, binding: data, actions: editActions),
      id: { $0.1 }, content: { content(data[dynamicMember: \C.[$0.0]]) })
  }
}
