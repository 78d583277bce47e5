// How text is typed, and places in it.

public import Foundation

/// Whether texts are checked as they are typed: kept.
public enum UITextSpellCheckingType: Int, Sendable {
  /// The choices.
  case `default`, no, yes
}
/// Whether quotes become curly: kept.
public enum UITextSmartQuotesType: Int, Sendable {
  /// The choices.
  case `default`, no, yes
}
/// Whether hyphens become dashes: kept.
public enum UITextSmartDashesType: Int, Sendable {
  /// The choices.
  case `default`, no, yes
}
/// Whether spaces are added around what is inserted: kept.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// The choices.
  case `default`, no, yes
}
/// How the keyboard looks: kept.
public enum UIKeyboardAppearance: Int, Sendable {
  /// The looks.
  case `default`, dark, light
}

/// A place in a text.
open class UITextPosition: NSObject, @unchecked Sendable {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A part of a text.
open class UITextRange: NSObject, @unchecked Sendable {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition
  init(_ start: UITextPosition, _ end: UITextPosition) {
    self.start = start
    self.end = end
  }
  /// Whether nothing is in it.
  open var isEmpty: Bool { start.offset == end.offset }
}

extension UITextField {
  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
  /// The part between two places.
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    start.offset <= end.offset ? UITextRange(start, end) : nil
  }
  /// The position a number of characters from another one; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }
  /// How many characters lie between two places.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
  /// The text of a part.
  public func text(in range: UITextRange) -> String? {
    let units = Array((text ?? "").utf16)
    guard range.end.offset <= units.count else { return nil }
    return String(decoding: units[range.start.offset..<range.end.offset], as: UTF16.self)
  }
  /// Asks for the keyboard again; there is none.
  public func reloadInputViews() {}
}
