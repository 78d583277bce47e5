// How people arrange tabs; noted.

public import SimViews

extension View {
  /// Specifies the customizations to apply to the sidebar representation of the tab view; noted.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("tabViewCustomization", ()) }
}

/// The customizations a user makes to a tab view.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  /// Creates customizations: none.
  public init() {}
}
