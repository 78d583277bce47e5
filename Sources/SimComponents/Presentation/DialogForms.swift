// What dialogs say besides; noted.

public import SimViews

extension View {
  /// Enables user suppression of dialogs with the standard message; noted.
  nonisolated public func dialogSuppressionToggle(
    isSuppressed: Binding<Bool>
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("dialogSuppressionToggle", "")
  }

  /// Configures the message of a file dialog; noted.
  nonisolated public func fileDialogMessage(
    _ messageKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("fileDialogMessage", messageKey.string)
  }
}
