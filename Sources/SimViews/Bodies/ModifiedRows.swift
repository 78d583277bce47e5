// The modifiers around several rows: each of them applies to every row.

import SimGraph
import SimReflection

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

/// A modifier of a known type around several rows.
class TypedRowModifier<M: ViewModifier>: ViewRowModifier {
  final private(set) var modifier: M

  init(_ modifier: M, outer: RowModifier?) {
    self.modifier = modifier
    super.init(outer: outer)
  }

  final override func makeRow<V: View>(
    _ source: _RowProvider, _ place: RowPlace, _ inputs: _RowInputs,
    _ make: @escaping @MainActor () -> V
  ) -> ListRow {
    inputs.makeRow(source, place) { [self] in
      ModifiedContent(content: make(), modifier: modifier)
    }
  }

  /// Takes another value, and says whether it differs.
  func take(_ new: M) -> Bool {
    let isOther = !areEqualInputs(modifier, new)
    modifier = new
    return isOther
  }

  /// The rows were removed.
  func end() {}
}

/// The rows of a view under a modifier, each under that modifier.
final class ModifiedRowSource<Content: View, M: ViewModifier>:
  _RowSource<ModifiedContent<Content, M>>
{
  private let inner: _RowSource<Content>
  private let modifier: TypedRowModifier<M>
  private unowned(unsafe) let host: RowHost

  init(
    _ value: ModifiedContent<Content, M>, _ inputs: _RowInputs,
    _ modifier: TypedRowModifier<M>? = nil
  ) {
    let modifier = modifier ?? TypedRowModifier(value.modifier, outer: inputs.modifiers)
    self.modifier = modifier
    host = inputs.host
    var inputs = inputs
    inputs.modifiers = modifier
    inner = Content._makeRows(value.content, inputs)
  }

  override func update(_ new: ModifiedContent<Content, M>) {
    if modifier.take(new.modifier) { host.makeStale(self) }
    inner.update(new.content)
  }

  override var parts: [_RowProvider] { [inner] }

  override func discard() {
    super.discard()
    modifier.end()
  }
}
