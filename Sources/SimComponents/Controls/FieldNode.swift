// Fields: what a keyboard writes to. Each keystroke writes the binding; with a format between the text
// and the value, what the user types stays in the field while it is edited, and the value is written
// whenever the text can be parsed. When editing ends the field shows the value again.

import Foundation
@_spi(Runtime) package import SimViews

/// What a field shows and writes.
struct TextSource {
  /// The text of the value as it is now.
  let read: (EnvironmentValues) -> String
  /// Takes a text while it is edited, and when editing ends.
  let write: (String, EnvironmentValues, _ isFinal: Bool) -> Void
  /// Whether the field keeps what was typed while it is edited.
  let keepsDraft: Bool

  /// A string, written at each keystroke.
  static func text(_ binding: Binding<String>) -> TextSource {
    TextSource(
      read: { _ in binding.current },
      write: { text, _, isFinal in if !isFinal { binding.wrappedValue = text } },
      keepsDraft: false)
  }

  /// A value, written whenever the text can be parsed.
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

  /// A value that may be missing: it is nil if the text cannot be parsed.
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

  /// A value behind a formatter, written when editing ends.
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

/// What the node of a field needs of the view, whichever it is.
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
  /// What was typed, as long as the field is edited.
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

  /// Takes all of the text away.
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

  /// Replaces the selection with what was typed; without one it goes to the end.
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

  /// The return key: `onSubmit` of the field and of what is around it, then the focus goes.
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

/// The area of a field with its text.
@MainActor
package final class FieldElement: ControlElement {
  /// What kind of field it is.
  package enum Kind { case plain, secure, editor, search }
  package let fieldKind: Kind
  /// Along which axis the field grows with its text.
  var axis = Axis.horizontal
  private(set) var text = ""
  private var prompt: String?
  private(set) var style = TextStyle.initial

  init(id: ElementID, kind: Kind) {
    fieldKind = kind
    super.init(id: id)
  }

  package override var kind: RenderKind { .platform }

  /// The text as it is shown: dots in a secure field, the prompt or the title if there is none.
  var shown: String {
    guard !text.isEmpty else { return prompt ?? super.title }
    return fieldKind == .secure ? String(repeating: "•", count: text.count) : text
  }

  package override var ownTexts: [String] { shown.isEmpty ? [] : [shown] }
  package override var title: String {
    [super.title, prompt ?? ""].first { !$0.isEmpty && $0 != shown } ?? ""
  }
  package override var contentDescription: String { "\"\(shown)\"" }

  func show(_ text: String, prompt: String?, style: TextStyle, _ runtime: LayoutRuntime) {
    guard text != self.text || prompt != self.prompt || style != self.style else { return }
    self.text = text
    self.prompt = prompt
    self.style = style
    value = text
    contentChanged(runtime)
  }

  /// A field takes the width that it is offered.
  ///
  /// One that grows downwards is as high as its text, an editor takes all. If nothing is offered, a field is
  /// as wide as what it shows.
  override func contentSize(_ proposal: ProposedSize, _ runtime: LayoutRuntime) -> CGSize {
    let natural = runtime.measurer.extent(of: shown, font: style.font, width: .infinity)
    runtime.report(.textMeasured)
    let scale = runtime.facts.scale
    let width = proposal.width ?? natural.width.rounded(.up)
    if fieldKind == .search { return CGSize(width: width, height: 36) }
    if fieldKind == .editor {
      return CGSize(width: width, height: proposal.height ?? style.font.height(scale: scale))
    }
    guard axis == .vertical, width > 0 else {
      return CGSize(width: width, height: style.font.fieldHeight)
    }
    let needed =
      width < natural.width
      ? runtime.measurer.extent(of: shown, font: style.font, width: width) : natural
    let lines = min(needed.lines, style.lineLimit ?? .max)
    return CGSize(width: width, height: style.font.height(ofLines: lines, scale: scale))
  }
}
