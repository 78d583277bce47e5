// A tape in JSON: its spans as columns, and the amounts of all spans, one after another, as
// columns.

extension WorkTape: Codable {
  private enum CodingKeys: String, CodingKey {
    case rows, origin, spans, amounts, otherThreads, motion
  }

  /// Reads a tape.
  ///
  /// - Throws: `DecodingError` when a column is missing or damaged.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func rows<Row>(_: Row.Type, _ key: CodingKeys) throws -> [Row] where Row: ColumnRow {
      try container.decode(Columns<Row>.self, forKey: key).wrappedValue
    }
    self.init(
      rows: try container.decode([String].self, forKey: .rows),
      origin: try container.decode(Int64.self, forKey: .origin),
      spans: try Self.spans(
        container.decode(ColumnTable.self, forKey: .spans), rows(WorkAmount.self, .amounts)),
      otherThreads: try rows(WorkAmount.self, .otherThreads),
      motion: try rows(MotionMark.self, .motion))
  }

  /// Writes the tape as columns.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rows, forKey: .rows)
    try container.encode(origin, forKey: .origin)
    try container.encode(Self.table(of: spans), forKey: .spans)
    try container.encode(Columns(wrappedValue: spans.flatMap(\.amounts)), forKey: .amounts)
    try container.encode(Columns(wrappedValue: otherThreads), forKey: .otherThreads)
    try container.encode(Columns(wrappedValue: motion), forKey: .motion)
  }

  private static func table(of spans: [TapeSpan]) -> ColumnTable {
    var table = ColumnTable(count: spans.count)
    table.add("kind", words: spans.map(\.kind))
    table.add("notBefore", spans.map(\.notBefore))
    table.add(
      "flags",
      spans.map { span in
        (span.opensFrame ? 1 : 0) | (span.restedBefore ? 2 : 0) | (span.isTracked ? 4 : 0)
          | (span.isAppAnimation ? 8 : 0) | (span.isForFrame ? 16 : 0)
          | (span.wantedAt == nil ? 0 : 32)
      })
    table.add("wantedAt", spans.map { $0.wantedAt ?? $0.notBefore })
    table.add("amounts", spans.map { Int64($0.amounts.count) })
    return table
  }

  private static func spans(
    _ table: ColumnTable, _ amounts: [WorkAmount]
  ) throws -> [TapeSpan] {
    let kinds = try table.words("kind", WorkKind.self)
    let (times, wanted) = (try table.times("notBefore"), try table.times("wantedAt"))
    let flags = try table.numbers("flags")
    let counts = try table.counts("amounts")
    guard counts.reduce(0, +) == amounts.count else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "the amounts are not those of the spans"))
    }
    var next = 0
    return kinds.indices.map { index in
      let end = next + counts[index]
      defer { next = end }
      return TapeSpan(
        kind: kinds[index], notBefore: times[index], isForFrame: flags[index] & 16 != 0,
        opensFrame: flags[index] & 1 != 0,
        wantedAt: flags[index] & 32 != 0 ? wanted[index] : nil,
        restedBefore: flags[index] & 2 != 0, isTracked: flags[index] & 4 != 0,
        isAppAnimation: flags[index] & 8 != 0, amounts: Array(amounts[next..<end]))
    }
  }
}

extension WorkAmount: ColumnRow {
  /// The columns of amounts.
  public static let columns = ColumnCoding<WorkAmount>(
    table: { amounts in
      var table = ColumnTable(count: amounts.count)
      table.add("row", amounts.map { Int64($0.row) })
      table.add("operations", amounts.map { Int64($0.operations) })
      table.add("units", amounts.map { Int64($0.units) })
      return table
    },
    rows: { table in
      let rows = try table.counts("row")
      let (operations, units) = (try table.counts("operations"), try table.counts("units"))
      return rows.indices.map {
        WorkAmount(row: rows[$0], operations: operations[$0], units: units[$0])
      }
    })
}

extension MotionMark: ColumnRow {
  /// The columns of marks.
  public static let columns = ColumnCoding<MotionMark>(
    table: { marks in
      var table = ColumnTable(count: marks.count)
      table.add("frames", marks.map { Int64($0.frames) })
      table.add("time", marks.map(\.time))
      return table
    },
    rows: { table in
      zip(try table.counts("frames"), try table.amounts("time")).map {
        MotionMark(frames: $0, time: $1)
      }
    })
}
