public import Observation
import SimReflection

// Modifiers that write the environment. Most of what looks like changing a view is one of these: the
// value is read where something is shown, not where the modifier stands.

/// A modifier that writes one value into the environment.
nonisolated public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
  /// Where the value goes.
  public var keyPath: WritableKeyPath<EnvironmentValues, Value>
  /// The value.
  public var value: Value

  nonisolated init(keyPath: WritableKeyPath<EnvironmentValues, Value>, value: Value) {
    self.keyPath = keyPath
    self.value = value
  }

  /// Never called.
  public typealias Body = Never

  /// A node with a scope of the environment.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    EnvironmentNode<C, Self>(value, inputs) { $0.transform }
  }

  private var transform: (inout EnvironmentValues) -> Void {
    let keyPath = keyPath
    let value = value
    return { $0[keyPath: keyPath] = value }
  }
}

/// The node of a modifier that writes the environment.
final class EnvironmentNode<C: View, M: ViewModifier>: PassThroughNode<ModifiedContent<C, M>, C> {
  private var modifier: M
  private let scope: EnvironmentScope
  private let transform: @MainActor (M) -> (inout EnvironmentValues) -> Void

  init(
    _ value: ModifiedContent<C, M>, _ inputs: _ViewInputs,
    transform: @escaping @MainActor (M) -> (inout EnvironmentValues) -> Void
  ) {
    modifier = value.modifier
    self.transform = transform
    scope = EnvironmentScope(
      graph: inputs.runtime.graph, parent: inputs.environment, subgraph: inputs.subgraph,
      transform: transform(value.modifier))
    super.init(value, inputs, scope: scope) { $0.content }
  }

  override func update(_ new: ModifiedContent<C, M>) {
    if !areEqualInputs(modifier, new.modifier) {
      modifier = new.modifier
      scope.change(cause: runtime.environmentChanged(scope), transform(new.modifier))
      // At once: readers below take their turn in this walk, in the tree's order.
      runtime.flagStaleNodes()
    }
    super.update(new)
  }
}

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
  /// Nothing below can switch on again what a view above switched off.
  nonisolated public func disabled(
    _ disabled: Bool
  ) -> ModifiedContent<Self, _EnvironmentKeyTransformModifier<Bool>> {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private enum ForegroundColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
private enum LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// The default font of this environment.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  package var foregroundColor: Color? {
    get { self[ForegroundColorKey.self] }
    set { self[ForegroundColorKey.self] = newValue }
  }

  /// The maximum number of lines that text can occupy in a view.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Whether the view associated with this environment allows user interaction.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
