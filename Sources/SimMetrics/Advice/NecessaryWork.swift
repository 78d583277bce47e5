// Divides the work of a run into needed and avoidable work. A body was needed if its result
// differed in something that its view shows itself. It was avoidable if everything in its result
// was as before; and if it only passed other values on, it was on the way to another view, and a
// strategy that reaches that view directly does without it. Two other kinds of work are avoidable:
// a body that shows something itself but makes unrelated rows again, and contents that move from
// row to row because ids are positions. The savings that advice estimates refer to exactly these
// bodies, so an efficiency of 100 % and a saving of bodies exclude each other.
//
// Bodies are counted, and the time charged for each reason is summed. Time is divided: the bodies
// of one reason are taken to cost the same, which is an estimate and marked as one. If a record
// lacks it, all bodies share the time of updates.

/// The bodies of one view type, divided by their outcomes.
package struct BodyOutcomes: Equatable, Sendable {
  package var view: String
  /// The number of all bodies.
  package var bodies: Int
  /// The number of bodies that changed what the view itself shows, including first ones.
  package var needed: Int
  /// The number of bodies that only passed other values on, to views inside or to rows.
  package var handedOn: Int
  /// The number of bodies that produced the same result as the one before.
  package var avoidable: Int
  /// The number of bodies that showed something themselves but also made unchanged rows again.
  package var aboveRows: Int
  /// The bytes that user code allocated for the view, attributed to the avoidable bodies
  /// [estimate].
  package var avoidableBytes: Int64
}

/// The needed and the avoidable work of a run.
package struct NecessaryWork: Equatable, Sendable {
  /// The outcomes by view, most avoidable bodies first.
  package let views: [BodyOutcomes]
  /// The number of row bodies that ran because contents moved to a neighbour: the ids are
  /// positions.
  package let moved: Int
  /// The view whose bodies took most of the time spent on passing values on; `nil` if that is less
  /// than a tenth of the run.
  let hander: String?
  /// The time that the main thread worked, in nanoseconds.
  package let time: Int64
  /// The time that it would have worked with only the needed bodies, in nanoseconds [estimate].
  package let least: Int64

  /// Reads a record; `nil` for one that was written before outcomes of bodies were counted, or that
  /// failed.
  package init?(_ record: RunRecord) {
    guard !record.outcome.isFailure, record.counts.views.allSatisfy({ $0.withoutNews != nil })
    else {
      return nil
    }
    let memory = Dictionary(record.memory.views.map { ($0.view, $0.allocatedBytes) }) { $0 + $1 }
    let unneeded = Dictionary(grouping: UnneededRows.all(in: record), by: \.view)
    let outcomes = record.counts.views.filter { $0.bodies > 0 }.map { view in
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

  /// The least time as a share of the run's time; 1 for a run without needless bodies.
  package var efficiency: Double { time > 0 ? Double(least) / Double(time) : 1 }

  /// Returns the number of row bodies that ran because contents moved while ids stayed.
  static func movedBodies(_ record: RunRecord) -> Int {
    let seen = record.messages.watchdogs.filter { $0.watchdog == .contentsShifted }
      .filter { $0.count >= Advice.leastBodies }.reduce(0) { $0 + $1.count }
    return min(seen, record.counts.total.bodies)
  }

  /// Returns the time that the main thread worked, in nanoseconds, as shown in tables.
  static func mainTime(of record: RunRecord) -> Int64 {
    record.middle(.mainThreadTime).map { Int64($0) } ?? 0
  }

  /// Returns the time of some of the bodies that ran for a reason, in nanoseconds: their share of
  /// the time of all of them [estimate].
  package static func time(of bodies: Int, for reason: CauseCount, in record: RunRecord) -> Int64 {
    guard let outcome = reason.outcome else { return time(of: bodies, in: record) }
    return reason.bodies > 0 ? outcome.time * Int64(bodies) / Int64(reason.bodies) : 0
  }

  /// Returns the time of a view's bodies that produced nothing new or only passed it on, in
  /// nanoseconds [estimate].
  private static func needlessTime(of view: BodyOutcomes, in record: RunRecord) -> Int64 {
    let reasons = record.counts.causes.reasons(of: view.view)
    guard !reasons.isEmpty, reasons.allSatisfy({ $0.outcome != nil }) else {
      return time(of: view.avoidable + view.handedOn, in: record)
    }
    return reasons.reduce(0) { sum, reason in
      let needless = (reason.outcome?.withoutNews ?? 0) + (reason.outcome?.handedOn ?? 0)
      return sum + time(of: needless, for: reason, in: record)
    }
  }

  /// Returns the time of bodies without a known reason, in nanoseconds: their share of the time of
  /// updates [estimate].
  package static func time(of bodies: Int, in record: RunRecord) -> Int64 {
    let updates = record.play.spans.filter { $0.kind == .update }.reduce(0) { $0 + $1.duration }
    return record.counts.total.bodies > 0
      ? updates * Int64(bodies) / Int64(record.counts.total.bodies) : 0
  }

  /// The outcomes as text: a line for each view, and the efficiency.
  package var lines: [String] {
    // The column is omitted if no view has such bodies.
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
