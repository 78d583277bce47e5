public import Foundation
public import SimViews

/// A control that displays an editable text interface.
nonisolated public struct TextField<Label: View>: PrimitiveView {
  let label: Label
  let prompt: Text?
  let source: TextSource
  var axis = Axis.horizontal
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
  /// Whether it represents a secure field in the body of a style.
  var isSecure = false
  var selection: Binding<TextSelection?>?

  init(label: Label, prompt: Text?, source: TextSource, axis: Axis = .horizontal) {
    self.label = label
    self.prompt = prompt
    self.source = source
    self.axis = axis
  }

  /// Creates a text field with a prompt generated from a `Text`.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, source: .text(text))
  }

  /// Creates a text field with a preferred axis and a prompt generated from a `Text`.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, source: .text(text), axis: axis)
  }

  /// Creates a text field that applies a format style to a bound value.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, source: .value(value, format))
  }

  /// Creates a text field that applies a format style to a bound optional value.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, source: .optional(value, format))
  }

  /// Returns a node with a field.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    styledFieldNode(value, inputs, \.styled) { value, inputs in
      FieldNode<Self, Label>(value, inputs, kind: value.isSecure ? .secure : .plain) {
        FieldValue(
          label: $0.label, prompt: $0.prompt, source: $0.source, axis: $0.axis,
          onEditingChanged: $0.onEditingChanged, onCommit: $0.onCommit, selection: $0.selection)
      }
    }
  }

  /// The field as passed to a style's body; nil for one that is in such a body.
  private var styled: TextField<_TextFieldStyleLabel>? {
    if Label.self == _TextFieldStyleLabel.self { return nil }
    var field = TextField<_TextFieldStyleLabel>(
      label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt, source: source,
      axis: axis)
    field.onEditingChanged = onEditingChanged
    field.onCommit = onCommit
    field.selection = selection
    return field
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a text label generated from a localized title string.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, source: .text(text))
  }

  /// Creates a text field with a text label generated from a title string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, source: .text(text))
  }

  /// Creates a text field with a text label and a prompt.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, source: .text(text))
  }

  /// Creates a text field with a text label and a prompt.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, source: .text(text))
  }

  /// Creates a text field with a preferred axis and a text label.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(titleKey), prompt: prompt, source: .text(text), axis: axis)
  }

  /// Creates a text field with a preferred axis and a text label.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), prompt: prompt, source: .text(text), axis: axis)
  }

  /// Creates a text field that applies a format style to a bound value.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, source: .value(value, format))
  }

  /// Creates a text field that applies a format style to a bound value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, source: .value(value, format))
  }

  /// Creates a text field that applies a format style to a bound optional value.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, source: .optional(value, format))
  }

  /// Creates a text field that applies a formatter to a bound value; the value is written when editing ends.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), prompt: prompt, source: .formatter(value, formatter))
  }

  /// Creates a text field that reports when editing begins and ends, and when the user commits.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, text: text)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Creates a text field that reports when the user commits.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    self.onCommit = onCommit
  }
}

/// A control into which people securely enter private text.
nonisolated public struct SecureField<Label: View>: PrimitiveView {
  let label: Label
  let prompt: Text?
  let text: Binding<String>
  var onCommit: (() -> Void)?

  /// Creates a secure field with a prompt generated from a `Text`.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.prompt = prompt
    self.text = text
  }

  /// Returns a node with a field.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    styledFieldNode(value, inputs, \.styled) { value, inputs in
      FieldNode<Self, Label>(value, inputs, kind: .secure) {
        FieldValue(
          label: $0.label, prompt: $0.prompt, source: .text($0.text), onCommit: $0.onCommit)
      }
    }
  }

  /// The field as a style's body gets it.
  private var styled: TextField<_TextFieldStyleLabel>? {
    var field = TextField<_TextFieldStyleLabel>(
      label: _TextFieldStyleLabel(content: AnyView(label)), prompt: prompt, source: .text(text))
    field.onCommit = onCommit
    field.isSecure = true
    return field
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field with a prompt generated from a `Text`.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Creates a secure field with a prompt generated from a `Text`.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  /// Creates a secure field that reports when the user commits.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
    self.onCommit = onCommit
  }
}

/// A view that can display and edit long-form text.
nonisolated public struct TextEditor: PrimitiveView {
  let text: Binding<String>
  var selection: Binding<TextSelection?>?

  /// Creates a plain text editor.
  nonisolated public init(text: Binding<String>) { self.text = text }

  /// Returns a node with a field that fills the space.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    FieldNode<Self, EmptyView>(value, inputs, kind: .editor) {
      FieldValue(
        label: EmptyView(), prompt: nil, source: .text($0.text), axis: .vertical,
        selection: $0.selection)
    }
  }
}
