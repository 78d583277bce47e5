// The user's arrangement of tabs; recorded without effect.

public import Foundation
public import SimViews

extension View {
  /// Specifies the customizations to apply to the sidebar representation of the tab view; recorded
  /// without effect.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("tabViewCustomization", ()) }
}

/// The customizations a user makes to a tab view.
public struct TabViewCustomization: Hashable, Codable, Sendable {
  public init() {}
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a property that can save and restore the customizations of a tab view; the device has one store for all.
  public nonisolated init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(_key: key, initially: wrappedValue, in: store)
  }
}
