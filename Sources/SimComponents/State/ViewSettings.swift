// Environment values set around a view, and its access to its document and its focus.

public import Foundation
public import SimViews

private enum DynamicRangeKey: EnvironmentKey {
  static var defaultValue: Image.DynamicRange? { nil }
}
private enum SpringLoadingKey: EnvironmentKey {
  static var defaultValue: SpringLoadingBehavior { .automatic }
}
private enum MaterialAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}
private enum DocumentConfigurationKey: EnvironmentKey {
  static var defaultValue: DocumentConfiguration? { nil }
}

extension EnvironmentValues {
  /// The allowed dynamic range for the view, or nil.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[DynamicRangeKey.self] }
    set { self[DynamicRangeKey.self] = newValue }
  }
  /// The behavior of spring loaded interactions for the views.
  public var springLoadingBehavior: SpringLoadingBehavior { writtenSpringLoadingBehavior }
  var writtenSpringLoadingBehavior: SpringLoadingBehavior {
    get { self[SpringLoadingKey.self] }
    set { self[SpringLoadingKey.self] = newValue }
  }
  /// The behavior materials should use for their active state.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialAppearanceKey.self] }
    set { self[MaterialAppearanceKey.self] = newValue }
  }
  /// The configuration of the document that the view is in the editor of, or nil.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
  /// Whether Assistive Access is on; only the system sets it.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether quick actions are on; only the system sets it, on a watch.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// An action that requests that focus systems evaluate default focus.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// The appearance of materials while the app is active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let automatic = Self(name: "automatic")
  /// The state of an active app.
  public static let active = Self(name: "active")
  /// The state of an inactive app.
  public static let inactive = Self(name: "inactive")
  /// The state of the window.
  public static let matchWindow = Self(name: "matchWindow")
}

/// The description of a document for the view that edits it.
public struct DocumentConfiguration: Sendable {
  /// The address of the open file: a new document has none.
  public var fileURL: URL?
  /// Whether the document can be edited.
  public var isEditable: Bool
}

/// An environment value that provides the ability to reevaluate default focus: a phone without a keyboard has none.
@MainActor @preconcurrency
public struct ResetFocusAction {
  nonisolated init() {}
  /// Requests that the focus system reevaluate default focus; nothing has it.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension View {
  /// Sets an explicit active appearance for materials in this view; materials always look active.
  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View { environment(\.materialActiveAppearance, appearance) }
}
