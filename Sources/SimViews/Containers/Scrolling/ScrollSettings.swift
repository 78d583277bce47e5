// What modifiers say of scrolling beside indicators and positions. Values reach those who read them; what would change
// how content is drawn or bounces is noted.

public import Foundation

/// The ways that scrollable content can interact with the software keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// The mode depends on the container.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as scrolling starts.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The ways that a scrollable view can bounce when it reaches the end of its content.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// The behavior depends on the container.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Where content is larger than its window.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// A type that defines the scroll behavior of a scrollable view.
public protocol ScrollTargetBehavior {
  /// The context in which a target is updated.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Updates the proposed target that a scrollable view should scroll to.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// A type defining the target in which a scroll view should try and scroll to.
public struct ScrollTarget: Hashable, Sendable {
  /// The rect that a scrollable view should try and have contained, in points.
  public var rect: CGRect
  /// The anchor to which the rect should be aligned within the visible region.
  public var anchor: UnitPoint?
  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The context in which a scroll target behavior updates its scroll target.
public struct ScrollTargetBehaviorContext: Sendable {
  /// The original target when the scroll gesture began.
  public let originalTarget: ScrollTarget
  /// The current velocity of the scrollable view's scroll gesture, in points a second.
  public let velocity: CGVector
  /// The size of the content of the scrollable view, in points.
  public let contentSize: CGSize
  /// The size of the container of the scrollable view, in points.
  public let containerSize: CGSize
  /// The axes in which the scrollable view is scrollable.
  public let axes: Axis.Set
}

/// The scroll behavior that aligns scroll targets to container-based geometry.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates a paging scroll behavior.
  public init() {}
  /// Moves to the nearest page.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ position: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? (position / length).rounded() * length : position
    }
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, context.containerSize.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, context.containerSize.height)
    }
  }
}

/// The scroll behavior that aligns scroll targets to view-based geometry.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one gesture scrolls at most.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// As the system does.
    public static let automatic = LimitBehavior(name: "automatic")
    /// A few views.
    public static let always = LimitBehavior(name: "always")
    /// As far as the fling goes.
    public static let never = LimitBehavior(name: "never")
    /// A few views, where that is usual.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    /// One view.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
  }
  let limit: LimitBehavior
  /// Creates a view aligned scroll behavior.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }
  /// The targets of the container decide; without them the target stays.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// The scroll behavior that aligns scroll targets to container-based geometry.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The scroll behavior that aligns scroll targets to view-based geometry.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  /// The scroll behavior that aligns scroll targets to view-based geometry.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
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
  /// A soft edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
  /// A hard edge.
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
  /// Configures the behavior in which scrollable content interacts with the software keyboard; noted.
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

  /// Specifies the visibility of the background for scrollable views within this view; noted for drawing.
  nonisolated public func scrollContentBackground(
    _ visibility: Visibility
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Visibility>> {
    environment(\.scrollContentBackground, visibility)
  }

  /// Sets whether a scroll view clips its content to its bounds; noted for drawing.
  nonisolated public func scrollClipDisabled(
    _ disabled: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<Bool>> { noted("scrollClipDisabled", disabled) }

  /// Sets the scroll behavior of views scrollable in the provided axis; content comes to rest where it will.
  nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(
    _ behavior: B
  ) -> ModifiedContent<Self, _NotedModifier<B>> { noted("scrollTargetBehavior", behavior) }

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

  /// Configures whether a view is a scroll target; every row of a lazy stack is one already.
  nonisolated public func scrollTarget(
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<Bool>> { noted("scrollTarget", isEnabled) }

  /// Adds padding to the specified edges of the scrolling content of this view, in points.
  ///
  /// The content of scroll views and lists lies as far from the edges as under `safeAreaPadding`.
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
nonisolated public struct _ContentMarginsModifier: ViewModifier {
  let edges: Edge.Set
  let insets: EdgeInsets
  let placement: ContentMarginPlacement
  /// Never called.
  public typealias Body = Never

  /// A node with a scope of the environment.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    EnvironmentNode<C, Self>(value, inputs) { modifier in { $0.contentMargins.take(modifier) } }
  }
}

/// How far the content of scroll views and lists lies inside of them.
package struct ContentMargins: Hashable {
  /// The margins of the content, in points.
  package var content = EdgeInsets()

  mutating func take(_ modifier: _ContentMarginsModifier) {
    guard modifier.placement != .scrollIndicators else { return }
    if modifier.edges.contains(.top) { content.top = modifier.insets.top }
    if modifier.edges.contains(.leading) { content.leading = modifier.insets.leading }
    if modifier.edges.contains(.bottom) { content.bottom = modifier.insets.bottom }
    if modifier.edges.contains(.trailing) { content.trailing = modifier.insets.trailing }
  }
}

private enum ContentMarginsKey: EnvironmentKey {
  static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
  /// How far the content of scroll views and lists lies inside of them.
  package var contentMargins: ContentMargins {
    get { self[ContentMarginsKey.self] }
    set { self[ContentMarginsKey.self] = newValue }
  }
}
