// Keyboard commands. A phone has no keyboard, so all of them are recorded without effect.

public import SimViews

extension View {
  /// Adds an action to perform in response to a move command; recorded without effect.
  nonisolated public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)? = nil
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("onMoveCommand", ()) }

  /// Sets up an action that triggers in response to receiving the exit command; recorded without
  /// effect.
  nonisolated public func onExitCommand(
    perform action: (() -> Void)?
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("onExitCommand", ()) }

  /// Adds an action to perform in response to the system's Delete command; recorded without effect.
  nonisolated public func onDeleteCommand(
    perform action: (() -> Void)?
  ) -> ModifiedContent<Self, _NotedModifier<Void>> { noted("onDeleteCommand", ()) }
}

/// Specifies the direction of an arrow key movement.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}
