// One thing on which a run and its baseline disagree.

/// A named value that was expected and another that was found.
package struct BaselineDifference: Equatable, Sendable, CustomStringConvertible {
  /// What differs: `bodies`, or `RowView.bodies` for one view type.
  package let name: String
  package let expected: String
  package let actual: String

  /// Makes a difference.
  ///
  /// - Returns: nil when the values are equal.
  package init?(name: String, expected: String, actual: String) {
    guard expected != actual else { return nil }
    self.name = name
    self.expected = expected
    self.actual = actual
  }

  /// Makes a difference of counts.
  ///
  /// - Returns: nil when the counts are equal.
  package init?(name: String, expected: Int, actual: Int) {
    self.init(name: name, expected: String(expected), actual: String(actual))
  }

  /// The difference as text: `bodies: 61 expected, 64 found (+3)`.
  package var description: String {
    guard let old = Int(expected), let new = Int(actual) else {
      return "\(name): “\(expected)” expected, “\(actual)” found"
    }
    return "\(name): \(old) expected, \(new) found (\(new > old ? "+" : "")\(new - old))"
  }
}
