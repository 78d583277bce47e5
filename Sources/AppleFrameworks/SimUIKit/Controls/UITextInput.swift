// Text input traits and text positions.

public import Foundation

public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}
public enum UITextSmartInsertDeleteType: Int, Sendable {
  case `default`, no, yes
}
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
}

open class UITextPosition: NSObject, @unchecked Sendable {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

open class UITextRange: NSObject, @unchecked Sendable {
  public let start: UITextPosition
  public let end: UITextPosition
  init(_ start: UITextPosition, _ end: UITextPosition) {
    self.start = start
    self.end = end
  }
  open var isEmpty: Bool { start.offset == end.offset }
}

extension UITextField {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition((text ?? "").utf16.count) }
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    start.offset <= end.offset ? UITextRange(start, end) : nil
  }
  /// Returns the position at an offset in characters, or nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...endOfDocument.offset).contains(place) ? UITextPosition(place) : nil
  }
  /// Returns the number of characters between two positions.
  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }
  public func text(in range: UITextRange) -> String? {
    let units = Array((text ?? "").utf16)
    guard range.end.offset <= units.count else { return nil }
    return String(decoding: units[range.start.offset..<range.end.offset], as: UTF16.self)
  }
  /// Does nothing: there is no input view.
  public func reloadInputViews() {}
}
