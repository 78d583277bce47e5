// What a source of rows has to know of its place, and the modifiers that stand around several rows: each
// of them applies to every row.

import SimGraph

/// What a source of rows needs to know when it is made.
@MainActor
public struct _RowInputs {
  package var base: _ViewInputs
  /// The container that shows the rows.
  package unowned(unsafe) var host: RowHost
  /// What the rows stand for.
  var kind = ListRow.Kind.content
  /// The section that the rows are of; nil for rows that stand in none.
  var section: RowSection?
  /// The modifiers around the rows, the innermost first.
  var modifiers: RowModifier?
  /// What may be done to the elements of the nearest ForEach.
  var edits: ElementEdits?
  /// The nearest ForEach.
  var forEach: ObjectIdentifier?

  init(_ base: _ViewInputs, host: RowHost) {
    self.base = base
    self.host = host
  }

  /// The same for what a node of the container's tree holds.
  func with(parent: _ViewNode) -> _RowInputs {
    var copy = self
    copy.base.parent = parent
    return copy
  }

  /// Makes a row that shows a view inside the modifiers around it.
  func makeRow<V: View>(
    _ source: _RowProvider, _ place: RowPlace, _ make: @escaping @MainActor () -> V
  ) -> ListRow {
    guard let modifier = modifiers else {
      return ViewRow<V>(source: source, place: place, self, make: make)
    }
    var outer = self
    outer.modifiers = modifier.outer
    return modifier.makeRow(source, place, outer, make)
  }
}

/// A modifier around several rows.
@MainActor
class RowModifier {
  let outer: RowModifier?
  init(outer: RowModifier?) { self.outer = outer }

  func makeRow<V: View>(
    _ source: _RowProvider, _ place: RowPlace, _ inputs: _RowInputs,
    _ make: @escaping @MainActor () -> V
  ) -> ListRow {
    preconditionFailure("A modifier around rows is of some type.")
  }
}

final class TypedRowModifier<M: ViewModifier>: RowModifier {
  var modifier: M

  init(_ modifier: M, outer: RowModifier?) {
    self.modifier = modifier
    super.init(outer: outer)
  }

  override func makeRow<V: View>(
    _ source: _RowProvider, _ place: RowPlace, _ inputs: _RowInputs,
    _ make: @escaping @MainActor () -> V
  ) -> ListRow {
    inputs.makeRow(source, place) { [self] in
      ModifiedContent(content: make(), modifier: modifier)
    }
  }
}

/// The rows of a view under a modifier, each under that modifier.
final class ModifiedRowSource<Content: View, M: ViewModifier>:
  _RowSource<ModifiedContent<Content, M>>
{
  private let inner: _RowSource<Content>
  private let modifier: TypedRowModifier<M>

  init(_ value: ModifiedContent<Content, M>, _ inputs: _RowInputs) {
    modifier = TypedRowModifier(value.modifier, outer: inputs.modifiers)
    var inputs = inputs
    inputs.modifiers = modifier
    inner = Content._makeRows(value.content, inputs)
  }

  override func update(_ new: ModifiedContent<Content, M>) {
    modifier.modifier = new.modifier
    inner.update(new.content)
  }

  override var parts: [_RowProvider] { [inner] }
}
