// Marks that are taken together.

public import SimViews

/// A way of grouping marks, so that modifiers stand around all of them.
nonisolated public struct Plot<Content: ChartContent>: ChartContent, Primitive {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public func _collect(_ marks: inout [PlotMark]) { content._collect(&marks) }
}
