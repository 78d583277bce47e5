// The frames of all runs with the bodies that ran for each, as JSON, for the interactive part of a
// page.
//
// Times are in nanoseconds; points in time are differences from the one before, the first from the
// beginning of measuring. Causes are stored once for all runs. The work of the main thread and the
// live bytes are included for the runs that have pictures.

import SimMetrics
import SimScreen

/// The runs of a page.
struct RunReel {
  private var causes: [String] = []
  private var places: [String: Int] = [:]
  private var runs: [String] = []

  /// Combines the runs of a document, in the order of its sections.
  init(_ sections: [ReportDocument.Section]) {
    for section in sections { runs.append(run(section)) }
  }

  /// The runs as JSON.
  var json: String {
    let kinds = WorkKind.allCases.map { PageText.quoted($0.rawValue) }.joined(separator: ",")
    return "{\"kinds\":[\(kinds)],\"causes\":[\(causes.joined(separator: ","))],"
      + "\"runs\":[\(runs.joined(separator: ",\n"))]}"
  }

  private mutating func run(_ section: ReportDocument.Section) -> String {
    let record = section.record
    let frames = record.play.frames
    let bodies = FrameReasons.bodies(of: record).map { reasons in
      "[" + reasons.map { "\(place(of: $0.line)),\($0.count)" }.joined(separator: ",") + "]"
    }
    return """
      {"name":\(PageText.quoted(record.identity.strategy)),\
      "workload":\(PageText.quoted(record.identity.workload)),\
      "duration":\(PageNumbers.end(of: record)),"interval":\(record.identity.refreshInterval),\
      "begin":\(PageNumbers.steps(frames.map(\.begin), from: record.start)),\
      "work":\(PageNumbers.list(frames.map { max($0.committed - $0.begin, 0) })),\
      "shown":\(PageNumbers.steps(frames.map(\.presented), from: record.start)),\
      "late":\(PageNumbers.list(frames.map(\.hitch))),\
      "bodies":[\(bodies.joined(separator: ","))]\(section.isDrawn ? details(of: record) : "")}
      """
  }

  private func details(of record: RunRecord) -> String {
    let kinds = WorkKind.allCases
    let spans = record.play.spans.filter { $0.kind != .render }
    let samples = record.memory.samples
    return """
      ,"spans":[\(PageNumbers.list(spans.map { kinds.firstIndex(of: $0.kind) ?? 0 })),\
      \(PageNumbers.steps(spans.map(\.start), from: record.start)),\
      \(PageNumbers.list(spans.map(\.duration)))],\
      "memory":[\(PageNumbers.steps(samples.map(\.time), from: record.start)),\
      \(PageNumbers.list(samples.map { $0.live.reduce(0, +) }))]
      """
  }

  private mutating func place(of line: String) -> Int {
    if let place = places[line] { return place }
    places[line] = causes.count
    causes.append(PageText.quoted(line))
    return causes.count - 1
  }
}

/// The numbers of a run in the form that a page uses.
enum PageNumbers {
  /// Returns the time from the beginning of measuring to the last displayed frame, in nanoseconds.
  static func end(of record: RunRecord) -> Int64 {
    max(record.duration, (record.play.frames.map(\.presented).max() ?? 0) - record.start, 1)
  }

  /// Returns points in time as differences, the first from a beginning.
  static func steps(_ times: [Int64], from start: Int64) -> String {
    list(zip([start] + times, times).map { $1 - $0 })
  }

  /// Returns numbers as a JSON array.
  static func list(_ numbers: [some BinaryInteger]) -> String {
    "[" + numbers.map { "\($0)" }.joined(separator: ",") + "]"
  }
}
