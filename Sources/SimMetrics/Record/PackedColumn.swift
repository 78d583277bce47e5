// A column of many whole numbers as one short string.
//
// A run of two minutes has 8,000 frames of thirteen fields; as an array of JSON objects that would
// be two megabytes, most of it field names. A column is written as its values between spaces, and
// a value that repeats as `value*times`: the interval of 7,000 frames at 60 Hz is
// `16666667*7000`. Times that only grow are written as differences by the caller, which makes them
// short as well. The text is the same for equal values on every machine: there is no floating point
// in it.

/// Packing and unpacking of columns.
enum PackedColumn {
  /// Writes numbers as one string.
  static func pack(_ values: [Int64]) -> String {
    var text = ""
    text.reserveCapacity(values.count * 4)
    var index = 0
    while index < values.count {
      let value = values[index]
      var end = index + 1
      while end < values.count, values[end] == value { end += 1 }
      if index > 0 { text += " " }
      text += String(value)
      if end - index > 1 { text += "*\(end - index)" }
      index = end
    }
    return text
  }

  /// Reads what `pack(_:)` wrote.
  ///
  /// - Returns: The numbers, or nil when the text is not a column of numbers.
  static func unpack(_ text: String) -> [Int64]? {
    var values: [Int64] = []
    for token in text.utf8.split(separator: UInt8(ascii: " ")) {
      let parts = token.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      guard let first = parts.first, let value = Int64(Substring(first)) else { return nil }
      switch parts.count {
      case 1:
        values.append(value)
      case 2:
        guard let times = Int(Substring(parts[1])), times > 0,
          times <= mostValues - values.count
        else { return nil }
        values.append(contentsOf: repeatElement(value, count: times))
      default:
        return nil
      }
    }
    return values
  }

  /// Each value less the one before it; the first one as it is.
  static func differences(_ values: [Int64]) -> [Int64] {
    var previous: Int64 = 0
    return values.map { value in
      defer { previous = value }
      return value &- previous
    }
  }

  /// What `differences(_:)` was made from.
  static func sums(_ differences: [Int64]) -> [Int64] {
    var sum: Int64 = 0
    return differences.map { difference in
      sum &+= difference
      return sum
    }
  }

  /// The most values that one column may hold; a file that claims more is damaged.
  private static let mostValues = 100_000_000
}
