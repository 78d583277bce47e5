// Names for accessibility clients and scripts that count only while they are enabled.

extension View {
  /// Adds a label to the view that describes its contents, if it is enabled.
  nonisolated public func accessibilityLabel(
    _ label: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(label: isEnabled ? label.string : nil))
  }

  /// Adds a label to the view that describes its contents, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(label: isEnabled ? String(label) : nil))
  }

  /// Adds a label to the view that describes its contents, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(label: isEnabled ? label.string : nil))
  }

  /// Adds a textual description of the value that the view contains, if it is enabled.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(value: isEnabled ? valueKey.string : nil))
  }

  /// Adds a textual description of the value that the view contains, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(value: isEnabled ? String(value) : nil))
  }

  /// Adds a textual description of the value that the view contains, if it is enabled.
  nonisolated public func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(value: isEnabled ? valueDescription.string : nil))
  }

  /// Communicates to the user what happens after performing the view's action, if it is enabled.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(hint: isEnabled ? hintKey.string : nil))
  }

  /// Communicates to the user what happens after performing the view's action, if it is enabled.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(hint: isEnabled ? String(hint) : nil))
  }

  /// Communicates to the user what happens after performing the view's action, if it is enabled.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(hint: isEnabled ? hint.string : nil))
  }

  /// Uses the string you specify to identify the view, if it is enabled.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(identifier: isEnabled ? identifier : nil))
  }

  /// Specifies whether to hide this view from system accessibility features, if it is enabled.
  nonisolated public func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, _AccessibilityNameModifier> {
    named(AccessibilityChange(hides: isEnabled ? hidden : nil))
  }
}
