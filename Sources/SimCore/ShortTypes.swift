// Types in texts for people. The type of a view says all that is inside, in hundreds of characters.

extension String {
  /// How many characters of generic arguments a text keeps as they are.
  private static var longestArguments: Int { 40 }

  /// The text with `…` for long generic arguments of types: `Card<…>`; short ones, such as those of `Binding<Int>`, stay.
  package var shorteningTypes: String {
    guard contains("<") else { return self }
    var short = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "<") {
      short += rest[...start]
      let isType = start > rest.startIndex && rest[rest.index(before: start)].isWordCharacter
      rest = rest[rest.index(after: start)...]
      guard isType, let end = rest.endOfArguments else { continue }
      let arguments = rest[..<end]
      short += arguments.count > Self.longestArguments ? "…" : String(arguments)
      rest = rest[end...]
    }
    return short + rest
  }
}

extension Character {
  fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}

extension Substring {
  /// Where the arguments end that begin at the start; nil if no angle bracket closes them.
  fileprivate var endOfArguments: Index? {
    var depth = 1
    var last: Character = " "
    for (index, character) in zip(indices, self) {
      if character == "<" { depth += 1 }
      // The arrow of a function type closes nothing.
      if character == ">", last != "-" { depth -= 1 }
      if depth == 0 { return index }
      last = character
    }
    return nil
  }
}
