// The format of columns up to layout 3: values between spaces, and a value that repeats as
// `value*times`.

/// Reads packed columns.
enum PackedColumn {
  /// Reads a column with a given number of values.
  ///
  /// - Returns: The numbers; `nil` if the text is not a column of that length.
  static func unpack(_ text: String, count: Int) -> [Int64]? {
    var values: [Int64] = []
    for token in text.utf8.split(separator: UInt8(ascii: " ")) {
      let parts = token.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
      guard let first = parts.first, let value = Int64(Substring(first)) else { return nil }
      switch parts.count {
      case 1:
        values.append(value)
      case 2:
        guard let times = Int(Substring(parts[1])), times > 0, times <= mostValues,
          times <= count - values.count
        else { return nil }
        values.append(contentsOf: repeatElement(value, count: times))
      default:
        return nil
      }
    }
    return values.count == count ? values : nil
  }

  /// Returns the values from their differences.
  static func sums(_ differences: [Int64]) -> [Int64] {
    var sum: Int64 = 0
    return differences.map { difference in
      sum &+= difference
      return sum
    }
  }

  /// The greatest number of values in one column; a file with more is damaged.
  private static let mostValues = 10_000_000
}
