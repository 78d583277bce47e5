// Named columns of one table, as in a record's JSON: plain arrays, so that
// `pandas.DataFrame(record["play"]["frames"]["columns"])` and `jq .play.frames.columns.hitch` read
// them as they are.
//
// All columns of a table have as many values as its `count`; otherwise the file is damaged, and
// reading it fails with the column's name.

/// The columns of a table of whole numbers.
struct ColumnTable: Codable {
  /// The values of one column, which may be in a `ColumnStore`.
  private struct Column: Codable {
    let values: [Int64]

    init(_ values: [Int64]) { self.values = values }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let store = decoder.userInfo[ColumnStore.key] as? ColumnStore,
        let column = store.column(try container.decode(String.self))
      {
        values = column
      } else {
        values = try container.decode([Int64].self)
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if let store = encoder.userInfo[ColumnStore.key] as? ColumnStore {
        try container.encode(store.keep(values))
      } else {
        try container.encode(values)
      }
    }
  }

  /// The number of rows.
  var count: Int
  private var columns: [String: Column] = [:]
  /// The strings for which the numbers of a column are indices; `nil` without such a column.
  var words: [String]?

  /// Creates a table with a number of rows and no columns.
  init(count: Int) {
    self.count = count
  }

  /// Returns whether the table has a column.
  func has(_ name: String) -> Bool { columns[name] != nil }

  /// Adds a column of numbers.
  mutating func add(_ name: String, _ values: [Int64]) { columns[name] = Column(values) }

  /// Adds a column of words; the file does not depend on the order of the cases.
  mutating func add<Word: CaseIterable & RawRepresentable<String> & Equatable>(
    _ name: String, words: [Word]
  ) {
    let all = Array(Word.allCases)
    self.words = all.map(\.rawValue)
    add(name, words.map { Int64(all.firstIndex(of: $0) ?? 0) })
  }

  /// Returns the words of a column.
  ///
  /// - Throws: `DecodingError` if the column is missing or damaged, or a word is unknown.
  func words<Word: RawRepresentable<String>>(_ name: String, _: Word.Type) throws -> [Word] {
    let known = (words ?? []).map { Word(rawValue: $0) }
    return try numbers(name).map { number in
      guard let place = Int(exactly: number), known.indices.contains(place), let word = known[place]
      else { throw damage("column “\(name)” holds \(number), for which there is no known word") }
      return word
    }
  }

  /// Returns the numbers of a column.
  ///
  /// - Throws: `DecodingError` if it is missing or not a column of `count` numbers.
  func numbers(_ name: String) throws -> [Int64] {
    guard let values = columns[name]?.values, values.count == count else {
      throw damage("column “\(name)” does not hold \(count) values")
    }
    return values
  }

  /// Returns the numbers of a column of times.
  ///
  /// - Throws: `DecodingError` for times that no run can have, so that adding to them does not
  ///   overflow.
  func times(_ name: String) throws -> [Int64] {
    let times = try numbers(name)
    guard let time = times.first(where: { $0.magnitude > RecordLimits.most }) else { return times }
    throw damage("column “\(name)” holds \(time), which is no time that a run can have")
  }

  /// Returns the numbers of a column of counts, bytes or durations.
  ///
  /// - Throws: `DecodingError` if one is below zero, or greater than any run can have.
  func amounts(_ name: String) throws -> [Int64] {
    let values = try numbers(name)
    var sum: Int64 = 0
    for value in values {
      sum = value < 0 ? -1 : sum.addingReportingOverflow(value).partialValue
      guard sum >= 0, value <= RecordLimits.most else {
        throw damage("column “\(name)” holds \(value), which is no amount that a run can have")
      }
    }
    return values
  }

  /// Returns the numbers of a column of counts.
  func counts(_ name: String) throws -> [Int] { try amounts(name).map { Int($0) } }

  private func damage(_ description: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: description))
  }
}
