// The style that `background` stands for below a view.

private enum BackgroundStyleKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  /// An optional style that overrides the default system background style when set.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the specified style to render backgrounds within the view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<AnyShapeStyle?>> {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
