// The views that can have the focus besides fields, and the default focus. On a phone without a
// keyboard, only fields have it.

public import SimViews

/// Values describing different focus interactions that a view can support.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The view is activated when it has the focus.
  public static let activate = FocusInteractions(rawValue: 1)
  /// The view's value is edited when it has the focus.
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// The priority of default focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let name: String
  public static let automatic = DefaultFocusEvaluationPriority(name: "automatic")
  /// The app's choice takes precedence over that of the user.
  public static let userInitiated = DefaultFocusEvaluationPriority(name: "userInitiated")
}

extension View {
  /// Specifies if the view is focusable; recorded without effect.
  nonisolated public func focusable(
    _ isFocusable: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<Bool>> { noted("focusable", isFocusable) }

  /// Specifies if the view is focusable, and if so, what interactions it supports; recorded without
  /// effect.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> ModifiedContent<Self, _NotedModifier<Bool>> { noted("focusable", isFocusable) }

  /// Adds a condition that controls whether the system shows effects of focus; recorded without
  /// effect.
  nonisolated public func focusEffectDisabled(
    _ disabled: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<Bool>> { noted("focusEffectDisabled", disabled) }

  /// Indicates that the view's frame and cohort of focusable descendants move focus together;
  /// recorded without effect.
  nonisolated public func focusSection() -> ModifiedContent<Self, _NotedModifier<Void>> {
    noted("focusSection", ())
  }

  /// Creates a focus scope; recorded without effect.
  nonisolated public func focusScope(
    _ namespace: Namespace.ID
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("focusScope", ()) }

  /// Indicates that the view should receive focus by default; recorded without effect.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> ModifiedContent<Self, _NotedModifier<Bool>> {
    noted("prefersDefaultFocus", prefersDefaultFocus)
  }

  /// Defines a region in which default focus is evaluated by assigning a value to a focus state: written when the view
  /// appears.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> ModifiedContent<Self, _AppearanceActionModifier> {
    onAppear { binding.wrappedValue = value }
  }
}
