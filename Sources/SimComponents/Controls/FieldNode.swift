// Fields, which receive text from the keyboard. Each keystroke writes the binding. With a format
// between the text and the value, the typed text stays in the field during editing, and the value
// is written whenever the text can be parsed. When editing ends, the field shows the value again.

import Foundation
@_spi(Runtime) import SimViews

/// The text that a field shows and writes.
struct TextSource {
  /// Returns the text of the current value.
  let read: (EnvironmentValues) -> String
  /// Writes a text during editing, and when editing ends.
  let write: (String, EnvironmentValues, _ isFinal: Bool) -> Void
  /// Whether the field keeps the typed text during editing.
  let keepsDraft: Bool

  /// Returns the source of a string, written at each keystroke.
  static func text(_ binding: Binding<String>) -> TextSource {
    TextSource(
      read: { _ in binding.current },
      write: { text, _, isFinal in if !isFinal { binding.wrappedValue = text } },
      keepsDraft: false)
  }

  /// Returns the source of a value, written whenever the text can be parsed.
  static func value<F: ParseableFormatStyle>(
    _ binding: Binding<F.FormatInput>, _ format: F
  ) -> TextSource where F.FormatOutput == String {
    TextSource(
      read: { format.adapted(to: $0).format(binding.current) },
      write: { text, values, _ in
        guard let value = parse(text, format, values) else { return }
        binding.wrappedValue = value
      }, keepsDraft: true)
  }

  /// Returns the source of an optional value, which is nil if the text cannot be parsed.
  static func optional<F: ParseableFormatStyle>(
    _ binding: Binding<F.FormatInput?>, _ format: F
  ) -> TextSource where F.FormatOutput == String {
    TextSource(
      read: { values in
        binding.current.map { format.adapted(to: values).format($0) } ?? ""
      },
      write: { text, values, _ in binding.wrappedValue = parse(text, format, values) },
      keepsDraft: true)
  }

  /// Returns the source of a value with a formatter, written when editing ends.
  static func formatter<V>(_ binding: Binding<V>, _ formatter: Formatter) -> TextSource {
    TextSource(
      read: { _ in formatter.string(for: binding.current) ?? "" },
      write: { text, _, isFinal in
        guard isFinal, let value = parse(text, formatter, as: V.self) else { return }
        binding.wrappedValue = value
      }, keepsDraft: true)
  }

  private static func parse<F: ParseableFormatStyle>(
    _ text: String, _ format: F, _ values: EnvironmentValues
  ) -> F.FormatInput? {
    guard let input = text as? F.Strategy.ParseInput else { return nil }
    return try? format.adapted(to: values).parseStrategy.parse(input)
  }

  private static func parse<V>(_ text: String, _ formatter: Formatter, as type: V.Type) -> V? {
    if let numbers = formatter as? NumberFormatter {
      let number = numbers.number(from: text)
      return number as? V ?? number.flatMap { $0.doubleValue as? V ?? $0.intValue as? V }
    }
    if let dates = formatter as? DateFormatter { return dates.date(from: text) as? V }
    return text as? V
  }
}

/// The properties of a field that its node needs, whatever the type of the view.
struct FieldValue<Label> {
  let label: Label
  let prompt: Text?
  let source: TextSource
  var axis = Axis.horizontal
  var onEditingChanged: ((Bool) -> Void)?
  var onCommit: (() -> Void)?
  var selection: Binding<TextSelection?>?
}

/// The node of a field.
final class FieldNode<V, Label: View>: ControlNode<V, Label>, TextInput {
  private let field: FieldElement
  private let describe: @MainActor (V) -> FieldValue<Label>
  /// The typed text during editing.
  private var draft: String?
  /// Called when the field gets the focus and when it loses it.
  var onFocus: ((Bool) -> Void)?

  init(
    _ value: V, _ inputs: _ViewInputs, kind: FieldElement.Kind,
    describe: @escaping @MainActor (V) -> FieldValue<Label>
  ) {
    self.describe = describe
    field = FieldElement(id: inputs.runtime.makeElementID(), kind: kind)
    super.init(value, inputs, element: field, mounts: .field) { describe($0).label }
    field.field = self
    field.action = { [weak self] in self.map { $0.runtime.focus.move(to: $0) } }
  }

  private var current: FieldValue<Label> { describe(value) }

  override func render(_ values: EnvironmentValues) {
    let described = current
    let text = draft ?? described.source.read(values)
    field.axis = described.axis
    field.insets = values.fieldInsets
    field.show(
      text, prompt: described.prompt?.string(in: values), style: environment.readTextStyle(),
      runtime)
  }

  override func arrange(_ label: [RenderElement]) -> [RenderElement] {
    element.hiddenLabel = label
    return []
  }

  // MARK: Typing

  var text: String { draft ?? current.source.read(environment.read()) }

  func insert(_ character: Character) {
    if character == "\n", field.fieldKind != .editor, current.axis == .horizontal {
      return submit()
    }
    replace(by: String(character))
  }

  /// Removes all of the text.
  func clear() {
    guard !text.isEmpty else { return }
    edit("")
    guard let selection = current.selection else { return }
    runtime.runningUserCode { selection.wrappedValue = TextSelection(insertionPoint: "".endIndex) }
  }

  func deleteBackward() {
    guard let selection = current.selection?.current else { return edit(String(text.dropLast())) }
    replace(by: "", selection.extendedBackward(in: text))
  }

  /// Replaces the selection with typed text; without a selection the text is appended.
  private func replace(by typed: String, _ selected: TextSelection? = nil) {
    let text = text
    guard let selection = current.selection else { return edit(text + typed) }
    let place = selected ?? selection.current ?? TextSelection(insertionPoint: text.endIndex)
    let new = place.replacing(typed, in: text)
    edit(new.text)
    runtime.runningUserCode { selection.wrappedValue = new.selection }
  }

  private func edit(_ new: String) {
    let source = current.source
    if source.keepsDraft {
      draft = new
      needsRendering()
    }
    runtime.runningUserCode { source.write(new, environment.read(), false) }
  }

  /// Handles the return key: runs the `onSubmit` actions of the field and its ancestors, then
  /// removes the focus.
  func submit() {
    let described = current
    endEditing(described)
    runtime.runningUserCode { described.onCommit?() }
    let trigger = field.fieldKind == .search ? SubmitTriggers.search : .text
    for action in environment.read().submitActions.reversed()
    where action.triggers.contains(trigger) {
      runtime.runningUserCode(action.perform)
    }
    if runtime.focus.field === self { runtime.focus.move(to: nil) }
  }

  func focusChanged(_ isFocused: Bool) {
    let described = current
    if isFocused {
      if described.source.keepsDraft { draft = described.source.read(environment.read()) }
      if let selection = described.selection {
        runtime.runningUserCode {
          selection.wrappedValue = TextSelection(insertionPoint: text.endIndex)
        }
      }
    } else {
      endEditing(described)
    }
    onFocus?(isFocused)
    if let changed = described.onEditingChanged { runtime.runningUserCode { changed(isFocused) } }
  }

  private func endEditing(_ described: FieldValue<Label>) {
    guard let text = draft else { return }
    draft = nil
    needsRendering()
    runtime.runningUserCode { described.source.write(text, environment.read(), true) }
  }

  override func tearDown() {
    runtime.focus.fieldWasRemoved(self)
    field.field = nil
    super.tearDown()
  }
}
