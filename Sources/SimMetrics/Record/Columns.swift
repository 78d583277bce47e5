// Lists that a record has as columns. Their coding is that of a `ColumnTable`, so a type with such a
// list needs no coding of its own.

/// A value of which a record has many.
public protocol ColumnRow: Equatable, Sendable {
  /// The conversion between values and the columns of a table.
  static var columns: ColumnCoding<Self> { get }
}

/// The conversion between values and the columns of a table.
public struct ColumnCoding<Row>: Sendable {
  /// Returns the table of some values.
  let table: @Sendable ([Row]) -> ColumnTable
  /// Returns the values of a table; throws a `DecodingError` if a column is missing or damaged.
  let rows: @Sendable (ColumnTable) throws -> [Row]
}

/// A list that is encoded as columns.
@propertyWrapper
public struct Columns<Row: ColumnRow>: Codable, Equatable, Sendable {
  /// The values.
  public var wrappedValue: [Row]

  /// Creates a list.
  public init(wrappedValue: [Row]) { self.wrappedValue = wrappedValue }

  /// Reads a list.
  ///
  /// - Throws: `DecodingError` if a column is missing or damaged.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try Row.columns.rows(ColumnTable(from: decoder))
  }

  /// Writes the list as columns.
  public func encode(to encoder: any Encoder) throws {
    try Row.columns.table(wrappedValue).encode(to: encoder)
  }
}
