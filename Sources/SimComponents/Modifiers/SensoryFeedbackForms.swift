// Feedback that depends on a condition.

public import SimViews

extension View {
  /// Configures the view to answer a change of a value with what a closure returns; only the closure is asked.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> ModifiedContent<Self, _ValueActionModifier<T>> {
    onChange(of: trigger) { _ = feedback() }
  }
}
