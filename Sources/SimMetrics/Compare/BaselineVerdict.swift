// What comparing a run with its baseline can say.
//
// Not being comparable is its own answer: a gate that took it for a pass would be silent on every
// machine but one.

/// The outcome of comparing a run with its baseline.
package enum BaselineVerdict: Equatable, Sendable, CustomStringConvertible {
  /// Every count is equal.
  case equal
  /// These counts differ, in a fixed order.
  case different([BaselineDifference])
  /// The run is of something else; these parts of the identity differ.
  case notComparable([BaselineDifference])

  /// The verdict as text, one difference a line.
  package var description: String {
    switch self {
    case .equal:
      "equal"
    case .different(let differences):
      (["different:"] + differences.map { "  \($0)" }).joined(separator: "\n")
    case .notComparable(let differences):
      (["not comparable:"] + differences.map { "  \($0)" }).joined(separator: "\n")
    }
  }
}
