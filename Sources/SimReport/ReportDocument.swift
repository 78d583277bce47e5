// A report as plain values, which the writers of Markdown and HTML format.

import SimMetrics

/// The contents of a report, in order.
struct ReportDocument {
  /// One run's part of the report.
  struct Section {
    let record: RunRecord
    /// The base name of its figures.
    let figureName: String
    /// Whether the run has pictures.
    var isDrawn = true

    /// The heading: strategy and workload.
    var heading: String { "\(record.identity.strategy) · \(record.identity.workload)" }
    /// The finding, as a sentence.
    var finding: String {
      let text = record.finding
      return text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
    }
    /// Whether the run failed and has nothing to draw.
    var isFailure: Bool { record.outcome.isFailure }
    /// The finding, and other remarks on the run.
    var remarks: [String] {
      // The finding of a failed run is the first line of the reason.
      let reason = record.outcome.reason?.split(whereSeparator: \.isNewline).map(String.init) ?? []
      let outcome =
        isFailure
        ? Array(reason.dropFirst())
        : reason.isEmpty ? [] : ["\(record.outcome.word): \(reason.joined(separator: " "))"]
      // The outcome is stated above.
      let others = record.messages.diagnostics.filter { $0.message != record.outcome.reason }
      let warnings = others.map {
        $0.count == 1 ? $0.message : "\($0.message) (\(ValueFormatter.count($0.count)) times)"
      }
      return outcome + ranges + [record.blameSentence, record.headroomSentence].compactMap { $0 }
        + record.messages.notes + warnings
    }
    /// The 90 % ranges of the cost variations.
    private var ranges: [String] {
      guard let work = record.drawn(.mainThreadTime).flatMap({ DrawnRange($0) }),
        let late = record.drawn(.hitches).flatMap({ DrawnRange($0) })
      else { return [] }
      func text(_ range: DrawnRange, _ metric: Metric) -> String {
        let (low, high) = (metric.unit.format(range.low), metric.unit.format(range.high))
        return low == high ? low : "\(low) to \(high)"
      }
      return [
        (record.pricing.draws.play == nil
          ? "That is the run at the table's own prices."
          : "That is one play of the run, the one in the middle.")
          + " In nine of ten simulated cost variations the main thread works "
          + "\(text(work, .mainThreadTime)), and \(text(late, .hitches)) of "
          + "\(ValueFormatter.count(record.play.frames.count, "frame")) are late; the median is "
          + "\(Metric.hitches.unit.format(late.median))."
      ]
    }
    /// The most frequent reasons for which bodies ran, each with its number of bodies, and the
    /// rest.
    var causes: [(bodies: Int, line: String)] {
      let counts = record.counts.causes.counts
      let top = counts.prefix(Self.mostCauses).map { (bodies: $0.bodies, line: $0.line) }
      let rest =
        counts.dropFirst(Self.mostCauses).reduce(record.counts.causes.others) { $0 + $1.bodies }
      return rest > 0 ? top + [(rest, "for other reasons")] : top
    }
    private static let mostCauses = 10
  }

  /// Several runs of one workload.
  struct Workload {
    /// Its name, with the setting if there are several.
    let name: String
    /// Its runs, the best first.
    let records: [RunRecord]
    /// The base name of its figures.
    let figureName: String
  }

  /// The comparison of all records.
  let comparison: Comparison
  /// The runs, in the order of the table; with several seeds those of the first.
  let sections: [Section]

  /// Creates a report.
  init(_ records: [RunRecord]) {
    comparison = Comparison(records)
    let names = FigureNames(records).names
    var sections = zip(records, names).map { Section(record: $0, figureName: $1) }
    var ordered: [Section] = []
    for row in comparison.rows {
      let index = sections.firstIndex {
        $0.record.identity == row.identity && $0.record.fingerprint == row.fingerprint
          && ($0.record.outcome == row.outcome || !row.seeds.isEmpty)
      }
      if let index { ordered.append(sections.remove(at: index)) }
    }
    // With several seeds, the first is shown in detail.
    let seeds = comparison.seeds
    self.sections = Self.choosingPictures(
      (ordered + sections).filter { section in
        seeds.isEmpty || section.record.identity.seed == seeds[0]
          || section.record.outcome.isFailure
      }, comparison)
  }

  /// The workloads with several completed runs, the most significant first.
  var workloads: [Workload] {
    let reported = comparison.rankings.filter { $0.measured.count > 1 }
    return reported.enumerated().map { index, ranking in
      let records = ranking.measured.compactMap { row in
        sections.first { $0.record.identity == row.identity }?.record
      }
      let name = comparison.name(of: ranking)
      return Workload(
        name: name, records: records,
        figureName: "workload-\(index + 1)-\(SafeFileName.part(name))")
    }
  }

  /// A sentence about the runs that have pictures, if not all do; otherwise empty.
  var pictures: String {
    guard sections.contains(where: { !$0.isFailure && !$0.isDrawn }) else { return "" }
    return
      "Pictures are of the best and the worst run of each workload; with fewer runs, each has them."
  }

  /// The greatest number of runs that are all drawn.
  private static let mostDrawn = 8

  /// With many runs, only the best and the worst of each workload have pictures; the rest is in the
  /// table.
  private static func choosingPictures(
    _ sections: [Section], _ comparison: Comparison
  ) -> [Section] {
    let ends = comparison.rankings.flatMap { ranking in
      [ranking.measured.first?.identity, ranking.measured.last?.identity]
    }
    let isLong = sections.count > mostDrawn
    return sections.map { section in
      var section = section
      section.isDrawn =
        !section.isFailure && (!isLong || ends.contains(section.record.identity))
      return section
    }
  }

  /// The parts of the identity that all runs share, explicitly chosen ones first.
  var setting: String {
    let identities = sections.map(\.record.identity)
    let scenarios = identities.map(\.scenario)
    let scenario = scenarios.allSatisfy { $0 == scenarios.first } ? scenarios.prefix(1) : []
    return (scenario + comparison.setting).joined(separator: " · ")
  }
}
