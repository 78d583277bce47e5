// Modifiers for scrolling other than indicators, positions and targets. Values reach all code that reads them; settings that
// would change how content is drawn or bounces are noted.

public import Foundation

/// The ways that a scrollable view can bounce when it reaches the end of its content.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// The behavior depends on the container.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where content is larger than its window.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The placement of content margins.
public struct ContentMarginPlacement: Hashable, Sendable {
  let name: String
  /// The margins of the container.
  public static let automatic = ContentMarginPlacement(name: "automatic")
  /// The margins of scrolling content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
  /// The margins of scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}

/// The style of the effect at an edge of scrolling content.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As the system does.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
}

private enum DismissesKeyboardKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
private enum ScrollBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// The way that scrollable content interacts with the software keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKeyboardKey.self] }
    set { self[DismissesKeyboardKey.self] = newValue }
  }
  /// Whether lists and forms have a background of their own.
  package var scrollContentBackground: Visibility {
    get { self[ScrollBackgroundKey.self] }
    set { self[ScrollBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Configures the behavior in which scrollable content interacts with the software keyboard.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ScrollDismissesKeyboardMode>> {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Configures the bounce behavior of scrollable views along the specified axis; noted.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> ModifiedContent<Self, _NotedModifier<ScrollBounceBehavior>> {
    noted("scrollBounceBehavior", behavior)
  }

  /// Specifies the visibility of the background for scrollable views within this view.
  nonisolated public func scrollContentBackground(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Visibility>> {
    environment(\.scrollContentBackground, visibility)
  }

  /// Sets whether a scroll view clips its content to its bounds; noted for drawing.
  nonisolated public func scrollClipDisabled(
    _ disabled: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<Bool>> { noted("scrollClipDisabled", disabled) }

  /// Flashes the scroll indicators of a scrollable view when it appears; noted.
  nonisolated public func scrollIndicatorsFlash(
    onAppear: Bool
  ) -> ModifiedContent<Self, _NotedModifier<Bool>> { noted("scrollIndicatorsFlash", onAppear) }

  /// Flashes the scroll indicators of scrollable views when a value changes; noted.
  nonisolated public func scrollIndicatorsFlash<V: Equatable>(
    trigger value: V
  ) -> ModifiedContent<Self, _NotedModifier<V>> { noted("scrollIndicatorsFlash", value) }

  /// Configures the style of the effect at the edges of scrolling content; noted for drawing.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> ModifiedContent<Self, _NotedModifier<ScrollEdgeEffectStyle?>> {
    noted("scrollEdgeEffectStyle", style)
  }

  /// Hides the effect at the edges of scrolling content; noted for drawing.
  nonisolated public func scrollEdgeEffectHidden(
    _ hidden: Bool = true, for edges: Edge.Set = .all
  ) -> ModifiedContent<Self, _NotedModifier<Bool>> { noted("scrollEdgeEffectHidden", hidden) }

  /// Configures whether a view is a scroll target; only the views of a target layout are.
  nonisolated public func scrollTarget(
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<Bool>> { noted("scrollTarget", isEnabled) }

  /// Adds padding to the specified edges of the scrolling content of this view, in points; 16 where no length is given.
  ///
  /// The content of scroll views and lists lies inside it and scrolls under it; indicators stay where they are.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> ModifiedContent<Self, _ContentMarginsModifier> {
    let length = length ?? 16
    return contentMargins(
      edges,
      EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
  }

  /// Configures the content margin for a provided placement, in points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> ModifiedContent<Self, _ContentMarginsModifier> {
    modifier(_ContentMarginsModifier(edges: edges, insets: insets, placement: placement))
  }

  /// Configures the content margin for a provided placement, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> ModifiedContent<Self, _ContentMarginsModifier> {
    contentMargins(.all, length, for: placement)
  }
}

/// The modifier behind `contentMargins`.
nonisolated public struct _ContentMarginsModifier: EnvironmentWriting {
  let edges: Edge.Set
  let insets: EdgeInsets
  let placement: ContentMarginPlacement

  var writing: (inout EnvironmentValues) -> Void { { $0.contentMargins.take(self) } }
}

/// How far the content of scroll views and lists lies inside them, in points; nil if it is not set.
package struct ContentMargins: Hashable {
  package var top, leading, bottom, trailing: CGFloat?

  mutating func take(_ modifier: _ContentMarginsModifier) {
    guard modifier.placement != .scrollIndicators else { return }
    if modifier.edges.contains(.top) { top = modifier.insets.top }
    if modifier.edges.contains(.leading) { leading = modifier.insets.leading }
    if modifier.edges.contains(.bottom) { bottom = modifier.insets.bottom }
    if modifier.edges.contains(.trailing) { trailing = modifier.insets.trailing }
  }

  /// The margins as insets, nothing where it is not set.
  var insets: EdgeInsets {
    EdgeInsets(top: top ?? 0, leading: leading ?? 0, bottom: bottom ?? 0, trailing: trailing ?? 0)
  }
}

private enum ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
  /// How far the content of scroll views and lists lies inside them.
  package var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}
