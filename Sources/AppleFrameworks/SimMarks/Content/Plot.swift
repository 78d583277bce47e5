// A group of marks.

public import SimViews

/// A group of marks that share modifiers.
nonisolated public struct Plot<Content: ChartContent>: ChartContent, Primitive {
  private let content: Content

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  @MainActor public func _collect(_ marks: inout [PlotMark]) { content._collect(&marks) }
}
