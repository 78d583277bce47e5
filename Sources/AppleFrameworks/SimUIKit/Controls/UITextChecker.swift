// The checker of spelling; there is no dictionary, so that every word is right.

public import Foundation

/// An object that checks a string for misspelled words; it knows no language, and finds none.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  /// The words that the app has taught; nobody asks for them.
  private static var learned: [String] = []
  /// The words that are to be left alone.
  open var ignoredWords: [String]?

  /// Where the next misspelled word is: nowhere.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
  /// Words that could follow from what is written: none.
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
