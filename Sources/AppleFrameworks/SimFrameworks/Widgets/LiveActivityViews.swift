// The views of Live Activities. Their closures are type-checked and not called, because there is no lock screen and no
// Dynamic Island.

public import Foundation
public import SimViews

public struct ActivityViewContext<Attributes: ActivityAttributes> {
  public let attributes: Attributes
  public let state: Attributes.ContentState
  public let activityID: String
  public let isStale: Bool
}

public struct ActivityConfiguration<Attributes: ActivityAttributes>: WidgetConfiguration {
  /// Creates a configuration whose content is never requested.
  public init<Content: View>(
    for attributesType: Attributes.Type,
    @ViewBuilder content: @escaping (ActivityViewContext<Attributes>) -> Content,
    dynamicIsland: @escaping (ActivityViewContext<Attributes>) -> DynamicIsland
  ) {}
}

extension WidgetConfiguration {
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

  public func widgetURL(_ url: URL?) -> DynamicIsland { self }
  public func keylineTint(_ color: Color?) -> DynamicIsland { self }
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

  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
}

public struct DynamicIslandExpandedContent<Content> {
  let positions: [DynamicIslandExpandedRegionPosition]
}

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
  nonisolated public func activityBackgroundTint(_ color: Color?) -> Self { self }
  nonisolated public func activitySystemActionForegroundColor(_ color: Color?) -> Self { self }
}

extension EnvironmentValues {
  public var isActivityFullscreen: Bool { false }
  public var activityFamily: ActivityFamily { .medium }
}

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

@resultBuilder
public struct PreviewActivityBuilder<State> {
  public static func buildExpression(_ state: State) -> [State] { [state] }
  public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
}

/// Declares a preview that is type-checked and not listed, because there is no lock screen.
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes>(
  _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> any Widget,
  @PreviewActivityBuilder<Attributes.ContentState> contentStates:
    @escaping @MainActor () ->
    [Attributes.ContentState]
) = #externalMacro(module: "SwiftUIMacros", type: "CheckedPreviewMacro")

public enum DynamicIslandExpandedRegionVerticalPlacement: Hashable, Sendable {
  case `default`
  case belowIfTooWide
}

extension View {
  /// Accepted and ignored: there is no Dynamic Island.
  nonisolated public func dynamicIsland(
    verticalPlacement: DynamicIslandExpandedRegionVerticalPlacement
  ) -> some View { self }
}
