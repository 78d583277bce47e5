// Other values for assistive technologies: older spellings of names and traits, quick actions,
// zooms.

public import SimViews

/// The category of an accessibility action.
public struct AccessibilityActionCategory: Equatable, Sendable {
  private let name: String
  private init(named name: String) { self.name = name }
  /// Actions of no category.
  public static let `default` = AccessibilityActionCategory(named: "default")
  public static let edit = AccessibilityActionCategory(named: "edit")
  /// Creates a category with a name.
  public init(_ nameKey: LocalizedStringKey) { self.init(named: nameKey.string) }
  /// Creates a category with a name.
  public init(_ name: Text) { self.init(named: name.string) }
  /// Creates a category with a name.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S) { self.init(named: String(name)) }
}

/// The place of the current label in an accessibility label that is made from it.
nonisolated public struct _AccessibilityLabelPlaceholder<Labeled>: PrimitiveView {
  /// Returns a node that shows nothing: labels are noted.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  { composed(value, inputs) { _ in EmptyView() } }
}

extension View {
  /// Adds an accessibility label made from the current one; recorded without effect.
  nonisolated public func accessibilityLabel<V: View>(
    @ViewBuilder content: (_ label: _AccessibilityLabelPlaceholder<Self>) -> V
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("accessibilityLabel", ()) }

  /// Adds multiple accessibility actions of a category to the view; no client calls them.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> ModifiedContent<Self, _NotedModifier<Content>> {
    noted("accessibilityActions", content())
  }

  /// Adds a quick action for accessibility; recorded without effect.
  nonisolated public func accessibilityQuickAction<S: AccessibilityQuickActionStyle, C: View>(
    style: S, @ViewBuilder content: () -> C
  ) -> ModifiedContent<Self, _NotedModifier<C>> { noted("accessibilityQuickAction", content()) }

  /// Adds an accessibility zoom action; recorded without effect.
  nonisolated public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("accessibilityZoomAction", ()) }

  /// Defines the initial accessibility focus; recorded without effect.
  nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> ModifiedContent<Self, _NotedModifier<Value>> { noted("accessibilityDefaultFocus", value) }

  /// Specifies whether to hide this view from system accessibility features.
  nonisolated public func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityHidden(hidden) }

  /// Adds a label to the view that describes its contents.
  nonisolated public func accessibility(
    label: Text
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityLabel(label) }

  /// Uses the specified string to identify the view.
  nonisolated public func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityIdentifier(identifier) }

  /// Communicates to the user what happens after performing the view's action.
  nonisolated public func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityHint(hint) }

  /// Adds a textual description of the value that the view contains.
  nonisolated public func accessibility(
    value: Text
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityValue(value) }

  /// Adds the given traits to the view.
  nonisolated public func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityAddTraits(traits) }

  /// Removes the given traits from this view.
  nonisolated public func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> { accessibilityRemoveTraits(traits) }

  /// Sets the sort priority order for this view's accessibility element; recorded without effect.
  nonisolated public func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, _NotedModifier<Double>> {
    noted("accessibilitySortPriority", sortPriority)
  }
}

/// The presentation of a quick action.
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
  /// The direction of the zoom.
  public enum Direction: Hashable, Sendable {
    case zoomIn, zoomOut
  }
  public let direction: Direction
  /// The position relative to the view.
  public let location: UnitPoint
}
