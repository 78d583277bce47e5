// Additional initializers of fields: titles that are strings, formatters, and closures that are
// notified of editing.

public import Foundation
public import SimViews

extension TextField where Label == Text {
  private nonisolated func telling(
    _ onEditingChanged: ((Bool) -> Void)? = nil, _ onCommit: (() -> Void)? = nil
  ) -> TextField {
    var field = self
    field.onEditingChanged = onEditingChanged
    field.onCommit = onCommit
    return field
  }

  /// Creates a text field that reports when editing begins and ends, and when the user commits.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(title, text: text).telling(onEditingChanged, onCommit)
  }

  /// Creates a text field that reports when the user commits.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self = TextField(title, text: text).telling(nil, onCommit)
  }

  /// Creates a text field that applies a format style to a bound optional value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, source: .optional(value, format))
  }

  /// Creates a text field that applies a formatter to a bound value; the value is written when editing ends.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, source: .formatter(value, formatter))
  }

  /// Creates a text field with a formatter that reports when editing begins and ends, and when the user commits.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(titleKey, value: value, formatter: formatter)
      .telling(onEditingChanged, onCommit)
  }

  /// Creates a text field with a formatter that reports when the user commits.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self = TextField(titleKey, value: value, formatter: formatter).telling(nil, onCommit)
  }

  /// Creates a text field with a formatter that reports when editing begins and ends, and when the user commits.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self = TextField(title, value: value, formatter: formatter).telling(onEditingChanged, onCommit)
  }

  /// Creates a text field with a formatter that reports when the user commits.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self = TextField(title, value: value, formatter: formatter).telling(nil, onCommit)
  }
}

extension TextField {
  /// Creates a text field that applies a formatter to a bound value, with a view as its label.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, source: .formatter(value, formatter))
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field that reports when the user commits.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    self.onCommit = onCommit
  }
}
