// A chart: its content is collected with the body, and drawn over all the room that there is.

import SimComponents
public import SimViews

/// A SwiftUI view that displays a chart.
nonisolated public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.plotScales) private var scales

  /// Creates a chart composed of any number of data series and individual marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart composed of a series of identifiable marks.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart composed of a series of marks.
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
