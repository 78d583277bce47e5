// A tape in JSON: its spans as columns, and the amounts of all spans, one after another, as
// columns.

extension WorkTape: Codable {
  private enum CodingKeys: String, CodingKey {
    case rows, origin
    case spans = "stretches"
    case amounts, otherThreads, motion
  }

  private static let kinds = WorkKind.allCases

  /// Reads a tape.
  ///
  /// - Throws: `DecodingError` when a column is missing or damaged.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    rows = try container.decode([String].self, forKey: .rows)
    origin = try container.decode(Int64.self, forKey: .origin)
    let amounts = try Self.amounts(
      container.decode(ColumnTable.self, forKey: .amounts), rows: rows.count)
    otherThreads = try Self.amounts(
      container.decode(ColumnTable.self, forKey: .otherThreads), rows: rows.count)
    spans = try Self.spans(
      container.decode(ColumnTable.self, forKey: .spans), amounts)
    let marks = try container.decodeIfPresent(ColumnTable.self, forKey: .motion)
    motion =
      try marks.map { table in
        zip(try table.counts("frames"), try table.amounts("time")).map {
          MotionMark(frames: $0, time: $1)
        }
      } ?? []
  }

  /// Writes the tape as columns.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(rows, forKey: .rows)
    try container.encode(origin, forKey: .origin)
    try container.encode(Self.columns(spans.flatMap(\.amounts)), forKey: .amounts)
    try container.encode(Self.columns(otherThreads), forKey: .otherThreads)
    var table = ColumnTable(count: spans.count)
    table.words = Self.kinds.map(\.rawValue)
    table.add("kind", spans.map { Int64(Self.kinds.firstIndex(of: $0.kind) ?? 0) })
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
    try container.encode(table, forKey: .spans)
    guard !motion.isEmpty else { return }
    var marks = ColumnTable(count: motion.count)
    marks.add("frames", motion.map { Int64($0.frames) })
    marks.add("time", motion.map(\.time))
    try container.encode(marks, forKey: .motion)
  }

  private static func columns(_ amounts: [WorkAmount]) -> ColumnTable {
    var table = ColumnTable(count: amounts.count)
    table.add("row", amounts.map { Int64($0.row) })
    table.add("operations", amounts.map { Int64($0.operations) })
    table.add("units", amounts.map { Int64($0.units) })
    return table
  }

  private static func amounts(_ table: ColumnTable, rows: Int) throws -> [WorkAmount] {
    let places = try table.numbers("row")
    let operations = try table.counts("operations")
    let units = try table.counts("units")
    return try places.indices.map { index in
      guard (0..<Int64(rows)).contains(places[index]) else {
        throw damage("no name for row \(places[index])")
      }
      return WorkAmount(
        row: Int(places[index]), operations: operations[index], units: units[index])
    }
  }

  private static func spans(
    _ table: ColumnTable, _ amounts: [WorkAmount]
  ) throws -> [TapeSpan] {
    let words = (table.words ?? []).map { WorkKind(rawValue: $0) }
    let kinds = try table.numbers("kind")
    let times = try table.sums("notBefore")
    let flags = try table.numbers("flags")
    let wanted = try table.numbers("wantedAt", countedFrom: times)
    let counts = try table.numbers("amounts")
    var next = 0
    let spans = try kinds.indices.map { index in
      guard let place = Int(exactly: kinds[index]), words.indices.contains(place),
        let kind = words[place]
      else { throw damage("no word for kind \(kinds[index])") }
      guard counts[index] >= 0, counts[index] <= Int64(amounts.count - next) else {
        throw damage("amounts of stretch \(index) are missing")
      }
      let end = next + Int(counts[index])
      defer { next = end }
      return TapeSpan(
        kind: kind, notBefore: times[index], isForFrame: flags[index] & 16 != 0,
        opensFrame: flags[index] & 1 != 0,
        wantedAt: flags[index] & 32 != 0 ? wanted[index] : nil,
        restedBefore: flags[index] & 2 != 0, isTracked: flags[index] & 4 != 0,
        isAppAnimation: flags[index] & 8 != 0, amounts: Array(amounts[next..<end]))
    }
    guard next == amounts.count else { throw damage("amounts belong to no stretch") }
    return spans
  }

  private static func damage(_ description: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: description))
  }
}
