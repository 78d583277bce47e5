// One difference between a run and its baseline.

/// A named value with its expected and its actual text.
package struct BaselineDifference: Equatable, Sendable, CustomStringConvertible {
  /// The name of the value: `bodies`, or `RowView.bodies` for one view type.
  package let name: String
  package let expected: String
  package let actual: String

  /// Creates a difference; `nil` if the values are equal.
  package init?(name: String, expected: String, actual: String) {
    guard expected != actual else { return nil }
    self.name = name
    self.expected = expected
    self.actual = actual
  }

  /// Creates a difference of counts; `nil` if the counts are equal.
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
