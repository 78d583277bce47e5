// Transitions that are made of others: two at once, one for each way, one with an animation of its own.

/// A composite transition that uses a different transition for insertion versus removal.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  Transition, SystemTransition
{
  /// The transition of a view that comes.
  public var insertion: Insertion
  /// The transition of a view that goes.
  public var removal: Removal

  /// Creates a composite transition.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The content under the transition of either way.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .willAppear ? phase : .identity),
      phase: phase == .didDisappear ? phase : .identity)
  }

  package var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
}

/// Two transitions at once.
nonisolated public struct _CombinedTransition<First: Transition, Second: Transition>:
  Transition, SystemTransition
{
  let first: First
  let second: Second

  /// The content under both.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  package var erased: AnyTransition { AnyTransition(first).combined(with: AnyTransition(second)) }
}

/// A transition with an animation of its own.
nonisolated public struct _AnimatedTransition<Base: Transition>: Transition, SystemTransition {
  let base: Base
  let animation: Animation?

  /// The content under the transition.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content, phase: phase)
  }

  package var erased: AnyTransition { AnyTransition(base).animation(animation) }
}

extension Transition {
  /// Combines this transition with another, returning a new transition that is the result of both transitions being applied.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    _CombinedTransition(first: self, second: other)
  }

  /// Attaches an animation to this transition.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    _AnimatedTransition(base: self, animation: animation)
  }

  /// Applies the transition to a content in a phase; a move by the render server alone leaves it as it is.
  @MainActor @preconcurrency public func apply<V: View>(
    content: V, phase: TransitionPhase
  ) -> some View { content.modifier(TransitionModifier(transition: self, phase: phase)) }
}
