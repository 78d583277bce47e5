// Named columns of one table, as in a record's JSON: plain arrays, so that
// `pandas.DataFrame(record["frames"]["columns"])` and `jq .frames.columns.hitch` read them as they
// are.
//
// All columns of a table have as many values as its `count`; otherwise the file is damaged, and
// reading it fails with the column's name. Up to layout 3 a column was a string (`PackedColumn`),
// and some times were differences; such tables are still read.

/// The columns of a table of whole numbers.
struct ColumnTable: Codable {
  /// The values of one column.
  private enum Column: Codable {
    case plain([Int64])
    case packed(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        let store = decoder.userInfo[ColumnStore.key] as? ColumnStore
        self = store?.column(text).map { .plain($0) } ?? .packed(text)
      } else {
        self = .plain(try container.decode([Int64].self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .plain(let values):
        if let store = encoder.userInfo[ColumnStore.key] as? ColumnStore {
          try container.encode(store.keep(values))
        } else {
          try container.encode(values)
        }
      case .packed(let text): try container.encode(text)
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
  mutating func add(_ name: String, _ values: [Int64]) {
    columns[name] = .plain(values)
  }

  /// Returns the numbers of a column.
  ///
  /// - Throws: `DecodingError` if it is missing or not a column of `count` numbers.
  func numbers(_ name: String) throws -> [Int64] { try read(name).values }

  /// Returns the numbers of a column that held differences from row to row up to layout 3.
  func sums(_ name: String) throws -> [Int64] {
    let (values, isPacked) = try read(name)
    return try checked(isPacked ? PackedColumn.sums(values) : values, name)
  }

  /// Returns the numbers of a column that were relative to another column up to layout 3.
  func numbers(_ name: String, countedFrom base: [Int64]) throws -> [Int64] {
    let (values, isPacked) = try read(name)
    return try checked(isPacked ? zip(base, values).map { $0 &+ $1 } : values, name)
  }

  /// Returns the numbers of a column of counts, bytes or durations.
  ///
  /// - Throws: `DecodingError` if one is below zero, or greater than any run can have.
  func amounts(_ name: String) throws -> [Int64] {
    try checkedAmounts(try numbers(name), name)
  }

  /// Throws an error if a count, an amount of bytes or a duration is below zero, or greater than
  /// any run can have.
  func checkedAmounts(_ values: [Int64], _ name: String) throws -> [Int64] {
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

  /// Throws an error for times that no run can have, so that adding to them does not overflow.
  func checked(_ times: [Int64], _ name: String) throws -> [Int64] {
    guard let time = times.first(where: { $0.magnitude > RecordLimits.most }) else { return times }
    throw damage("column “\(name)” holds \(time), which is no time that a run can have")
  }

  private func read(_ name: String) throws -> (values: [Int64], isPacked: Bool) {
    switch columns[name] {
    case .plain(let values)? where values.count == count: return (values, false)
    case .packed(let text)?:
      if let values = PackedColumn.unpack(text, count: count) { return (values, true) }
    default: break
    }
    throw damage("column “\(name)” does not hold \(count) values")
  }

  private func damage(_ description: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: description))
  }
}
