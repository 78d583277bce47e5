// The selection of an editor of styled text: the insertion point or the replaced range, with its
// attributes.

public import Foundation
public import SimViews

/// Represents a selection of attributed text.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The indices of a selection within a text.
  public enum Indices: Equatable, Sendable {
    /// The position at which text is inserted.
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  private var written: Indices?
  /// The attributes of inserted text, if they differ from those of the character before it.
  var typing: AttributeContainer?

  /// Creates a selection at the end of a text.
  public init() {}
  /// Creates an empty selection at an insertion point.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    written = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }
  /// Creates a selection of a range.
  public init(range: Range<AttributedString.Index>) {
    written = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }
  /// Creates a selection of several ranges.
  public init(ranges: RangeSet<AttributedString.Index>) { written = .ranges(ranges) }

  /// Returns the indices of the selection within a text; those outside of it are moved to its end.
  public func indices(in text: AttributedString) -> Indices {
    let end = text.endIndex
    switch written {
    case .insertionPoint(let index): return .insertionPoint(min(index, end))
    case .ranges(let ranges):
      let inside = ranges.ranges.map { min($0.lowerBound, end)..<min($0.upperBound, end) }
        .filter { !$0.isEmpty }
      return inside.isEmpty ? .insertionPoint(end) : .ranges(RangeSet(inside))
    case nil: return .insertionPoint(end)
    }
  }

  /// Returns the attributes of text that is inserted next.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    let start = range(in: text).lowerBound
    guard start > text.startIndex else { return AttributeContainer() }
    return text.runs[text.characters.index(before: start)].attributes
  }

  /// Returns the whole range of the selection.
  func range(in text: AttributedString) -> Range<AttributedString.Index> {
    switch indices(in: text) {
    case .insertionPoint(let index): index..<index
    case .ranges(let ranges):
      (ranges.ranges.first?.lowerBound ?? text.endIndex)..<(ranges.ranges.last?.upperBound
        ?? text.endIndex)
    }
  }
}

extension AttributedString {
  /// The text of a selection.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint(let index): self[RangeSet(index..<index)]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Changes the attributes of the text in a selection, or those of inserted text if it is empty.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    switch selection.indices(in: self) {
    case .insertionPoint:
      var typing = selection.typingAttributes(in: self)
      body(&typing)
      selection.typing = typing
    case .ranges(let ranges):
      for range in ranges.ranges {
        for run in self[range].runs {
          var attributes = run.attributes
          body(&attributes)
          self[run.range].setAttributes(attributes)
        }
      }
    }
  }

  /// Replaces the text in a selection, and places the insertion point after it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let range = selection.range(in: self)
    let end = offset(of: range.lowerBound) + newContent.characters.count
    replaceSubrange(range, with: newContent)
    selection = AttributedTextSelection(insertionPoint: index(at: end))
  }

  /// Replaces the text in a selection with characters that have the attributes of text typed there.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    let new = AttributedString(String(newContent), attributes: attributes)
    replaceSelection(&selection, with: new)
  }

  func offset(of index: Index) -> Int { characters.distance(from: startIndex, to: index) }
  func index(at offset: Int) -> Index { characters.index(startIndex, offsetBy: offset) }
}

extension TextEditor {
  /// Creates an editor of styled text with a binding to its selection.
  nonisolated public init(
    text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>
  ) {
    self.init(
      text: Binding<AttributedString>(
        get: { text.current },
        set: { new in
          var new = new
          // Typed text has the attributes of the selection.
          if let typing = selection.current.typing {
            let start = text.current.offset(
              of: selection.current.range(in: text.current).lowerBound)
            let added = new.characters.count - text.current.characters.count
            if added > 0 {
              new[new.index(at: start)..<new.index(at: start + added)].setAttributes(typing)
            }
          }
          text.wrappedValue = new
        }))
    self.selection = Binding<TextSelection?>(
      get: {
        let (text, range) = (text.current, selection.current.range(in: text.current))
        let plain = String(text.characters)
        func index(_ place: AttributedString.Index) -> String.Index {
          plain.index(plain.startIndex, offsetBy: text.offset(of: place))
        }
        return TextSelection(range: index(range.lowerBound)..<index(range.upperBound))
      },
      set: { new in
        let text = text.current
        guard case .selection(let range) = new?.indices else { return }
        let plain = String(text.characters)
        func index(_ place: String.Index) -> AttributedString.Index {
          text.index(at: plain.distance(from: plain.startIndex, to: min(place, plain.endIndex)))
        }
        var placed = AttributedTextSelection(
          range: index(range.lowerBound)..<index(range.upperBound))
        placed.typing = selection.current.typing
        selection.wrappedValue = placed
      })
  }
}
