// Checks the counts and amounts of a record outside its columns and its totals: none may be below
// zero, or greater than a run can have. Columns and totals are checked where they are read.

extension RunRecord {
  /// Throws an error if the record has a number that no run can have.
  ///
  /// - Throws: `DecodingError` that names the field.
  func checkAmounts() throws {
    for (field, values) in amounts {
      guard let value = values.first(where: { !(0...RecordLimits.most).contains($0) }) else {
        continue
      }
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: [],
          debugDescription: "“\(field)” is \(value), and must be between 0 and \(RecordLimits.most)"
        ))
    }
  }

  private var amounts: [(field: String, values: [Int64])] {
    [
      ("causes.counts.bodies", causes.counts.map { Int64($0.bodies) }),
      ("causes.others", [Int64(causes.others)]),
      ("causes.stops.count", causes.stops.map { Int64($0.count) }),
      ("diagnostics.count", diagnostics.map { Int64($0.count) }),
      ("watchdogs.count", watchdogs.map { Int64($0.count) }),
      ("watchdogs.worst", watchdogs.map(\.worst)),
      ("blame.hitch", blame.map(\.hitch)),
      ("blame.frames", blame.map { Int64($0.frames) }),
      ("inputs.duration", inputs.map(\.duration)),
      ("memory.rows", [Int64(memory.rows)]),
      ("memory.views.live", memory.views.flatMap(\.live)),
      ("memory.views.peak", memory.views.flatMap(\.peak)),
      ("memory.views.allocations", memory.views.map { Int64($0.allocations) }),
      ("memory.views.allocatedBytes", memory.views.map(\.allocatedBytes)),
      ("memory.objects.live", memory.objects.map { Int64($0.live) }),
      ("memory.objects.liveBytes", memory.objects.map(\.liveBytes)),
      ("memory.objects.peak", memory.objects.map { Int64($0.peak) }),
      ("memory.objects.made", memory.objects.map { Int64($0.made) }),
      ("memory.objects.madeBytes", memory.objects.map(\.madeBytes)),
      ("memory.objects.churned", memory.objects.map { Int64($0.churned) }),
      ("memory.objects.outliving", memory.objects.map { Int64($0.outliving) }),
      ("memory.objects.outlivingBytes", memory.objects.map(\.outlivingBytes)),
      ("draws.mainThread", draws.mainThread),
      ("draws.hitchTime", draws.hitchTime),
      ("draws.lateFrames", draws.lateFrames),
      ("draws.trackedTime", draws.trackedTime),
    ]
  }
}
