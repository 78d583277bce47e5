// The coding of one part of an identity in a record.

/// Reads and writes one part of an identity.
struct IdentityCoding: Sendable {
  let decode:
    @Sendable (inout RunIdentity, KeyedDecodingContainer<RecordKey>, RecordKey) throws -> Void
  let encode:
    @Sendable (RunIdentity, inout KeyedEncodingContainer<RecordKey>, RecordKey) throws -> Void

  typealias Path<Value> = any WritableKeyPath<RunIdentity, Value> & Sendable

  /// Returns the coding of a part that every record has.
  static func required<Value: Codable & Sendable>(_ path: Path<Value>) -> IdentityCoding {
    IdentityCoding(
      decode: { $0[keyPath: path] = try $1.decode(Value.self, forKey: $2) },
      encode: { try $1.encode($0[keyPath: path], forKey: $2) })
  }

  /// Returns the coding of a count that every record has, within the limits of a run.
  static func count(_ path: Path<Int>) -> IdentityCoding {
    IdentityCoding(
      decode: { $0[keyPath: path] = try $1.decodeCount(forKey: $2) },
      encode: { try $1.encode($0[keyPath: path], forKey: $2) })
  }

  /// Returns the coding of an amount that every record has, within the limits of a run.
  static func amount(_ path: Path<Int64>) -> IdentityCoding {
    IdentityCoding(
      decode: { $0[keyPath: path] = try $1.decodeAmount(forKey: $2) },
      encode: { try $1.encode($0[keyPath: path], forKey: $2) })
  }

  /// Returns the coding of a text or a list that is omitted if it is empty.
  static func unlessEmpty<Value: Codable & Collection & Sendable>(_ path: Path<Value>)
    -> IdentityCoding
  {
    IdentityCoding(
      decode: {
        if let value = try $1.decodeIfPresent(Value.self, forKey: $2) { $0[keyPath: path] = value }
      },
      encode: {
        if !$0[keyPath: path].isEmpty { try $1.encode($0[keyPath: path], forKey: $2) }
      })
  }
}
