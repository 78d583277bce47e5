// What an activity would show: the closures are checked and not called, because there is neither a lock screen nor an island.

public import Foundation
public import SimViews

/// What a view of an activity is given.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  /// Whether what it shows is no longer true.
  public let isStale: Bool
}

public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Creates what a widget is; nobody asks for its content.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

extension WidgetConfiguration {
  /// Says on which devices an activity is shown, too.
  public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> Self { self }
}

public enum ActivityFamily: Hashable, Sendable {
  case small
  case medium
}

@MainActor @preconcurrency
public struct DynamicIsland {
  public init<
    Expanded, CompactLeading: View, CompactTrailing: View, Minimal: View
  >(
    @DynamicIslandExpandedContentBuilder expanded:
      @escaping () ->
      DynamicIslandExpandedContent<Expanded>,
    @ViewBuilder compactLeading: @escaping () -> CompactLeading,
    @ViewBuilder compactTrailing: @escaping () -> CompactTrailing,
    @ViewBuilder minimal: @escaping () -> Minimal
  ) {}

  /// Sets what is opened by a tap.
  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// Sets the distance of the content from its edges.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

public enum DynamicIslandMode: Hashable, Sendable {
  case compactLeading
  case compactTrailing
  case expanded
  case minimal
}

/// Where a part of a large island stands.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  let name: String
  public static let leading = Self(name: "leading")
  public static let trailing = Self(name: "trailing")
  public static let center = Self(name: "center")
  public static let bottom = Self(name: "bottom")
}

public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition

  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) { self.position = position }

  /// Sets the distance of the content from its edges.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
}

public struct DynamicIslandExpandedContent<Content> {
  let positions: [DynamicIslandExpandedRegionPosition]
}

/// A result builder of the parts of a large island.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Never> {
    DynamicIslandExpandedContent(positions: [region.position])
  }
  public static func buildBlock(
    _ parts: DynamicIslandExpandedContent<Never>...
  ) -> DynamicIslandExpandedContent<Never> {
    DynamicIslandExpandedContent(positions: parts.flatMap(\.positions))
  }
  public static func buildOptional(
    _ part: DynamicIslandExpandedContent<Never>?
  ) -> DynamicIslandExpandedContent<Never> { part ?? DynamicIslandExpandedContent(positions: []) }
  public static func buildEither(
    first: DynamicIslandExpandedContent<Never>
  ) -> DynamicIslandExpandedContent<Never> { first }
  public static func buildEither(
    second: DynamicIslandExpandedContent<Never>
  ) -> DynamicIslandExpandedContent<Never> { second }
}

extension View {
  /// Accepted: the colour of an activity on a lock screen.
  nonisolated public func activityBackgroundTint(_ color: Color?) -> Self { self }
  /// Accepted: the colour of the system's buttons beside an activity.
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> Self { self }
}

extension EnvironmentValues {
  public var isActivityFullscreen: Bool { false }
  public var activityFamily: ActivityFamily { .medium }
}

/// Which view of an activity a preview shows.
public struct ActivityPreviewViewKind: Hashable, Sendable {
  public enum DynamicIslandPreviewState: Hashable, Sendable {
    case minimal
    case compact
    case expanded
  }
  let island: DynamicIslandPreviewState?
  public static let content = Self(island: nil)
  public static func dynamicIsland(_ state: DynamicIslandPreviewState) -> Self {
    Self(island: state)
  }
}

/// A result builder of the states that a preview of an activity shows.
@resultBuilder
public struct PreviewActivityBuilder<State> {
  public static func buildExpression(_ state: State) -> [State] { [state] }
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
}

/// Creates a preview of an activity, which is checked and not listed: there is no lock screen to show it on.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewActivityBuilder<Attributes.ContentState> contentStates:
    @escaping @MainActor () ->
    [Attributes.ContentState]
) = #externalMacro(module: "SwiftUIMacros", type: "CheckedPreviewMacro")

/// Where a view of a large island stands beside the camera.
public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  case `default`
  /// Below it, if there is no space.
  case belowIfTooWide
}

extension View {
  /// Sets where the view stands in a large island, which is not shown.
  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}
