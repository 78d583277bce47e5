// What a ForEach in a list lets people do: delete elements and move them.

public import Foundation

/// A type of view that generates views from an underlying collection of data.
public protocol DynamicViewContent<Data>: View {
  /// The type of the underlying collection of data.
  associatedtype Data: Collection
  /// The collection of underlying data.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of underlying data.
  public var data: Content.Data { content.data }
}

/// A modifier that lets the elements of a ForEach be deleted.
nonisolated public struct _DeleteModifier: PrimitiveModifier {
  let action: ((IndexSet) -> Void)?

  /// A node that shows the content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PassThroughNode(value, inputs) { $0.content }
  }

  /// The rows of the content, which know the action.
  @MainActor public static func _makeRows<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _RowInputs
  ) -> _RowSource<ModifiedContent<C, Self>> {
    EditableRowSource(value, inputs) { $0.delete = $1.action }
  }
}

/// A modifier that lets the elements of a ForEach be moved.
nonisolated public struct _MoveModifier: PrimitiveModifier {
  let action: ((IndexSet, Int) -> Void)?

  /// A node that shows the content.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PassThroughNode(value, inputs) { $0.content }
  }

  /// The rows of the content, which know the action.
  @MainActor public static func _makeRows<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _RowInputs
  ) -> _RowSource<ModifiedContent<C, Self>> {
    EditableRowSource(value, inputs) { $0.move = $1.action }
  }
}

/// The rows of a view whose elements can be deleted or moved.
final class EditableRowSource<Content: View, M: ViewModifier>:
  _RowSource<ModifiedContent<Content, M>>
{
  private let inner: _RowSource<Content>
  private let edits: ElementEdits
  private let apply: @MainActor (ElementEdits, M) -> Void

  init(
    _ value: ModifiedContent<Content, M>, _ inputs: _RowInputs,
    apply: @escaping @MainActor (ElementEdits, M) -> Void
  ) {
    self.apply = apply
    edits = ElementEdits(outer: inputs.edits)
    apply(edits, value.modifier)
    var inputs = inputs
    inputs.edits = edits
    inner = Content._makeRows(value.content, inputs)
  }

  override func update(_ new: ModifiedContent<Content, M>) {
    apply(edits, new.modifier)
    inner.update(new.content)
  }

  override var parts: [_RowProvider] { [inner] }
}

extension DynamicViewContent {
  /// Sets the deletion action for the dynamic view.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> ModifiedContent<Self, _DeleteModifier> {
    ModifiedContent(content: self, modifier: _DeleteModifier(action: action))
  }

  /// Sets the move action for the dynamic view.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> ModifiedContent<Self, _MoveModifier> {
    ModifiedContent(content: self, modifier: _MoveModifier(action: action))
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes all the elements at the specified offsets from the collection.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves all the elements at the specified offsets to the specified destination offset, preserving
  /// ordering.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var after: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
