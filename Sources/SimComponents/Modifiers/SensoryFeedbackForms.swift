// Feedback that a condition asks for.

public import SimViews

extension View {
  /// Configures the view to answer a change of a value with what a closure returns; noted.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> ModifiedContent<Self, _NotedModifier<T>> {
    noted("sensoryFeedback", trigger)
  }
}
