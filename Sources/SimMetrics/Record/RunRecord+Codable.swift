// A run record in JSON: the long arrays as columns (`ColumnTable`), everything else unchanged.
//
// The version is read first, so that a record of an unknown layout is rejected with a clear error.
// Fields that were added later may be missing. Layout 4 has the columns as plain arrays, with times
// since launch, and the log of events; layout 5 has the steps of rows, too, and more kinds of
// watchdogs; layout 6 has all parts of the costs of frames, and the times at which something moved.
// Layouts 3 to 5 are still read.

extension RunRecord {
  private enum CodingKeys: String, CodingKey {
    case schema, identity, outcome, fingerprint, start, duration, trackedTime, views, causes, counts
    case frames, spans, inputs, memory, console, diagnostics, watchdogs, blame, notes, work, draws,
      headroom, costs
    case events, rows, state, otherScreen, growth
  }

  /// Reads a record.
  ///
  /// - Throws: `DecodingError` when the record is of another layout, or damaged.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let schema = try container.decode(Int.self, forKey: .schema)
    guard Self.readSchemas.contains(schema) else {
      throw DecodingError.dataCorruptedError(
        forKey: .schema, in: container,
        debugDescription: "this record has layout \(schema), and this program reads layout "
          + "\(Self.readSchemas.lowerBound) to \(Self.currentSchema)")
    }
    self.init(
      identity: try container.decode(RunIdentity.self, forKey: .identity),
      outcome: try container.decode(RunOutcome.self, forKey: .outcome),
      fingerprint: try container.decode(String.self, forKey: .fingerprint),
      start: try container.decodeAmount(forKey: .start),
      duration: try container.decodeAmount(forKey: .duration),
      trackedTime: try container.decodeAmount(forKey: .trackedTime),
      views: try container.decode([ViewCount].self, forKey: .views),
      causes: try container.decodeIfPresent(CauseRecord.self, forKey: .causes) ?? CauseRecord(),
      counts: try container.decode(RunCounts.self, forKey: .counts),
      frames: try container.decode(ColumnTable.self, forKey: .frames).frames(),
      spans: try container.decode(ColumnTable.self, forKey: .spans).spans(),
      inputs: try container.decode([InputMark].self, forKey: .inputs),
      memory: try container.decode(MemoryRecord.self, forKey: .memory),
      console: try container.decode([String].self, forKey: .console),
      diagnostics: try container.decodeIfPresent([DiagnosticCount].self, forKey: .diagnostics)
        ?? [],
      watchdogs: try container.decodeIfPresent([WatchdogCount].self, forKey: .watchdogs) ?? [],
      notes: try container.decode([String].self, forKey: .notes),
      work: try container.decodeIfPresent(WorkTape.self, forKey: .work) ?? WorkTape(),
      draws: try container.decodeIfPresent(PriceDraws.self, forKey: .draws) ?? PriceDraws())
    blame = try container.decodeIfPresent([HitchBlame].self, forKey: .blame) ?? []
    costs = try container.decodeIfPresent(FrameCosts.self, forKey: .costs) ?? FrameCosts()
    headroom = try container.decodeIfPresent(RunHeadroom.self, forKey: .headroom)
    events = try container.decodeIfPresent(EventLog.self, forKey: .events) ?? EventLog()
    rows = try container.decodeIfPresent(RowLog.self, forKey: .rows) ?? RowLog()
    state = try container.decodeIfPresent(StateDescription.self, forKey: .state)
    otherScreen = try container.decodeIfPresent(String.self, forKey: .otherScreen)
    growth = try container.decodeIfPresent([GrowthPoint].self, forKey: .growth) ?? []
    try checkAmounts()
  }

  /// Writes the record with its long arrays as columns.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(schema, forKey: .schema)
    try container.encode(identity, forKey: .identity)
    try container.encode(outcome, forKey: .outcome)
    try container.encode(fingerprint, forKey: .fingerprint)
    try container.encode(start, forKey: .start)
    try container.encode(duration, forKey: .duration)
    try container.encode(trackedTime, forKey: .trackedTime)
    try container.encode(views, forKey: .views)
    try container.encode(causes, forKey: .causes)
    try container.encode(counts, forKey: .counts)
    try container.encode(ColumnTable(frames: frames), forKey: .frames)
    try container.encode(ColumnTable(spans: spans), forKey: .spans)
    try container.encode(inputs, forKey: .inputs)
    try container.encode(memory, forKey: .memory)
    try container.encode(console, forKey: .console)
    try container.encode(diagnostics, forKey: .diagnostics)
    if !watchdogs.isEmpty { try container.encode(watchdogs, forKey: .watchdogs) }
    if !blame.isEmpty { try container.encode(blame, forKey: .blame) }
    if costs != FrameCosts() { try container.encode(costs, forKey: .costs) }
    try container.encodeIfPresent(headroom, forKey: .headroom)
    try container.encode(notes, forKey: .notes)
    if work != WorkTape() { try container.encode(work, forKey: .work) }
    if draws.count > 0 { try container.encode(draws, forKey: .draws) }
    if events != EventLog() { try container.encode(events, forKey: .events) }
    if rows != RowLog() { try container.encode(rows, forKey: .rows) }
    try container.encodeIfPresent(state, forKey: .state)
    try container.encodeIfPresent(otherScreen, forKey: .otherScreen)
    if !growth.isEmpty { try container.encode(growth, forKey: .growth) }
  }
}
