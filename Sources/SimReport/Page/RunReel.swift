// The frames of all runs with what ran for each, as JSON, for the part of a page that is zoomed and asked.
//
// Times are nanoseconds; moments are differences from the one before, the first from the beginning of measuring. Causes are stored
// once for all runs. Work on the main thread and live bytes are there for the runs that have pictures.

import SimMetrics
import SimScreen

/// The runs of a page.
struct RunReel {
  private var causes: [String] = []
  private var places: [String: Int] = [:]
  private var runs: [String] = []

  /// Puts the runs of a document on a reel, in the order of its sections.
  init(_ sections: [ReportDocument.Section]) {
    for section in sections { runs.append(run(section)) }
  }

  /// The text.
  var json: String {
    let kinds = WorkKind.allCases.map { PageText.quoted($0.rawValue) }.joined(separator: ",")
    return "{\"kinds\":[\(kinds)],\"causes\":[\(causes.joined(separator: ","))],"
      + "\"runs\":[\(runs.joined(separator: ",\n"))]}"
  }

  private mutating func run(_ section: ReportDocument.Section) -> String {
    let record = section.record
    let frames = record.frames
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
    let spans = record.spans.filter { $0.kind != .render }
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

/// Numbers of a run as a page has them.
enum PageNumbers {
  /// From the beginning of measuring to the last that was shown, in nanoseconds.
  static func end(of record: RunRecord) -> Int64 {
    max(record.duration, (record.frames.map(\.presented).max() ?? 0) - record.start, 1)
  }

  /// Moments as differences, the first from a beginning.
  static func steps(_ times: [Int64], from start: Int64) -> String {
    list(zip([start] + times, times).map { $1 - $0 })
  }

  /// Numbers as JSON.
  static func list(_ numbers: [some BinaryInteger]) -> String {
    "[" + numbers.map { "\($0)" }.joined(separator: ",") + "]"
  }
}
