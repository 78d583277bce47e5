/// The number of items of a scenario, as the command line takes it.
package enum ItemCount {
  /// The numbers of items that can be run.
  package static let range = 1...1_000_000

  /// Reads a number of items.
  ///
  /// - Throws: `UsageError` when the text is not a whole number or outside the range.
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
