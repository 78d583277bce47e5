// Named columns of one table, as they stand in a record's JSON.
//
// All columns of a table have as many values as its `count`; a file in which they have not is
// damaged, and reading it fails with the column's name instead of giving half a table.

/// The columns of a table of whole numbers.
struct PackedColumns: Codable {
  /// The number of rows.
  var count: Int
  /// The columns by name, packed.
  var columns: [String: String] = [:]
  /// The words for which a column of numbers stands, each by its place; nil without such a column.
  var words: [String]?

  /// Makes a table of so many rows, without columns.
  init(count: Int) {
    self.count = count
  }

  /// Adds a column of numbers.
  mutating func add(_ name: String, _ values: [Int64]) {
    columns[name] = PackedColumn.pack(values)
  }

  /// The numbers of a column.
  ///
  /// - Throws: `DecodingError` when it is not there or not a column of `count` numbers.
  func numbers(_ name: String) throws -> [Int64] {
    let values = columns[name].flatMap { PackedColumn.unpack($0) }
    guard let values, values.count == count else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "column “\(name)” does not hold \(count) values"))
    }
    return values
  }
}
