// Operations on modifiers besides applying them: an animation for a modifier, and concatenation.

public import SimViews

extension ViewModifier {
  /// Returns a new version of the modifier that applies an animation to all animatable values within the modifier; the
  /// view that it is applied to keeps its own.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    _TransactingModifier(base: self) { $0.animation = animation }
  }

  /// Returns a new version of the modifier that applies a change of the transaction to all values within the modifier.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    _TransactingModifier(base: self, transform: transform)
  }

  /// Returns a new modifier that is the result of concatenating this one with another.
  nonisolated public func concat<T: ViewModifier>(_ modifier: T) -> some ViewModifier {
    _JoinedModifier(first: self, second: modifier)
  }
}

/// A modifier with a transaction of its own.
nonisolated public struct _TransactingModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let transform: (inout Transaction) -> Void

  /// Returns the content with the modifier.
  @MainActor public func body(content: Content) -> some View {
    content.transaction(transform) { $0.modifier(base) }
  }
}

/// One modifier after another.
nonisolated public struct _JoinedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  let first: First
  let second: Second

  /// Returns the content with both modifiers.
  @MainActor public func body(content: Content) -> some View {
    content.modifier(first).modifier(second)
  }
}
