// Forms of modifiers that newer systems brought: anchors by role, transitions with a configuration, labels from views,
// and what is kept for drawing or for other devices.

public import Foundation
public import SimViews

/// A role of a scroll anchor.
nonisolated public struct ScrollAnchorRole: Hashable, Sendable {
  let name: String
  /// Where the content stands at first.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// Where the content stands when sizes change.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content stands that is smaller than its scroll view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}

extension View {
  /// Associates an anchor with one role; the first offset follows it, other roles are noted.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.defaultScrollAnchor) { if role == .initialOffset { $0 = anchor } }
  }

  /// Identifies this view as the source of a navigation transition and says how it looks then; noted.
  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration)
      -> some MatchedTransitionSourceConfiguration
  ) -> ModifiedContent<Self, _NotedModifier<ID>> {
    noted("matchedTransitionSource", id)
  }

  /// Configures the view to answer a change of a value with what a closure returns; noted.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> ModifiedContent<Self, _NotedModifier<T>> {
    noted("sensoryFeedback", trigger)
  }

  /// Enables user suppression of dialogs with the standard message; noted.
  nonisolated public func dialogSuppressionToggle(
    isSuppressed: Binding<Bool>
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("dialogSuppressionToggle", "")
  }

  /// Sets the spring loading behavior of this view; noted.
  nonisolated public func springLoadingBehavior(
    _ behavior: SpringLoadingBehavior
  ) -> ModifiedContent<Self, _NotedModifier<SpringLoadingBehavior>> {
    noted("springLoadingBehavior", behavior)
  }

  /// Adds custom actions to a section; noted.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("sectionActions", ()) }

  /// Configures the message of a file dialog; noted.
  nonisolated public func fileDialogMessage(
    _ messageKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("fileDialogMessage", messageKey.string)
  }

  /// Advertises a user activity type; noted, as there is no other device.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("userActivity", activityType)
  }

  /// Registers a handler for a user activity; it is never called.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("onContinueUserActivity", activityType)
  }

  /// Provides a closure that vends the drag representation of the view; noted.
  nonisolated public func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("itemProvider", ()) }

  /// Adds an action to perform when the user double-taps a pencil; there is none.
  nonisolated public func onPencilDoubleTap(
    perform action: @escaping (PencilDoubleTapGestureValue) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("onPencilDoubleTap", ()) }

  /// Adds an accessibility label that is made of the one in use; noted.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("accessibilityLabel", ()) }

  /// Adds a quick action for accessibility; noted.
  nonisolated public func accessibilityQuickAction<S: AccessibilityQuickActionStyle, C: View>(
    style: S, @ViewBuilder content: () -> C
  ) -> ModifiedContent<Self, _NotedModifier<S>> { noted("accessibilityQuickAction", style) }

  /// Adds an accessibility zoom action; noted.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("accessibilityZoomAction", ()) }

  /// Defines where accessibility begins; noted.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> ModifiedContent<Self, _NotedModifier<Value>> { noted("accessibilityDefaultFocus", value) }

  /// Configures the document that a title stands for; noted.
  nonisolated public func navigationDocument(
    _ url: URL
  ) -> ModifiedContent<Self, _NotedModifier<URL>> { noted("navigationDocument", url) }

  /// Sets the way in which symbols are coloured; noted.
  nonisolated public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> ModifiedContent<Self, _NotedModifier<SymbolColorRenderingMode?>> {
    noted("symbolColorRenderingMode", mode)
  }

  /// Marks this view as searchable with tokens, which are not shown.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable with tokens and suggested tokens, which are not shown.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Marks this view as searchable with tokens and suggested tokens, which are not shown.
  nonisolated public func searchable<
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> ModifiedContent<Self, _SearchModifier> where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
}

/// How the source of a zoom transition looks.
nonisolated public protocol MatchedTransitionSourceConfiguration {}

