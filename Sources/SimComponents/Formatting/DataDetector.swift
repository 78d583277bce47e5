// Finds web and mail addresses, and telephone numbers, in a text. Dates and postal addresses are
// not detected.

public import Foundation

/// A result of a detector.
private final class FoundData: NSTextCheckingResult {
  let kind: NSTextCheckingResult.CheckingType
  let place: NSRange
  let address: URL?
  let number: String?

  init(
    _ kind: NSTextCheckingResult.CheckingType, _ place: NSRange, _ address: URL?, _ number: String?
  ) {
    self.kind = kind
    self.place = place
    self.address = address
    self.number = number
    super.init()
  }
  required init?(coder: NSCoder) { nil }
  override var resultType: NSTextCheckingResult.CheckingType { kind }
  override var range: NSRange { place }
  override var numberOfRanges: Int { 1 }
  override func range(at index: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// The address of a link that was detected.
  public var url: URL? { (self as? FoundData)?.address }
  /// The number of a telephone that was detected.
  public var phoneNumber: String? { (self as? FoundData)?.number }
  /// The moment that was detected: none is.
  public var date: Date? { nil }
}

/// The kinds of data that can be detected, as bits.
public typealias NSTextCheckingTypes = UInt64

/// A detector of links and telephone numbers in a text.
open class NSDataDetector: NSObject, @unchecked Sendable {
  /// The kinds of data to detect.
  public let checkingTypes: NSTextCheckingTypes

  /// Creates a detector of some kinds.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    guard checkingTypes != 0 else { throw CocoaError(.formatting) }
    self.checkingTypes = checkingTypes
  }

  /// The types are given by their bits: Foundation on Linux marks the names as unavailable, since
  /// its own searches never find them.
  private static let isLink = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
  private static let isPhoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

  private func isWanted(_ kind: NSTextCheckingResult.CheckingType) -> Bool {
    checkingTypes & kind.rawValue != 0
  }

  /// Returns the results, in the order of the text.
  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    guard let part = Range(range, in: string) else { return [] }
    let text = string[part]
    var found: [FoundData] = []
    func isFree(_ place: NSRange) -> Bool {
      !found.contains { NSIntersectionRange($0.place, place).length > 0 }
    }
    if isWanted(Self.isLink) {
      for match in text.matches(of: Self.link) {
        let word = match.output.trimmedAtEnd
        let place = NSRange(word.startIndex..<word.endIndex, in: string)
        found.append(FoundData(Self.isLink, place, Self.address(of: String(word)), nil))
      }
    }
    if isWanted(Self.isPhoneNumber) {
      for match in text.matches(of: Self.phone) where match.output.filter(\.isNumber).count >= 7 {
        let place = NSRange(match.range, in: string)
        if isFree(place) {
          found.append(FoundData(Self.isPhoneNumber, place, nil, String(match.output)))
        }
      }
    }
    return found.sorted { $0.place.location < $1.place.location }
  }

  /// Returns the first result, if there is one.
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  /// Returns the number of results.
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  /// Calls a closure for each result, until it requests to stop.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (
      NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>
    ) -> Void
  ) {
    for match in matches(in: string, options: options, range: range) {
      var stop = ObjCBool(false)
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// An address with its scheme, a mail address, or a web host with one of the commonest top-level domains.
  nonisolated(unsafe) private static let link =
    #/\b(?:[a-z][a-z0-9+.\-]*:\/\/[^\s<>"]+|[A-Z0-9._%+\-]+@[A-Z0-9.\-]+\.[A-Z]{2,}|(?:www\.)?[a-z0-9\-]+(?:\.[a-z0-9\-]+)*\.(?:com|org|net|edu|gov|io|dev|app|co|de|uk|fr|me|info)\b(?:\/[^\s<>"]*)?)/#
    .ignoresCase()
  nonisolated(unsafe) private static let phone =
    #/(?:\+\d{1,3}[ .\-]?)?(?:\(\d{1,4}\)|\d{2,4})(?:[ .\-]?\d{2,4}){1,4}\b/#

  private static func address(of word: String) -> URL? {
    if word.contains("://") { return URL(string: word) }
    return URL(string: (word.contains("@") ? "mailto:" : "http://") + word)
  }
}

extension Substring {
  /// The text without trailing punctuation of a sentence.
  fileprivate var trimmedAtEnd: Substring {
    var word = self
    while let last = word.last, ".,;:!?)]}'".contains(last) { word.removeLast() }
    return word
  }
}
