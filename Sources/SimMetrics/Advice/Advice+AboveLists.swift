// Findings about views above a list that read a value or receive an event and thereby cause
// unrelated rows to be made again.

extension Advice {
  /// Returns the views that made their rows again repeatedly for a change that concerned no row.
  static func aboveLists(_ record: RunRecord) -> [Finding] {
    UnneededRows.all(in: record).map { unneeded in
      let reason = unneeded.reason
      let kind = reason.isDelivery ? Finding.Kind.eventSource : .readAboveList
      return Finding(
        kind: kind, view: unneeded.view,
        evidence:
          "\(ValueFormatter.bodies(reason.bodies)) for \(reason.line), \(rows(of: unneeded))",
        cure: cure(of: unneeded), bodies: unneeded.bodies,
        saving: NecessaryWork.time(of: unneeded.bodies, for: reason, in: record))
    }
  }

  private static func rows(of unneeded: UnneededRows) -> String {
    let rows = unneeded.reason.outcome?.rows ?? 0
    return rows > 0
      ? "which made \(ValueFormatter.count(rows, "row")) again with nothing new in any"
      : "each with another value for a list and nothing new in its rows"
  }

  private static func cure(of unneeded: UnneededRows) -> String {
    let (name, property) = ("`\(unneeded.view)`", "`\(unneeded.reason.property)`")
    if unneeded.reason.isDelivery {
      return
        "\(name) is evaluated at each event that it receives: receive the events in a small view of their own, or in the model."
    }
    guard let member = observedMember(of: unneeded.reason) else {
      if let reader = unneeded.reader {
        return
          "\(name) reads \(property) only to pass it to `\(reader)`: let `\(reader)` read it, or store it there."
      }
      return
        "\(name) reads \(property) for content of its own: move that content into a view of its own."
    }
    let show = unneeded.reader.map { "only `\($0)` shows" } ?? "it shows beside its rows"
    let reader = unneeded.reader.map { "`\($0)`" } ?? "a view of its own"
    return
      "\(name) observes all of \(property), of which \(show) `\(member)`: give `\(member)` an object that \(reader) "
      + "observes, or store \(property) in \(name) without observing it and let \(reader) observe it."
  }

  /// Returns the property of an observed object that was set.
  ///
  /// Every view that declares the object runs for all of its properties, so moving the property to
  /// a view of its own is not enough.
  private static func observedMember(of reason: CauseCount) -> String? {
    let parts = reason.state.split(separator: ".")
    guard parts.count == 2, !parts[1].hasPrefix("_"), reason.edge.hasPrefix("_") else { return nil }
    return String(parts[1])
  }
}
