// Swift source as the macros need it: where brackets, texts and comments begin and end, and where one statement
// ends and the next begins. Nothing is parsed; what is between is passed on as written.

/// A stretch of source, as characters.
struct SourceText {
  let characters: [Character]

  init(_ text: some StringProtocol) { characters = Array(text) }

  /// The text between two places.
  func text(_ range: Range<Int>) -> String { String(characters[range]) }

  /// Whether a word or sign stands at a place.
  func has(_ word: String, at index: Int) -> Bool {
    let word = Array(word)
    return index >= 0 && index + word.count <= characters.count
      && Array(characters[index..<index + word.count]) == word
  }

  /// The end of what begins at an index: a string, a comment, a pair of brackets, or one character.
  func end(of index: Int) -> Int {
    let character = characters[index]
    if has("//", at: index) {
      return characters[index...].firstIndex(where: \.isNewline) ?? characters.count
    }
    if has("/*", at: index) { return endOfComment(index) }
    if character == "\"" { return endOfString(index, hashes: 0) }
    if character == "#" {
      var hashes = index
      while hashes < characters.count, characters[hashes] == "#" { hashes += 1 }
      if hashes < characters.count, characters[hashes] == "\"" {
        return endOfString(hashes, hashes: hashes - index)
      }
    }
    if "([{".contains(character) { return endOfBrackets(index) }
    return index + 1
  }

  private func endOfComment(_ start: Int) -> Int {
    var (index, depth) = (start + 2, 1)
    while index < characters.count, depth > 0 {
      if has("/*", at: index) {
        depth += 1
        index += 2
      } else if has("*/", at: index) {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    }
    return index
  }

  /// - Parameter quote: where the first quotation mark is, after the number signs.
  private func endOfString(_ quote: Int, hashes: Int) -> Int {
    let sign = String(repeating: "#", count: hashes)
    let mark = has("\"\"\"", at: quote) ? "\"\"\"" : "\""
    var index = quote + mark.count
    while index < characters.count {
      if has("\\" + sign + "(", at: index) {
        index = endOfBrackets(index + 1 + hashes)
      } else if has("\\" + sign, at: index) {
        index += 2 + hashes
      } else if has(mark + sign, at: index) {
        return index + mark.count + hashes
      } else {
        index += 1
      }
    }
    return index
  }

  private func endOfBrackets(_ start: Int) -> Int {
    var index = start + 1
    while index < characters.count {
      if ")]}".contains(characters[index]) { return index + 1 }
      index = end(of: index)
    }
    return index
  }

  /// The place of the next character that is neither space nor comment.
  func skippingSpace(from start: Int) -> Int {
    var index = start
    while index < characters.count {
      if characters[index].isWhitespace || characters[index] == ";" {
        index += 1
      } else if has("//", at: index) || has("/*", at: index) {
        index = end(of: index)
      } else {
        break
      }
    }
    return index
  }

  /// The text between two places without comments and surrounding space, so that more can be written after it on the line.
  func code(_ range: Range<Int>) -> String {
    var code: [Character] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let end = min(end(of: index), range.upperBound)
      let isComment = has("//", at: index) || has("/*", at: index)
      code += isComment ? [" "] : characters[index..<end]
      index = end
    }
    let start = code.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }

  /// The parts between signs that stand outside of brackets and texts.
  func parts(_ range: Range<Int>, separator: Character) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      if characters[index] == separator {
        parts.append(start..<index)
        start = index + 1
        index += 1
      } else {
        index = end(of: index)
      }
    }
    parts.append(start..<range.upperBound)
    return parts
  }

  /// The first place of a sign outside of brackets and texts.
  func first(of sign: Character, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if characters[index] == sign { return index }
      index = end(of: index)
    }
    return nil
  }
}

extension SourceText {
  /// The statements of a body: where each begins and ends.
  func statements(_ range: Range<Int>) -> [Range<Int>] {
    var statements: [Range<Int>] = []
    var index = skippingSpace(from: range.lowerBound)
    while index < range.upperBound {
      let end = min(endOfStatement(index), range.upperBound)
      statements.append(index..<end)
      index = skippingSpace(from: end)
    }
    return statements
  }

  /// A statement continues past the end of a line if that line or the next one shows it.
  private func endOfStatement(_ start: Int) -> Int {
    var (index, last) = (start, start)
    while index < characters.count {
      if characters[index] == ";" { return index }
      if characters[index].isNewline {
        let next = skippingSpace(from: index)
        if next >= characters.count || !continues(after: last, at: next, from: start) {
          return index
        }
        index = next
        continue
      }
      let isSpace = characters[index].isWhitespace
      let isComment = has("//", at: index) || has("/*", at: index)
      let end = end(of: index)
      if !isSpace, !isComment { last = end - 1 }
      index = end
    }
    return index
  }

  private func continues(after last: Int, at next: Int, from start: Int) -> Bool {
    let (before, after) = (characters[last], characters[next])
    if "=,:+-*/&|<>.@([{".contains(before) || isAttribute(start...last) { return true }
    if after == "." || after == "{" || after == "?" || after == ":" { return true }
    if "=+*/&|<>".contains(after) { return true }
    return has("else", at: next) || has("as ", at: next) || has("as?", at: next)
      || has("is ", at: next)
  }

  /// Whether a stretch is nothing but attributes: what they stand at follows.
  private func isAttribute(_ range: ClosedRange<Int>) -> Bool {
    var index = range.lowerBound
    while index <= range.upperBound {
      guard characters[index] == "@" else { return false }
      index += 1
      while index <= range.upperBound,
        characters[index].isLetter || characters[index].isNumber
          || characters[index] == "_" || characters[index] == "."
      {
        index += 1
      }
      if index <= range.upperBound, characters[index] == "(" { index = end(of: index) }
      while index <= range.upperBound, characters[index].isWhitespace { index += 1 }
    }
    return true
  }
}
