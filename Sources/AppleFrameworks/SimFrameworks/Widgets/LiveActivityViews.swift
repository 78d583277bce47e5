// What an activity would show: the closures are checked and not called, because there is neither a lock screen nor an island.

public import Foundation
public import SimViews

/// What a view of an activity is given.
public struct ActivityViewContext<Attributes: ActivityAttributes> {
  /// What the activity is about.
  public let attributes: Attributes
  /// What of it changes.
  public let state: Attributes.ContentState
  /// The name of the activity.
  public let activityID: String
  /// Whether what it shows is no longer true.
  public let isStale: Bool
}

/// A widget that shows an activity.
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

/// How large an activity is shown.
public enum ActivityFamily: Hashable, Sendable {
  /// As on a watch.
  case small
  /// As on a lock screen.
  case medium
}

/// What is shown around the camera.
@MainActor @preconcurrency
public struct DynamicIsland {
  /// Creates an island.
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
  /// Sets the colour of its edge.
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
  /// Sets the distance of the content from its edges.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat, for mode: DynamicIslandMode
  ) -> DynamicIsland { self }
}

/// How an island is shown.
public enum DynamicIslandMode: Hashable, Sendable {
  /// Small, beside the camera.
  case compactLeading
  /// Small, beside the camera.
  case compactTrailing
  /// Large.
  case expanded
  /// As a dot.
  case minimal
}

/// Where a part of a large island stands.
public struct DynamicIslandExpandedRegionPosition: Hashable, Sendable {
  let name: String
  /// Before the camera.
  public static let leading = Self(name: "leading")
  /// Behind the camera.
  public static let trailing = Self(name: "trailing")
  /// Below the camera.
  public static let center = Self(name: "center")
  /// Below all.
  public static let bottom = Self(name: "bottom")
}

/// A part of a large island.
public struct DynamicIslandExpandedRegion<Content: View> {
  let position: DynamicIslandExpandedRegionPosition

  /// Creates a part.
  public init(
    _ position: DynamicIslandExpandedRegionPosition, priority: Double = 0,
    @ViewBuilder content: @escaping () -> Content
  ) { self.position = position }

  /// Sets the distance of the content from its edges.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
}

/// The parts of a large island.
public struct DynamicIslandExpandedContent<Content> {
  let positions: [DynamicIslandExpandedRegionPosition]
}

/// A result builder of the parts of a large island.
@resultBuilder
public struct DynamicIslandExpandedContentBuilder {
  /// A part.
  public static func buildExpression<Content: View>(
    _ region: DynamicIslandExpandedRegion<Content>
  ) -> DynamicIslandExpandedContent<Never> {
    DynamicIslandExpandedContent(positions: [region.position])
  }
  /// Any number of parts.
  public static func buildBlock(
    _ parts: DynamicIslandExpandedContent<Never>...
  ) -> DynamicIslandExpandedContent<Never> {
    DynamicIslandExpandedContent(positions: parts.flatMap(\.positions))
  }
  /// Parts under a condition.
  public static func buildOptional(
    _ part: DynamicIslandExpandedContent<Never>?
  ) -> DynamicIslandExpandedContent<Never> { part ?? DynamicIslandExpandedContent(positions: []) }
  /// One case or the other.
  public static func buildEither(
    first: DynamicIslandExpandedContent<Never>
  ) -> DynamicIslandExpandedContent<Never> { first }
  /// One case or the other.
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
  /// Whether an activity fills the screen.
  public var isActivityFullscreen: Bool { false }
  /// How large an activity is shown.
  public var activityFamily: ActivityFamily { .medium }
}

/// Which view of an activity a preview shows.
public struct ActivityPreviewViewKind: Hashable, Sendable {
  /// Which form of the island.
  public enum DynamicIslandPreviewState: Hashable, Sendable {
    /// Small, with others beside it.
    case minimal
    /// Small.
    case compact
    /// Large.
    case expanded
  }
  let island: DynamicIslandPreviewState?
  /// On the lock screen.
  public static let content = Self(island: nil)
  /// Around the camera.
  public static func dynamicIsland(_ state: DynamicIslandPreviewState) -> Self {
    Self(island: state)
  }
}

/// A result builder of the states that a preview of an activity shows.
@resultBuilder
public struct PreviewActivityBuilder<State> {
  /// A state.
  public static func buildExpression(_ state: State) -> [State] { [state] }
  /// Any number of states.
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
  /// Beside the camera.
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
