@resultBuilder
public struct PreviewTimelineBuilder {
  public static func buildExpression<E: TimelineEntry>(_ entry: E) -> [any TimelineEntry] {
    [entry]
  }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}

/// Declares a preview that is type-checked and not listed, because there is no home screen.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "CheckedPreviewMacro")
