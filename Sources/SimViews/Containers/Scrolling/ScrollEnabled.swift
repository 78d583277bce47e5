// Whether a finger can scroll.

private enum ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// A Boolean value that indicates whether any scroll views associated with this environment allow
  /// scrolling to occur.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}

extension View {
  /// Disables or enables scrolling in scrollable views.
  nonisolated public func scrollDisabled(
    _ disabled: Bool
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Bool>> {
    environment(\.isScrollEnabled, !disabled)
  }
}
