// Widgets: an app declares them, and there is no home screen to show them.

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
  /// Prints a message and returns, because there is no home screen.
  public static func main() { print("A widget is shown by a home screen, and here is none.") }
}

extension WidgetBundle {
  /// Prints a message and returns, because there is no home screen.
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
  /// Creates a configuration whose content is never requested.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

public struct AppIntentConfiguration<Intent, Content: View>: WidgetConfiguration {
  /// Creates a configuration whose content is never requested.
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
  public func contentMarginsDisabled() -> Self { self }
  public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> Self { self }
  /// Accepted and ignored: nothing is loaded in the background.
  public func onBackgroundURLSessionEvents(
    matching matchingString: String, _ urlSessionEvent: @escaping (String, () -> Void) -> Void
  ) -> Self { self }
}

public struct WidgetPreviewContext: Sendable {
  let family: WidgetFamily
  public init(family: WidgetFamily) { self.family = family }
}

extension View {
  /// Sets the widget family in the environment of a preview, which is shown on an ordinary screen.
  nonisolated public func previewContext(_ value: WidgetPreviewContext) -> some View {
    environment(\.widgetFamily, value.family)
  }
}

extension View {
  /// Accepted and ignored: the label is not shown.
  nonisolated public func widgetLabel<Label: View>(
    @ViewBuilder label: () -> Label
  ) -> some View { self }
  /// Accepted and ignored: the label is not shown.
  nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }
  /// Accepted and ignored: the label is not shown.
  @_disfavoredOverload
  nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
}

public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View { Color.gray.opacity(0.2) }
}
