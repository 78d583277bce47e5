// What a number in a file of records may be. A file may be damaged or of another origin; a number that no run can have is
// refused when it is read, so that code that adds up numbers need not worry about it.

/// The greatest numbers that a run can have.
enum RecordLimits {
  /// The greatest count, time in nanoseconds (13 days) or amount in bytes (1.1 PB).
  static let most: Int64 = 1 << 50
}

extension KeyedDecodingContainer {
  /// A count, an amount of memory or a span of time.
  ///
  /// - Throws: `DecodingError` when it is missing, below zero or more than any run can have.
  func decodeAmount(forKey key: Key) throws -> Int64 {
    let value = try decode(Int64.self, forKey: key)
    guard (0...RecordLimits.most).contains(value) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "“\(key.stringValue)” is \(value), and must be between 0 and "
          + "\(RecordLimits.most)")
    }
    return value
  }

  func decodeCount(forKey key: Key) throws -> Int { Int(try decodeAmount(forKey: key)) }

  /// A count that a record may not have.
  func decodeCountIfPresent(forKey key: Key) throws -> Int? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decodeCount(forKey: key)
  }
}
