// Natural language: texts are cut into words and sentences; languages and parts of speech are not recognized.

public import Foundation

public enum NLTokenUnit: Int, Sendable {
  case word, sentence, paragraph, document
}

public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let undetermined = Self("und"), english = Self("en"), german = Self("de"),
    french = Self("fr"), spanish = Self("es"), italian = Self("it"), portuguese = Self("pt"),
    dutch = Self("nl"), swedish = Self("sv"), danish = Self("da"), norwegian = Self("nb"),
    finnish = Self("fi"), polish = Self("pl"), turkish = Self("tr"), russian = Self("ru"),
    ukrainian = Self("uk"), greek = Self("el"), hebrew = Self("he"), arabic = Self("ar"),
    hindi = Self("hi"), thai = Self("th"), vietnamese = Self("vi"), indonesian = Self("id"),
    japanese = Self("ja"), korean = Self("ko"), simplifiedChinese = Self("zh-Hans"),
    traditionalChinese = Self("zh-Hant")
}

/// Returns the parts of a text: runs of letters and numbers, or what ends with a mark of a sentence or a line.
private func parts(of text: String, _ unit: NLTokenUnit) -> [Range<String.Index>] {
  var result: [Range<String.Index>] = []
  var start = text.startIndex
  func close(_ end: String.Index) {
    if start < end { result.append(start..<end) }
  }
  for index in text.indices {
    let (character, next) = (text[index], text.index(after: index))
    switch unit {
    case .word where !character.isLetter && !character.isNumber && character != "'":
      close(index)
      start = next
    case .sentence where ".!?".contains(character) || character.isNewline,
      .paragraph where character.isNewline:
      close(next)
      start = next
    default: break
    }
  }
  close(text.endIndex)
  return result
}

open class NLTokenizer: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numeric = Self(rawValue: 1), symbolic = Self(rawValue: 2),
      emoji = Self(rawValue: 4)
  }
  public let unit: NLTokenUnit
  open var string: String?
  public init(unit: NLTokenUnit) { self.unit = unit }
  open func setLanguage(_ language: NLLanguage) {}
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] {
    parts(of: string ?? "", unit).filter { range.overlaps($0) }
  }
  open func enumerateTokens(
    in range: Range<String.Index>, using block: (Range<String.Index>, Attributes) -> Bool
  ) {
    for token in tokens(for: range) {
      let isNumber = string?[token].allSatisfy(\.isNumber) == true
      if !block(token, isNumber ? .numeric : []) { return }
    }
  }
}

/// A recognizer that finds no language.
open class NLLanguageRecognizer: NSObject {
  public override init() {}
  open func processString(_ string: String) {}
  open func reset() {}
  open var dominantLanguage: NLLanguage? { nil }
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
}

public struct NLTag: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let word = Self(rawValue: "Word"), noun = Self(rawValue: "Noun"),
    verb = Self(rawValue: "Verb"), adjective = Self(rawValue: "Adjective"),
    adverb = Self(rawValue: "Adverb"), personalName = Self(rawValue: "PersonalName"),
    placeName = Self(rawValue: "PlaceName"), organizationName = Self(rawValue: "OrganizationName")
}

public struct NLTagScheme: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let tokenType = Self(rawValue: "TokenType"),
    lexicalClass = Self(rawValue: "LexicalClass"), nameType = Self(rawValue: "NameType"),
    nameTypeOrLexicalClass = Self(rawValue: "NameTypeOrLexicalClass"),
    lemma = Self(rawValue: "Lemma"), language = Self(rawValue: "Language"),
    sentimentScore = Self(rawValue: "SentimentScore")
}

/// A tagger that knows words and no kinds of them.
open class NLTagger: NSObject {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let omitWords = Self(rawValue: 1), omitPunctuation = Self(rawValue: 2),
      omitWhitespace = Self(rawValue: 4), omitOther = Self(rawValue: 8),
      joinNames = Self(rawValue: 16), joinContractions = Self(rawValue: 32)
  }
  public let tagSchemes: [NLTagScheme]
  open var string: String?
  public init(tagSchemes: [NLTagScheme]) { self.tagSchemes = tagSchemes }
  open var dominantLanguage: NLLanguage? { nil }
  open func setLanguage(_ language: NLLanguage, range: Range<String.Index>) {}
  open func tag(
    at index: String.Index, unit: NLTokenUnit, scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) {
    let text = string ?? ""
    let part = parts(of: text, unit).first { $0.contains(index) } ?? index..<index
    return (scheme == .tokenType ? .word : nil, part)
  }
  open func enumerateTags(
    in range: Range<String.Index>, unit: NLTokenUnit, scheme: NLTagScheme, options: Options = [],
    using block: (NLTag?, Range<String.Index>) -> Bool
  ) {
    for part in parts(of: string ?? "", unit) where range.overlaps(part) {
      if !block(scheme == .tokenType ? .word : nil, part) { return }
    }
  }
}
