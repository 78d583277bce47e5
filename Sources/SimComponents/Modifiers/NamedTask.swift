// A task with a name.

public import SimViews

extension View {
  /// Adds a task with a name; the name is not used.
  nonisolated public func task(
    name: String?, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View { task(priority: priority, action) }
}
