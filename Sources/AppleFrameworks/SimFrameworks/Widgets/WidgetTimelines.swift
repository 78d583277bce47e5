// What widgets show and when: values that the home screen asks for. A simulated device has no home screen, so nobody asks.

public import Foundation
public import SimViews

/// The size and place of a widget.
public enum WidgetFamily: Int, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// On the home screen, and on the lock screen.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular,
    accessoryRectangular, accessoryInline
  public var description: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    }
  }
}

/// What a widget shows from a date on.
public protocol TimelineEntry {
  var date: Date { get }
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters, and for how long, in seconds.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  public var score: Float, duration: TimeInterval
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}

public struct TimelineReloadPolicy: Equatable, Sendable {
  private let date: Date?
  private let isNever: Bool
  public static let atEnd = Self(date: nil, isNever: false)
  public static let never = Self(date: nil, isNever: true)
  public static func after(_ date: Date) -> Self { Self(date: date, isNever: false) }
}

/// What a widget shows one after another.
public struct Timeline<EntryType: TimelineEntry> {
  public let entries: [EntryType]
  public let policy: TimelineReloadPolicy
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// What is known of the place of a widget.
public struct TimelineProviderContext: Sendable {
  public let family: WidgetFamily
  /// Whether it is shown to be chosen.
  public let isPreview: Bool
  public let displaySize: CGSize
  /// Creates a place; on a phone of 390 points a small widget is 158 points square.
  public init(
    family: WidgetFamily = .systemSmall, isPreview: Bool = false,
    displaySize: CGSize = CGSize(width: 158, height: 158)
  ) { (self.family, self.isPreview, self.displaySize) = (family, isPreview, displaySize) }
}

public protocol TimelineProvider {
  associatedtype Entry: TimelineEntry
  typealias Context = TimelineProviderContext
  /// What is shown before there is anything.
  func placeholder(in context: Context) -> Entry
  /// What is shown where the widget is chosen.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}

/// What gives a widget its entries by what the user has set.
public protocol AppIntentTimelineProvider {
  /// An entry, and what the user has set.
  associatedtype Entry: TimelineEntry
  associatedtype Intent
  typealias Context = TimelineProviderContext
  /// What is shown before there is anything.
  func placeholder(in context: Context) -> Entry
  /// What is shown where the widget is chosen.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
}

extension EnvironmentValues {
  /// The size and place of the widget around the view; there is none.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }
  /// How the widget around the view is drawn; there is none.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }
  /// Whether the widget around the view has its ground.
  public var showsWidgetContainerBackground: Bool { true }
  /// How far the content of the widget around the view stays from its edges.
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}

private struct WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemSmall
}
private struct WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String
  /// In its colours, in two tones, or in one.
  public static let fullColor = Self(description: "fullColor"),
    accented = Self(description: "accented"), vibrant = Self(description: "vibrant")
}
