// How much of a run's work was needed. A body was needed if its result differed in something that its view shows itself. It was
// avoidable if everything in its result was as before; and if it only passed other values on, it was on the way to another view, and a
// strategy that reaches that view directly does without it. Also avoidable is the work of a body that shows something itself but makes
// unrelated rows again, and of contents that move from row to row because ids are positions. The savings that advice estimates are of
// these bodies and no others, so an efficiency of 100 % and a saving of bodies exclude each other.
//
// Bodies are counted, and what was charged for a reason is added up. Time is divided: the bodies of one reason are taken to cost the
// same, which is an estimate and marked as one. If a record lacks it, all bodies share the time of updates.

/// The bodies of one view type by what came of them.
package struct BodyOutcomes: Equatable, Sendable {
  package var view: String
  /// All of its bodies.
  package var bodies: Int
  /// Those that changed what the view shows itself, first ones included.
  package var needed: Int
  /// Those that only passed other values on, to views inside or to rows.
  package var handedOn: Int
  /// Those that gave what the one before gave.
  package var avoidable: Int
  /// Those that showed something themselves, but made rows with nothing new in them again.
  package var aboveRows: Int
  /// Bytes that user code allocated for the view, attributed to the avoidable bodies [estimate].
  package var avoidableBytes: Int64
}

/// How much of a run's work was needed, and how much was not.
package struct NecessaryWork: Equatable, Sendable {
  /// The views, most avoidable bodies first.
  package let views: [BodyOutcomes]
  /// Bodies of rows that took over what a neighbour had shown, because their ids are positions.
  package let moved: Int
  /// The view whose bodies took most of the time spent on passing values on, if that is a tenth of the run or more.
  let hander: String?
  /// How long the main thread worked, in nanoseconds.
  package let time: Int64
  /// How long it would have worked with only the needed bodies, in nanoseconds [estimate].
  package let least: Int64

  /// Reads a record; nil for one that was written before outcomes of bodies were counted, or that failed.
  package init?(_ record: RunRecord) {
    guard !record.outcome.isFailure, record.views.allSatisfy({ $0.withoutNews != nil }) else {
      return nil
    }
    let memory = Dictionary(record.memory.views.map { ($0.view, $0.allocatedBytes) }) { $0 + $1 }
    let unneeded = Dictionary(grouping: UnneededRows.all(in: record), by: \.view)
    let outcomes = record.views.filter { $0.bodies > 0 }.map { view in
      let avoidable = view.withoutNews ?? 0
      let handed = view.handedOn ?? 0
      let above = unneeded[view.view, default: []].reduce(0) { $0 + $1.drawn }
      let needed = max(0, view.bodies - avoidable - handed)
      let bytes = memory[view.view] ?? 0
      return BodyOutcomes(
        view: view.view, bodies: view.bodies,
        needed: max(0, needed - above), handedOn: handed, avoidable: avoidable,
        aboveRows: min(needed, above),
        avoidableBytes: bytes * Int64(avoidable) / Int64(view.bodies))
    }
    views = outcomes.sorted {
      ($1.avoidable, $1.bodies, $0.view) < ($0.avoidable, $0.bodies, $1.view)
    }
    let time = Self.mainTime(of: record)
    let needed = outcomes.reduce(0) { $0 + $1.needed }
    moved = min(Self.movedBodies(record), needed)
    self.time = time
    let spared = outcomes.map { view -> Int64 in
      unneeded[view.view, default: []].reduce(Self.needlessTime(of: view, in: record)) {
        $0 + Self.time(of: $1.drawn, for: $1.reason, in: record)
      }
    }
    let handing = zip(outcomes, spared).filter { $0.0.handedOn * 2 > $0.0.bodies }
      .max { ($0.1, $1.0.view) < ($1.1, $0.0.view) }
    hander = handing.flatMap { $0.1 * 10 >= time && time > 0 ? $0.0.view : nil }
    least = max(0, time - spared.reduce(Self.time(of: moved, in: record), +))
  }

  /// The least time as a share of the time that the run took; 1 for a run without needless bodies.
  package var efficiency: Double { time > 0 ? Double(least) / Double(time) : 1 }

  /// The bodies of rows whose ids stayed while their contents moved on.
  static func movedBodies(_ record: RunRecord) -> Int {
    let seen = record.watchdogs.filter { $0.watchdog == .contentsShifted }
      .filter { $0.count >= Advice.leastBodies }.reduce(0) { $0 + $1.count }
    return min(seen, record.counts.bodies)
  }

  /// How long the main thread worked, in nanoseconds, as tables have it.
  static func mainTime(of record: RunRecord) -> Int64 {
    record.middle(.mainThreadTime).map { Int64($0) } ?? 0
  }

  /// What some of the bodies that ran for a reason cost, in nanoseconds: their share of what all of them took [estimate].
  package static func time(of bodies: Int, for reason: CauseCount, in record: RunRecord) -> Int64 {
    guard let outcome = reason.outcome else { return time(of: bodies, in: record) }
    return reason.bodies > 0 ? outcome.time * Int64(bodies) / Int64(reason.bodies) : 0
  }

  /// What the bodies of a view that produced nothing new or only passed it on cost [estimate].
  private static func needlessTime(of view: BodyOutcomes, in record: RunRecord) -> Int64 {
    let reasons = record.causes.reasons(of: view.view)
    guard !reasons.isEmpty, reasons.allSatisfy({ $0.outcome != nil }) else {
      return time(of: view.avoidable + view.handedOn, in: record)
    }
    return reasons.reduce(0) { sum, reason in
      let needless = (reason.outcome?.withoutNews ?? 0) + (reason.outcome?.handedOn ?? 0)
      return sum + time(of: needless, for: reason, in: record)
    }
  }

  /// What bodies without a known reason cost, in nanoseconds: their share of the time that updates took [estimate].
  package static func time(of bodies: Int, in record: RunRecord) -> Int64 {
    let updates = record.spans.filter { $0.kind == .update }.reduce(0) { $0 + $1.duration }
    return record.counts.bodies > 0 ? updates * Int64(bodies) / Int64(record.counts.bodies) : 0
  }

  /// One line a view, and the score.
  package var lines: [String] {
    // Most runs have none of them.
    let hasAbove = views.contains { $0.aboveRows > 0 }
    let heads =
      ["bodies", "needed", "handed on"] + (hasAbove ? ["above rows"] : []) + ["avoidable", "view"]
    let rows = views.map { view in
      ([view.bodies, view.needed, view.handedOn] + (hasAbove ? [view.aboveRows] : [])
        + [view.avoidable]).map { ValueFormatter.count($0) } + [view.view + Self.bytes(view)]
    }
    let table = Table(header: heads, rows: rows, numbers: Set(heads.indices.dropLast())).lines
    let shifts =
      moved > 0
      ? [
        "\(ValueFormatter.bodies(moved)) of rows only repeated what a neighbour had shown; they count as avoidable below."
      ] : []
    return table + shifts + [
      "Efficiency \(ValueFormatter.percent(efficiency)): the main thread worked "
        + "\(ValueFormatter.duration(time)), and the needed bodies alone would take about "
        + "\(ValueFormatter.duration(least)) (estimated: the time of each cause, divided by its bodies)."
        + (hander.map {
          " Most of the rest is `\($0)` passing values on; views that read their own values avoid this."
        } ?? "")
    ]
  }

  private static func bytes(_ view: BodyOutcomes) -> String {
    view.avoidableBytes > 0
      ? ", \(ValueFormatter.bytes(view.avoidableBytes)) allocated needlessly (estimated)" : ""
  }
}
