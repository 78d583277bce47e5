// Grammar agreement, as `^[3 item](inflect: true)` asks for it: the last word takes the plural unless the number is one. By
// the rules of English, and a few words that follow none; Foundation knows more words, and more languages.

import Foundation

/// Words and their plurals.
enum Inflection {
  private static let irregular = [
    "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
    "tooth": "teeth", "goose": "geese", "mouse": "mice", "leaf": "leaves", "life": "lives",
    "knife": "knives", "half": "halves", "shelf": "shelves", "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes", "echo": "echoes", "sheep": "sheep", "fish": "fish",
    "series": "series", "species": "species",
  ]

  /// Whether a phrase has a number that is not one.
  static func isPlural(_ phrase: String) -> Bool {
    let numbers = phrase.split { !$0.isNumber && $0 != "." && $0 != "," }
    guard let number = numbers.first(where: { $0.contains(where: \.isNumber) }) else {
      return false
    }
    return Double(number.filter { $0 != "," }) != 1
  }

  /// A text with the plural of its last word; nil if it has none.
  static func plural(ofLastWordIn text: String) -> String? {
    guard let last = text.lastIndex(where: \.isLetter) else { return nil }
    let head = text[...last]
    let start = head.lastIndex { !$0.isLetter }.map(text.index(after:)) ?? text.startIndex
    let word = String(text[start...last])
    return text[..<start] + plural(of: word) + text[text.index(after: last)...]
  }

  private static func plural(of word: String) -> String {
    let lower = word.lowercased()
    if let known = irregular[lower] {
      guard word.first?.isUppercase == true else { return known }
      return known.prefix(1).uppercased() + known.dropFirst()
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return word + "es" }
    let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
    if lower.hasSuffix("y"), let before = lower.dropLast().last, !vowels.contains(before) {
      return word.dropLast() + "ies"
    }
    return word + "s"
  }
}
