/// The number of items of a scenario on the command line.
package enum ItemCount {
  /// The possible numbers of items.
  package static let range = 1...1_000_000

  /// Reads a number of items.
  ///
  /// - Throws: `UsageError` if the text is not a whole number or outside the range.
  package static func parse(_ text: String) throws -> Int {
    guard let count = Int(text), !text.hasPrefix("+") else {
      throw UsageError("'\(text)' is not a whole number of items between 1 and 1,000,000")
    }
    guard range.contains(count) else {
      throw UsageError("the number of items must be between 1 and 1,000,000, and \(text) is not")
    }
    return count
  }
}
