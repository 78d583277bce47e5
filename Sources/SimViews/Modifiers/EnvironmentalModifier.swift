// Modifiers that are made of the environment around them.

/// A modifier that must resolve to a concrete modifier in an environment before use.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
  /// The type of modifier to use after being resolved.
  associatedtype ResolvedModifier: ViewModifier

  /// Resolve to a concrete modifier in the given environment.
  func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
  /// A node that resolves the modifier, anew when a key that it asked for has another value.
  public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PassThroughNode(value, inputs) {
      EnvironmentallyModified(content: $0.content, modifier: $0.modifier)
    }
  }
}

/// Content with what a modifier becomes in the environment.
private struct EnvironmentallyModified<C: View, M: EnvironmentalModifier>: View {
  let content: C
  let modifier: M
  @Environment(\.self) private var environment

  var body: some View { content.modifier(modifier.resolve(in: environment)) }
}
