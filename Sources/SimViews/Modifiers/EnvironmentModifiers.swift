// What views write into the environment: any value, objects, the usual settings.

public import Observation

extension View {
  /// Sets the environment value of the specified key path to the given value.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<V>> {
    ModifiedContent(
      content: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Places an observable object in the view's environment.
  nonisolated public func environment<T: AnyObject & Observable>(
    _ object: T?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<T?>> {
    ModifiedContent(
      content: self,
      modifier: _EnvironmentKeyWritingModifier(
        keyPath: \EnvironmentValues[_object: ObjectTag<T>()], value: object))
  }

  /// Sets the default font for text in this view.
  @_disfavoredOverload
  nonisolated public func font(
    _ font: Font?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Font?>> {
    environment(\.font, font)
  }

  /// Sets the color of the foreground elements displayed by this view.
  @_disfavoredOverload
  nonisolated public func foregroundColor(
    _ color: Color?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Color?>> {
    environment(\.foregroundColor, color)
  }

  /// Sets the maximum number of lines that text can occupy in this view.
  nonisolated public func lineLimit(
    _ number: Int?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<Int?>> {
    environment(\.lineLimit, number)
  }

  /// Adds a condition that controls whether users can interact with this view.
  ///
  /// Nothing below can enable again what a view above disabled.
  nonisolated public func disabled(
    _ disabled: Bool
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>> {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum ForegroundColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
extension EnvironmentValues {
  /// The default font of this environment.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  package var foregroundColor: Color? {
    get { self[ForegroundColorKey.self] }
    set {
      self[ForegroundColorKey.self] = newValue
      if foregroundLevels != nil { foregroundLevels = nil }
    }
  }

  /// The maximum number of lines that text can occupy in a view.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
}