/// The look of a source as it is.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration:
  MatchedTransitionSourceConfiguration
{
  /// A background; noted.
  public func background(_ style: Color) -> Self { self }
  /// A shape of the source; noted.
  public func clipShape<S: Shape>(_ shape: S) -> Self { self }
  /// A shadow; noted.
  public func shadow(color: Color = .clear, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> Self
  { self }
}

/// How a view behaves while something is dragged over it.
nonisolated public enum SpringLoadingBehavior: Hashable, Sendable {
  /// The behaviors.
  case automatic, enabled, disabled
}

/// How symbols are coloured.
nonisolated public enum SymbolColorRenderingMode: Hashable, Sendable {
  /// The modes.
  case flat, gradient
}

/// What the app is doing, for other devices of its user.
public final class NSUserActivity {
  /// The type.
  public let activityType: String
  /// What a person reads.
  public var title: String?
  /// What the activity needs to go on.
  public var userInfo: [AnyHashable: Any]?
  /// A page on the web.
  public var webpageURL: URL?
  /// Whether other devices may continue it.
  public var isEligibleForHandoff = true
  /// Whether it can be searched for.
  public var isEligibleForSearch = false
  /// Whether it may be suggested.
  public var isEligibleForPrediction = false
  /// Makes an activity.
  public init(activityType: String) { self.activityType = activityType }
  /// There is no other device.
  public func becomeCurrent() {}
  /// There is no other device.
  public func invalidate() {}
}

/// A double tap of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

/// How a quick action is shown.
nonisolated public protocol AccessibilityQuickActionStyle {}

/// A quick action that prompts.
nonisolated public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}

/// A quick action that outlines.
nonisolated public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
  /// A presentation style that animates an outline and announces.
  public static var prompt: Self { .init() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
  /// A presentation style that animates an outline.
  public static var outline: Self { .init() }
}

/// A zoom of an assistive technology.
public struct AccessibilityZoomGestureAction {
  /// In which direction it goes.
  public enum Direction: Hashable, Sendable {
    /// The directions.
    case zoomIn, zoomOut
  }
  /// The direction.
  public let direction: Direction
  /// Where, relative to the view.
  public let location: UnitPoint
}

extension AnyTransition {
  /// A transition that applies an effect to symbols; it fades.
  public static var symbolEffect: AnyTransition { .opacity }
  /// A transition that applies an effect to symbols; it fades.
  public static func symbolEffect<T: TransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .opacity }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { _StyleLevel(base: self, level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { _StyleLevel(base: self, level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { _StyleLevel(base: self, level: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { _StyleLevel(base: self, level: 4) }
}

/// A level of a style.
public struct _StyleLevel<Base: ShapeStyle>: ShapeStyle, NamedStyle {
  let base: Base
  let level: Int
  package func name(in environment: EnvironmentValues) -> String {
    styleName(base, in: environment)
      + ["", ".secondary", ".tertiary", ".quaternary", ".quinary"][level]
  }
}

extension ButtonBorderShape: Shape {
  /// The outline of a button: a capsule or a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    name == "capsule" || name == "circle"
      ? Capsule().path(in: rect) : RoundedRectangle(cornerRadius: 8).path(in: rect)
  }
}

extension Shape where Self == ButtonBorderShape {
  /// A shape that defers to the environment to determine the resolved button border shape.
  nonisolated public static var buttonBorder: ButtonBorderShape { .automatic }
}

extension ToolbarDefaultItemKind {
  /// The search field.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension ToolbarContent {
  /// Controls the visibility of the glass background of items; not drawn.
  nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }
}

/// An item that the system brings along; it stands where the system puts it.
nonisolated public struct DefaultToolbarItem: ToolbarContent {
  /// Never called.
  public typealias Body = Never
  /// Creates an item of a kind.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
  /// Nothing is added.
  @MainActor public func _addItems(to items: inout _ToolbarItems) {}
}
