extension EnvironmentValues {
  /// Whether the view associated with this environment allows user interaction.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
