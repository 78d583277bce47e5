// A chart. Its content is collected during the body evaluation and drawn in the whole proposed
// size.

import SimComponents
public import SimViews

nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.plotScales) private var scales

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data, content: content)
  }

  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }

  @MainActor public var body: some View {
    let marks = PlacedMarks(content, scales)
    return Canvas { context, size in marks.draw(into: context, size: size) }
      .accessibilityElement(children: .ignore)
  }
}
