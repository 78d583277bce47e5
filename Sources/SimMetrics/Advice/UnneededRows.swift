// Bodies that made the rows of a list or a stack again for a change that concerns no row: a clock
// in the header, or a value passed to a view next to the list. The effect on the rows was counted
// where they were made, so the meaning of the value need not be known. Both the findings and the
// efficiency of a run use these counts.

/// The bodies of a view that ran for one reason that concerns none of its rows.
struct UnneededRows {
  /// The view that contains the rows.
  var view: String
  /// The reason for which the bodies ran.
  var reason: CauseCount
  /// The number of bodies that gave rows, or a list, another value.
  var bodies: Int
  /// The number of those bodies that also changed what the view itself shows.
  var drawn: Int
  /// The view next to the rows that received the change; `nil` if the containing view shows it
  /// itself, or an event arrived.
  var reader: String?

  /// The average number of rows that a body must make again for a plain stack to count as a list of
  /// rows.
  static let leastRows = 5

  /// Returns all such bodies of a record, in the order of its views; an empty array for a record
  /// older than the counts of outcomes.
  static func all(in record: RunRecord) -> [UnneededRows] {
    record.counts.views.flatMap { view in
      record.counts.causes.reasons(of: view.view).compactMap {
        UnneededRows(view.view, $0, in: record)
      }
    }
  }

  private init?(_ view: String, _ reason: CauseCount, in record: RunRecord) {
    // If a row took a new value, the body was needed.
    guard let outcome = reason.outcome, outcome.newRows == 0, reason.bodies > 0 else { return nil }
    let isOfMany = outcome.rows >= Self.leastRows * reason.bodies
    bodies = isOfMany ? reason.bodies : min(outcome.lists, reason.bodies)
    guard bodies >= Advice.leastBodies,
      Double(bodies) >= Advice.share * Double(reason.bodies)
    else { return nil }
    self.view = view
    self.reason = reason
    drawn = min(outcome.drawn, bodies)
    reader = nil
    if reason.isDelivery { return }
    guard reason.edge.hasPrefix("_") || reason.edge.hasPrefix("property ") else { return nil }
    // What the view shows itself could move to a view of its own; a value passed to rows that do
    // not show it could not.
    let least = max(Advice.leastBodies, Int(Advice.share * Double(bodies)))
    if drawn >= least { return }
    guard let reader = Self.readers(of: reason, below: view, in: record).first,
      reader.bodies >= least
    else { return nil }
    self.reader = reader.view
  }

  /// Returns the views that ran because the view above passed them something for a reason, and
  /// mostly produced something new.
  private static func readers(
    of reason: CauseCount, below view: String, in record: RunRecord
  ) -> [(view: String, bodies: Int)] {
    let hop = "\(reason.edge) → \(view)"
    var sums: [(view: String, bodies: Int)] = []
    for count in record.counts.causes.counts
    where count.state == reason.state && count.via.last == hop && !count.isOfNewRow {
      guard let seen = record.counts.views.first(where: { $0.view == count.view }),
        (seen.withoutNews ?? 0) * 2 <= seen.bodies
      else { continue }
      if let place = sums.firstIndex(where: { $0.view == count.view }) {
        sums[place].bodies += count.bodies
      } else {
        sums.append((count.view, count.bodies))
      }
    }
    return sums.sorted { ($1.bodies, $0.view) < ($0.bodies, $1.view) }
  }
}
