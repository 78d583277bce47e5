// Checks what the coding of single values cannot: the amounts outside columns and totals, and the
// indices by which parts of a record refer to others. Columns and totals are checked where they are
// read.

extension RunRecord {
  /// Throws an error if the record has a number that no run can have, or an index of nothing.
  ///
  /// - Throws: `DecodingError` that names the field.
  package func check() throws {
    for (field, values) in amounts {
      guard let value = values.first(where: { !(0...RecordLimits.most).contains($0) }) else {
        continue
      }
      throw Self.damage(
        "“\(field)” is \(value), and must be between 0 and \(RecordLimits.most)")
    }
    for (isSound, problem) in references where !isSound() { throw Self.damage(problem) }
  }

  private static func damage(_ description: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: [], debugDescription: description))
  }

  private var references: [(isSound: () -> Bool, problem: String)] {
    let (costs, events, rows, tape) = (play.costs, log.events, log.rows, pricing.tape)
    return [
      (
        { memory.samples.allSatisfy { $0.live.count == memory.categories.count } },
        "a sample of memory does not have a number for each category"
      ),
      (
        {
          events.bodies.allSatisfy {
            events.times.indices.contains($0.event) && events.causes.indices.contains($0.cause)
          }
        }, "an entry names an event or a cause that is not there"
      ),
      (
        { rows.steps.allSatisfy { rows.lists.indices.contains($0.list) } },
        "a step names a list that is not there"
      ),
      (
        { costs.parts.allSatisfy { costs.reasons.indices.contains($0.reason) } },
        "a frame names a reason that is not there"
      ),
      (
        { zip(costs.parts, costs.parts.dropFirst()).allSatisfy { $0.frame <= $1.frame } },
        "the parts of frames are out of order"
      ),
      (
        {
          (tape.spans.flatMap(\.amounts) + tape.otherThreads).allSatisfy {
            tape.rows.indices.contains($0.row)
          }
        }, "an amount of work names a row that is not there"
      ),
    ]
  }

  private var amounts: [(field: String, values: [Int64])] {
    let (causes, objects) = (counts.causes, memory.objects)
    return [
      ("start", [start]),
      ("duration", [duration]),
      ("counts.causes.counts.bodies", causes.counts.map { Int64($0.bodies) }),
      ("counts.causes.others", [Int64(causes.others)]),
      ("counts.causes.stops.count", causes.stops.map { Int64($0.count) }),
      ("play.trackedTime", [play.trackedTime]),
      ("play.blame.hitch", play.blame.map(\.hitch)),
      ("play.blame.frames", play.blame.map { Int64($0.frames) }),
      ("memory.peak", [memory.peak]),
      ("memory.peakTime", [memory.peakTime]),
      ("memory.final", [memory.final]),
      ("memory.limit", [memory.limit]),
      ("memory.warning", [memory.warning]),
      ("memory.process", [memory.process]),
      ("memory.rows", [Int64(memory.rows)]),
      ("memory.views.live", memory.views.flatMap(\.live)),
      ("memory.views.peak", memory.views.flatMap(\.peak)),
      ("memory.views.allocations", memory.views.map { Int64($0.allocations) }),
      ("memory.views.allocatedBytes", memory.views.map(\.allocatedBytes)),
      ("memory.objects.live", objects.map { Int64($0.live) }),
      ("memory.objects.liveBytes", objects.map(\.liveBytes)),
      ("memory.objects.peak", objects.map { Int64($0.peak) }),
      ("memory.objects.made", objects.map { Int64($0.made) }),
      ("memory.objects.madeBytes", objects.map(\.madeBytes)),
      ("memory.objects.churned", objects.map { Int64($0.churned) }),
      ("memory.objects.outliving", objects.map { Int64($0.outliving) }),
      ("memory.objects.outlivingBytes", objects.map(\.outlivingBytes)),
      ("log.inputs.duration", log.inputs.map(\.duration)),
      ("messages.diagnostics.count", messages.diagnostics.map { Int64($0.count) }),
      ("messages.watchdogs.count", messages.watchdogs.map { Int64($0.count) }),
      ("messages.watchdogs.worst", messages.watchdogs.map(\.worst)),
      ("pricing.draws.mainThread", pricing.draws.mainThread),
      ("pricing.draws.hitchTime", pricing.draws.hitchTime),
      ("pricing.draws.lateFrames", pricing.draws.lateFrames),
      ("pricing.draws.trackedTime", pricing.draws.trackedTime),
    ]
  }
}
