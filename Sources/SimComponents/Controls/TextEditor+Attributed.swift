// An editor of styled text: typed text takes the attributes of the character before it, and all
// other text keeps its own.

public import Foundation
public import SimViews

extension TextEditor {
  /// Creates an editor of styled text.
  nonisolated public init(text: Binding<AttributedString>) { self.init(text: text.plainText) }
}

extension AttributedString {
  /// The characters; when written, those between the unchanged ends are replaced.
  fileprivate var plainText: String {
    get { String(characters) }
    set {
      let (old, new) = (Array(characters), Array(newValue))
      let start = zip(old, new).prefix { $0 == $1 }.count
      let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
        .prefix { $0 == $1 }.count
      var middle = AttributedString(String(new[start..<(new.count - end)]))
      let from = characters.index(startIndex, offsetBy: start)
      let to = characters.index(endIndex, offsetBy: -end)
      if start > 0 {
        middle.mergeAttributes(runs[characters.index(before: from)].attributes)
      }
      replaceSubrange(from..<to, with: middle)
    }
  }
}
