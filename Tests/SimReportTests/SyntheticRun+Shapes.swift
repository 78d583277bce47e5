// Records at the ends of what a record can be, and one that has all that a report speaks of.

import SimMetrics

extension SyntheticRun {
  /// A run with one short frame.
  static func single(_ work: Int64 = 2_000_000) -> RunRecord {
    var run = SyntheticRun("observable", "tap")
    run.frame([(.event, work / 4), (.update, work / 2), (.commit, work / 4)], tracked: false)
    return run.finish()
  }

  /// A short run with three hitches: a late commit, late drawing, and a commit that is late by several intervals.
  static func late(frames: Int = 14, measuredFrom start: Int64 = 0) -> RunRecord {
    var run = SyntheticRun("observable", "late")
    run.wait(until: start)
    let first = (start + interval - 1) / interval * interval
    for index in 0..<frames {
      let percent: Int64 = [5: 500, 11: 1_100][index] ?? 100
      run.frame(run.ordinary(percent), render: index == 8 ? 30_000_000 : 3_000_000)
    }
    run.record.log.inputs.append(
      InputMark(kind: "drag", label: "List", start: first, duration: Int64(frames) * interval))
    var record = run.finish()
    record.start = start
    record.duration -= start
    return record
  }

  /// A run that ended without a frame.
  static func frameless() -> RunRecord {
    var run = SyntheticRun("observable", "wait")
    return run.finish()
  }

  /// A run whose names are in Arabic and hold markup.
  static func named() -> RunRecord {
    var record = SyntheticRun.launch("مراقَب <b>&\"")
    record.identity.workload = "التمرير </script>\n\u{1F600}"
    record.counts.views = [ViewCount(view: "عرض<Int>", bodies: 3)]
    record.messages.notes = ["<script>alert(1)</script>"]
    return record
  }

  /// A run with a frame of a thousand seconds and one of nothing, and memory to match.
  static func huge() -> RunRecord {
    var run = SyntheticRun("observable", "scroll")
    run.frame([(.update, 1_000_000_000_000)])
    run.frame([(.update, 0)])
    var record = run.finish()
    record.memory.peak = .max / 4
    return record
  }

  /// A run of which everything is known that a report speaks of: rows, reasons, watchdogs, warnings, draws of the prices.
  static func told(_ strategy: String, slowness: Int64) -> RunRecord {
    var record = rapidUpdates(strategy, frames: 60, slowness: slowness)
    record.counts.views = [
      ViewCount(
        view: "ContentView", bodies: 4, initialisations: 1, comparedEqual: 2, appearances: 1,
        disappearances: 0),
      ViewCount(
        view: "Row<T>", bodies: 1_200, initialisations: 1_300, comparedEqual: 96, appearances: 40,
        disappearances: 31),
    ]
    record.counts.causes = CauseRecord(
      all: (0..<12).map {
        CauseCount(
          view: "Row<T>", edge: "_model", state: "Model.items[\($0)]", writer: "Model.load",
          event: "tap", bodies: 200 - $0)
      }, stops: [])
    record.log.rows = rows(count: 20).log.rows
    record.messages.watchdogs = [
      WatchdogCount(
        watchdog: .slowBody, view: "Row<T>", count: 3, worst: 1_200_000, cause: "tap → _model"),
      WatchdogCount(watchdog: .idsChanged, view: "List", count: 1, worst: 1_000),
    ]
    record.messages.diagnostics = [
      DiagnosticCount(message: "Publishing changes is not allowed.", count: 1),
      DiagnosticCount(message: "Modifying state during view update.", count: 1_000),
    ]
    let late = record.play.frames.reduce(0) { $0 + $1.hitch }
    if late > 0 {
      record.play.blame = [
        HitchBlame(view: "Row<T>", cause: "Model.items ← tap", hitch: late, frames: 4)
      ]
    }
    record.pricing.headroom = RunHeadroom(
      slowerPhone: late > 0 ? 1 : 2.5, heavierRows: 4, mostly: .update)
    record.pricing.draws = PriceDraws(
      mainThread: (0..<20).map { 300_000_000 + (slowness + $0) * 1_000_000 },
      hitchTime: (0..<20).map { late * (90 + $0) / 100 },
      lateFrames: (0..<20).map { late > 0 ? 4 + $0 / 8 : 0 },
      trackedTime: (0..<20).map { _ in record.play.trackedTime }, play: 10)
    return record
  }
}
