// `localizedStandardContains` in a predicate: Foundation on Linux knows it as a method of strings and not as a part of
// predicates, where searches of SwiftData have it.

public import Foundation

extension PredicateExpressions {
  /// Whether a text is in another one, as users search: upper and lower case and accents are the same.
  public struct StringLocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    public typealias Output = Bool
    /// The text that is searched, and what is searched for.
    public let root: Root, other: Other
    public init(root: Root, other: Other) { (self.root, self.other) = (root, other) }

    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let text = String(try root.evaluate(bindings))
      return text.range(
        of: String(try other.evaluate(bindings)),
        options: [.caseInsensitive, .diacriticInsensitive]
      ) != nil
    }
  }

  public static func build_localizedStandardContains<Root, Other>(
    _ root: Root, _ other: Other
  ) -> StringLocalizedStandardContains<Root, Other> {
    StringLocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}

extension PredicateExpressions.StringLocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}
