// The modifiers around several rows: each of them applies to every row.

import SimGraph

extension _RowInputs {
  /// Makes a row that shows a view inside the modifiers around it.
  func makeRow<V: View>(
    _ source: _RowProvider, _ place: RowPlace, _ make: @escaping @MainActor () -> V
  ) -> ListRow {
    guard let modifier = modifiers else {
      return ViewRow<V>(source: source, place: place, self, make: make)
    }
    var outer = self
    outer.modifiers = modifier.outer
    // There are no others.
    return unsafeDowncast(modifier, to: ViewRowModifier.self).makeRow(source, place, outer, make)
  }
}

/// A modifier around several rows, which makes each of them.
class ViewRowModifier: RowModifier {
  func makeRow<V: View>(
    _ source: _RowProvider, _ place: RowPlace, _ inputs: _RowInputs,
    _ make: @escaping @MainActor () -> V
  ) -> ListRow {
    preconditionFailure("A modifier around rows is of some type.")
  }
}

final class TypedRowModifier<M: ViewModifier>: ViewRowModifier {
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
