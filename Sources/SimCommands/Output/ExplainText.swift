import SimMetrics

/// The causes of one run, or of two side by side, as text.
struct ExplainText {
  private let records: [RunRecord]
  private let cures: [[RunRecord]]
  private let view: String?

  /// Prepares the text.
  ///
  /// - Parameter cures: For each record, the runs of its tape under strategies that may cure it.
  init(_ records: [RunRecord], cures: [[RunRecord]] = [], view: String?) {
    self.records = records
    self.cures = cures
    self.view = view
  }

  var text: String {
    ValueFormatter.shorteningTypes(
      (head + tree + checked + work + advice + parting + [""]).joined(separator: "\n"))
  }

  private var head: [String] {
    let identity = records[0].identity
    let setting = RunIdentity.setting(of: records.map(\.identity)).joined(separator: " · ")
    let names = records.map(\.identity.strategy).joined(separator: " | ")
    let bodies = CauseGraph.bodies(records.map(\.counts.total.bodies))
    return ["\(names) · \(identity.workload) · \(setting)", "", "\(bodies), and why:"]
  }

  private var tree: [String] {
    let lines = CauseTree(records.map(\.counts.causes), view: view).lines
    let others = records.map(\.counts.causes.others)
    let rest =
      others.contains { $0 > 0 } && view == nil
      ? ["\(CauseGraph.text(others)) more for rarer reasons, which are not kept"] : []
    return lines.isEmpty ? ["none"] : lines + rest
  }

  private var checked: [String] {
    let lines = records.flatMap { record in
      record.counts.causes.stops.filter { stop in view.map(stop.concerns) ?? true }
        .sorted { ($1.count, $0.phrase) < ($0.count, $1.phrase) }
        .map { stop in
          let whose = records.count > 1 ? "\(record.identity.strategy): " : ""
          return "\(whose)\(ValueFormatter.count(stop.count)) \(stop.phrase)"
        }
    }
    return lines.isEmpty ? [] : ["", "checked, and not run:"] + lines
  }

  private var work: [String] {
    records.flatMap { record -> [String] in
      guard view == nil, let work = NecessaryWork(record) else { return [] }
      return ["", "\(title(record, "what came of the bodies")):"] + work.lines
    }
  }

  private var advice: [String] {
    records.enumerated().flatMap { number, record -> [String] in
      let others = cures.indices.contains(number) ? cures[number] : []
      let findings = Advice(record, against: others).findings.filter {
        view == nil || $0.view == view
      }
      guard !findings.isEmpty else {
        return ["", title(record, "no problems found in this run") + "."]
      }
      return ["", "\(title(record, "what could be done")):"] + findings.flatMap(\.lines)
    }
  }

  private func title(_ record: RunRecord, _ text: String) -> String {
    records.count > 1 ? "\(record.identity.strategy), \(text)" : text
  }

  private var parting: [String] {
    guard records.count == 2 else { return [] }
    let names = records.map(\.identity.strategy)
    let steps = records.map(\.log.events.steps)
    guard let parting = TraceStep.parting(steps[0], steps[1]) else {
      return ["", "No difference: every event leads to the same number of bodies in both."]
    }
    return [
      "",
      "First difference at event \(parting.number + 1), \(parting.event), at "
        + "\(ValueFormatter.milliseconds(parting.time)):",
    ]
      + zip(names, parting.bodies).map { name, bodies in
        let list = bodies.map { "\($0.count) × \($0.line)" }
        return "  \(name): \(list.isEmpty ? "no body" : list.joined(separator: "\n    "))"
      }
  }
}
