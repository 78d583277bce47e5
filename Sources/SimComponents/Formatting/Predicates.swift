// Predicates written as a format. Foundation on Linux takes closures alone; view code writes formats to check what was
// typed into a field, by far most often `SELF MATCHES %@`.

public import Foundation

extension NSPredicate {
  /// Creates a predicate that compares a text: `SELF`, a comparison, and `%@` or a text between quotation marks.
  ///
  /// The comparisons are `MATCHES`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `==` and `!=`, with `[c]` where upper and lower
  /// case are the same, and `[d]` where accents are.
  ///
  /// - Precondition: the format is one of these.
  public convenience init(format: String, _ arguments: Any...) {
    guard let comparison = TextComparison(format, arguments) else {
      fatalError(
        """
        A predicate's format is SELF, one of MATCHES, CONTAINS, BEGINSWITH, ENDSWITH, == and !=, and %@ or a text \
        between quotation marks; it was '\(format)'.
        """)
    }
    self.init { object, _ in comparison.holds(for: object) }
  }
}

/// A comparison of a text with another one.
private struct TextComparison: Sendable {
  private let kind: String
  private let options: String.CompareOptions
  private let pattern: String

  init?(_ format: String, _ arguments: [Any]) {
    let form =
      #/\s*SELF\s*(?<kind>MATCHES|CONTAINS|BEGINSWITH|ENDSWITH|==|=|!=)(?:\[(?<options>[cd]+)\])?\s*(?:%@|['"](?<text>.*)['"])\s*/#
      .ignoresCase()
    guard let match = try? form.wholeMatch(in: format) else { return nil }
    kind = match.kind.uppercased()
    var options: String.CompareOptions = []
    if match.options?.contains("c") == true { options.insert(.caseInsensitive) }
    if match.options?.contains("d") == true { options.insert(.diacriticInsensitive) }
    self.options = options
    if let text = match.text {
      pattern = String(text)
    } else if let argument = arguments.first {
      pattern = "\(argument)"
    } else {
      return nil
    }
  }

  func holds(for object: Any?) -> Bool {
    guard let object else { return false }
    let text = "\(object)"
    switch kind {
    case "MATCHES":
      return text.range(of: "^(?:\(pattern))$", options: options.union(.regularExpression)) != nil
    case "CONTAINS": return text.range(of: pattern, options: options) != nil
    case "BEGINSWITH": return text.range(of: pattern, options: options.union(.anchored)) != nil
    case "ENDSWITH":
      return text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
    case "!=": return text.compare(pattern, options: options) != .orderedSame
    default: return text.compare(pattern, options: options) == .orderedSame
    }
  }
}
