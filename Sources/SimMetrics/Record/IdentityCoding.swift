// How a part of an identity is read from a record and written to it.

/// Reads and writes one part of an identity.
struct IdentityCoding: Sendable {
  let decode:
    @Sendable (inout RunIdentity, KeyedDecodingContainer<RecordKey>, RecordKey) throws -> Void
  let encode:
    @Sendable (RunIdentity, inout KeyedEncodingContainer<RecordKey>, RecordKey) throws -> Void

  typealias Path<Value> = any WritableKeyPath<RunIdentity, Value> & Sendable

  /// A part that every record has.
  static func required<Value: Codable & Sendable>(_ path: Path<Value>) -> IdentityCoding {
    IdentityCoding(
      decode: { $0[keyPath: path] = try $1.decode(Value.self, forKey: $2) },
      encode: { try $1.encode($0[keyPath: path], forKey: $2) })
  }

  /// A count that every record has, within what any run can have.
  static func count(_ path: Path<Int>) -> IdentityCoding {
    IdentityCoding(
      decode: { $0[keyPath: path] = try $1.decodeCount(forKey: $2) },
      encode: { try $1.encode($0[keyPath: path], forKey: $2) })
  }

  /// An amount that every record has, within what any run can have.
  static func amount(_ path: Path<Int64>) -> IdentityCoding {
    IdentityCoding(
      decode: { $0[keyPath: path] = try $1.decodeAmount(forKey: $2) },
      encode: { try $1.encode($0[keyPath: path], forKey: $2) })
  }

  /// A text or a list that is left out if it is empty.
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
