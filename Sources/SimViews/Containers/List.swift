/// A container that presents rows of data arranged in a single column.
nonisolated public struct List<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a list with the given content.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a list that computes its rows on demand from identifiable data.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list that identifies its rows by a key path of the data.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list that computes its rows on demand over a constant range.
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }

  /// A node whose rows are made on demand.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    ListNode<Content>(value, inputs)
  }
}

/// The node of a list.
final class ListNode<Content: View>: _TypedNode<List<Content>> {
  private let source: _RowSource<Content>
  private let host: ListHost
  private let element: ListElement

  init(_ value: List<Content>, _ inputs: _ViewInputs) {
    element = ListElement(id: inputs.runtime.makeElementID())
    source = Content._makeRows(value.content, inputs)
    host = ListHost(inputs, source: source, element: element)
    element.attach(host)
    super.init(inputs)
    runtime.report(.listUpdated)
  }

  override func update(_ new: List<Content>) {
    runtime.report(.listUpdated)
    source.update(new.content)
    host.needsUpdate()
  }

  override func collect(into elements: inout [RenderElement]) { elements.append(element) }
  override func tearDown() { host.removeAll() }
  override var label: String { "List" }
}
