// Additional settings of dialogs; recorded without effect.

public import SimViews

extension View {
  /// Enables user suppression of dialogs with the standard message; recorded without effect.
  nonisolated public func dialogSuppressionToggle(
    isSuppressed: Binding<Bool>
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("dialogSuppressionToggle", "")
  }

  /// Configures the message of a file dialog; recorded without effect.
  nonisolated public func fileDialogMessage(
    _ messageKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("fileDialogMessage", messageKey.string)
  }
}
