// Feedback that depends on a condition.

public import SimViews

extension View {
  /// Configures the view to respond to a change of a value with the feedback that a closure
  /// returns; only the closure is called.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> ModifiedContent<Self, _ValueActionModifier<T>> {
    onChange(of: trigger) { _ = feedback() }
  }
}
