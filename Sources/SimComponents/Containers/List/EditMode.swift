// The button that toggles the edit mode of lists, and the one that renames.

public import SimViews

/// A button that toggles the edit mode environment value.
///
/// Each screen has an edit mode; in a root without one, the button has a private one.
@MainActor @preconcurrency
public struct EditButton: View {
  @Environment(\.editMode) private var mode
  @State private var ownMode = EditMode.inactive

  /// Creates an Edit button instance.
  nonisolated public init() {}

  /// A button with the title Edit or Done.
  public var body: some View {
    let mode = mode ?? $ownMode
    Button(mode.wrappedValue.isEditing ? "Done" : "Edit") {
      withAnimation { mode.wrappedValue = mode.wrappedValue.isEditing ? .inactive : .active }
    }
  }
}

/// A button that triggers a rename action; it does nothing without one.
@MainActor @preconcurrency
public struct RenameButton<Label: View>: View {
  @Environment(\.rename) private var rename
  private let label: Label

  /// Creates a rename button.
  public init() where Label == SimComponents.Label<Text, Image> {
    label = SimComponents.Label("Rename", systemImage: "pencil")
  }

  /// A button that calls the action of the environment.
  public var body: some View { Button(action: { rename?() }) { label }.disabled(rename == nil) }
}

/// An action that activates a standard rename interaction.
public struct RenameAction {
  let action: () -> Void
  public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: RenameAction? = nil
}

extension EnvironmentValues {
  /// An action that activates the standard rename interaction.
  public var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}

extension View {
  /// Sets a closure to run for the rename action.
  nonisolated public func renameAction(
    _ action: @escaping () -> Void
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<RenameAction?>> {
    environment(\.rename, RenameAction(action: action))
  }
}
