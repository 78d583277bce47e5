// Predicates written as text, which Foundation lacks on Linux. The most frequent ones are `SELF
// MATCHES %@`, which checks the input of a field, and conditions for objects of Core Data.

public import Foundation

extension NSPredicate {
  /// Creates a predicate from a format and the arguments for its placeholders.
  ///
  /// Foundation's own is marked as unavailable here, so this one is taken.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// Creates a predicate from a format and the arguments for its placeholders.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any?]?) {
    let tree = PredicateParser.tree(predicateFormat, arguments ?? [])
    self.init { object, _ in tree.holds(for: object) }
  }
}
