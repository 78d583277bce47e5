/// Something that is measured.
@MainActor
protocol Benchmark {
  /// What is measured, as the table and a selection name it.
  var name: String { get }
  /// Measures.
  ///
  /// - Returns: one row of the table for each figure.
  /// - Throws: `BenchmarkError` when what ran was not what should be measured.
  func measure() throws -> [Measurement]
}

/// A benchmark that measured something else than it says.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Throws when two figures differ that must be equal.
func expect<Value: Equatable>(_ value: Value, _ expected: Value, _ what: String) throws {
  guard value == expected else {
    throw BenchmarkError("\(what): \(value), where \(expected) must be")
  }
}
