// The selection of a field: the insertion point or the replaced range. It is at the end of the text
// when the field gains the focus and after each keystroke; a selection that the app writes applies
// to the next one.

public import SimViews

/// Represents a selection of text.
public struct TextSelection: Hashable, Sendable {
  /// The ranges of the selection.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  /// The ranges of the selection.
  public var indices: Indices

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates an empty selection at an insertion point.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether there are no characters in the selection.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// Returns the text with the selection replaced by typed text, and the selection after it.
  ///
  /// A selection outside the text, or one of several ranges, counts as being at the end.
  func replacing(_ typed: String, in text: String) -> (text: String, selection: TextSelection) {
    guard case .selection(let range) = indices, range.lowerBound >= text.startIndex,
      range.upperBound <= text.endIndex
    else {
      let new = text + typed
      return (new, TextSelection(insertionPoint: new.endIndex))
    }
    let head = String(text[..<range.lowerBound]) + typed
    let whole = head + text[range.upperBound...]
    let caret = String.Index(utf16Offset: head.utf16.count, in: whole)
    return (whole, TextSelection(insertionPoint: caret))
  }

  /// Returns the selection extended by the character before it, if it is empty.
  func extendedBackward(in text: String) -> TextSelection {
    guard case .selection(let range) = indices, range.isEmpty, range.lowerBound <= text.endIndex,
      range.lowerBound > text.startIndex
    else { return self }
    return TextSelection(range: text.index(before: range.lowerBound)..<range.lowerBound)
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a binding to its selection and a text label generated from a localized title string.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(
      label: Text(titleKey), prompt: prompt, source: .text(text), axis: axis ?? .horizontal)
    self.selection = selection
  }

  /// Creates a text field with a binding to its selection and a text label generated from a title string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, source: .text(text), axis: axis ?? .horizontal)
    self.selection = selection
  }
}

extension TextField {
  /// Creates a text field with a binding to its selection and a custom label.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, source: .text(text), axis: axis ?? .horizontal)
    self.selection = selection
  }
}

extension TextEditor {
  /// Creates a plain text editor with a binding to its selection.
  nonisolated public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text)
    self.selection = selection
  }
}
