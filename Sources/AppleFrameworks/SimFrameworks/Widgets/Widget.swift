// Widgets: an app says what it has, and nothing is put on a home screen.

public import SimViews

@MainActor @preconcurrency
public protocol Widget {
  associatedtype Body: WidgetConfiguration
  var body: Body { get }
  init()
}

@MainActor @preconcurrency
public protocol WidgetConfiguration {}

@MainActor @preconcurrency
public protocol WidgetBundle {
  associatedtype Body: Widget
  @WidgetBundleBuilder var body: Body { get }
  init()
}

extension Widget {
  /// Runs the widgets of an app: nothing asks for them, so it ends.
  public static func main() { print("A widget is shown by a home screen, and here is none.") }
}

extension WidgetBundle {
  /// Runs the widgets of an app: nothing asks for them, so it ends.
  public static func main() { print("Widgets are shown by a home screen, and here is none.") }
}

public struct _Widgets: Widget {
  public nonisolated init() {}
  public var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

public struct EmptyWidgetConfiguration: WidgetConfiguration {
  public nonisolated init() {}
}

@resultBuilder
public struct WidgetBundleBuilder {
  public static func buildExpression<W: Widget>(_ widget: W) -> _Widgets { _Widgets() }
  public static func buildBlock(_ widgets: _Widgets...) -> _Widgets { _Widgets() }
  public static func buildOptional(_ widgets: _Widgets?) -> _Widgets { _Widgets() }
  public static func buildLimitedAvailability(_ widgets: _Widgets) -> _Widgets { widgets }
}

public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  /// Creates what a widget is; nobody asks for its content.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

public struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  /// Creates what a widget is; nobody asks for its content.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

extension WidgetConfiguration {
  public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> Self { self }
  public func description(_ descriptionKey: LocalizedStringKey) -> Self { self }
  @_disfavoredOverload
  public func description<S: StringProtocol>(_ description: S) -> Self { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> Self { self }
  /// Lets the content go to the edges.
  public func contentMarginsDisabled() -> Self { self }
  /// Says whether the ground may be taken away.
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> Self { self }
  /// Accepted; nothing is loaded in the background.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String, _ urlSessionEvent: @escaping (String, () -> Void) -> Void
  ) -> Self { self }
}

/// Where a preview of a widget is shown.
public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
}

extension View {
  /// Shows a preview as a widget: the view is told the size and place, and stands on a screen.
  nonisolated public func previewContext(_ value: WidgetPreviewContext) -> some View {
    environment(\.widgetFamily, value.family)
  }
}

extension View {
  /// Sets what stands beside a widget of a lock screen or a watch, which is not shown.
  nonisolated public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }
  /// Sets what stands beside a widget of a lock screen or a watch, which is not shown.
  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Sets what stands beside a widget of a lock screen or a watch, which is not shown.
  @_disfavoredOverload
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
}

/// A ground for what stands on a lock screen.
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Color.gray.opacity(0.2) }
}
