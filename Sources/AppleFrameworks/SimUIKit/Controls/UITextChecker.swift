// The spelling checker. It has no dictionary and finds no errors.

public import Foundation

@MainActor @preconcurrency
open class UITextChecker: NSObject {
  private static var learned: [String] = []
  open var ignoredWords: [String]?

  /// Always returns a range with the location `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  open func ignoreWord(_ word: String) { ignoredWords = (ignoredWords ?? []) + [word] }
  public class func learnWord(_ word: String) {
    if !learned.contains(word) { learned.append(word) }
  }
  public class func unlearnWord(_ word: String) { learned.removeAll { $0 == word } }
  public class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  public class var availableLanguages: [String] { [] }
}
