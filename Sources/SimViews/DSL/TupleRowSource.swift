/// The rows of several views, one after another.
final class TupleRowSource<each Content: View>: _RowSource<TupleView<repeat each Content>> {
  private var typed: (repeat _RowSource<each Content>)?
  private var sources: [_RowProvider] = []

  init(_ value: TupleView<repeat each Content>, _ inputs: _RowInputs) {
    super.init()
    func make<C: View>(_ content: C) -> _RowSource<C> {
      let source = C._makeRows(content, inputs)
      sources.append(source)
      return source
    }
    typed = (repeat make(each value.value))
  }

  override var parts: [_RowProvider] { sources }

  override func update(_ new: TupleView<repeat each Content>) {
    guard let typed else { return }
    repeat (each typed).update(each new.value)
  }
}
