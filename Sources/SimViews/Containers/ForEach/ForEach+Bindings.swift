// ForEach over a binding: each element's content gets a binding to that element, of two closures over the whole collection, so
// every element's differs when any element does (mechanism.md#4.7; the interface shows the closures).

extension ForEach where Content: View {
  /// Creates an instance that uniquely identifies and creates views across updates based on the identity of
  /// the underlying data.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID,
    C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// Creates an instance that uniquely identifies and creates views across updates based on the identity of
  /// the underlying data.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection,
    C: RandomAccessCollection, C.Index: Hashable
  {
    let values = data.wrappedValue
    self.init(
      identified: values.indices.lazy.map { ($0, values[$0][keyPath: id]) }, id: { $0.1 },
      content: { content(data[$0.0]) })
  }
}
