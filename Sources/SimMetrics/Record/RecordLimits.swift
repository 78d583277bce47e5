// The limits of the numbers in a file of records. A file may be damaged or of another origin.
// Numbers that no run can have are rejected when the file is read, so that sums cannot overflow
// later.

/// The greatest numbers that a run can have.
enum RecordLimits {
  /// The greatest count, time in nanoseconds (13 days) or amount in bytes (1.1 PB).
  static let most: Int64 = 1 << 50
}

extension KeyedDecodingContainer {
  /// Decodes a count, an amount of memory or a duration.
  ///
  /// - Throws: `DecodingError` if it is missing, below zero or greater than any run can have.
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

  /// Decodes a count that may be absent from a record.
  func decodeCountIfPresent(forKey key: Key) throws -> Int? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try decodeCount(forKey: key)
  }
}
