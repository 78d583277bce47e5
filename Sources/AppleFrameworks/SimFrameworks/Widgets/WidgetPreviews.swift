/// A result builder of the entries that a preview of a widget shows.
@resultBuilder
public struct PreviewTimelineBuilder {
  public static func buildExpression<E: TimelineEntry>(_ entry: E) -> [any TimelineEntry] {
    [entry]
  }
  public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] {
    entries.flatMap { $0 }
  }
}

/// Creates a preview of a widget, which is checked and not listed: there is no home screen to show it on.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, as family: WidgetFamily,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () -> [any TimelineEntry]
) = #externalMacro(module: "SwiftUIMacros", type: "CheckedPreviewMacro")
