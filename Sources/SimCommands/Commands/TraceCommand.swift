// Prints one run as text: its events over time, and the graph and the screen at the end.

package import ArgumentParser
import Foundation
import SimLab
import SimMetrics

/// `simui trace`: timeline, dependency graph and view tree of one run.
package struct TraceCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Print one run as text: its timeline, the dependency graph, what is on screen.",
    discussion: """
      Takes one strategy and one workload. The timeline has each event with the bodies that it led \
      to and each frame with its work; graph and screen are those of the end.

      --format chrome gives the trace for Perfetto or chrome://tracing, --format collapsed the \
      reasons of bodies as stacks for flame graph tools.
      """)

  /// The parts that can be printed.
  package enum Part: String, CaseIterable, ExpressibleByArgument, Sendable {
    case all
    /// Events, bodies and frames in the order of time.
    case timeline
    /// The dependency graph: one line for each node, with the nodes that it read.
    case graph
    /// The screen: one line for each element, with its position and size.
    case tree
  }

  package enum Format: String, CaseIterable, ExpressibleByArgument, Sendable {
    case text
    /// Trace events as JSON.
    case chrome
    /// Collapsed stacks, one per line.
    case collapsed
  }

  @OptionGroup var selection: SelectionOptions

  @Option(help: "The format of the output.")
  var format = Format.text

  @Option(help: "What to print.")
  var part = Part.all

  @OptionGroup var execution: ExecutionOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let plan = try selection.pair(in: context.catalog, against: nil)
    let results = try execution.run(plan, in: context)
    let records = try RunDraws.drawn(results.map(\.record), plan: plan)
    let status = ExecutionOptions.report(failuresOf: records, to: context.console)
    guard status == .success, let result = results.first else { return status }
    if let exporter = exporter {
      context.console.output(
        String(decoding: try exporter.export(records), as: UTF8.self))
      return .success
    }
    var sections: [(Part, String, String)] = []
    sections.append((.timeline, "timeline", TraceText(records[0]).timeline))
    sections.append((.graph, "dependency graph", result.trace?.graph ?? ""))
    sections.append((.tree, "on screen", result.trace?.screen ?? ""))
    let wanted = sections.filter { part == .all || $0.0 == part }
    let texts = wanted.map { wanted.count == 1 ? $0.2 + "\n" : "\($0.1)\n\n\($0.2)\n" }
    context.console.text(texts.joined(separator: "\n"))
    return .success
  }
}

extension TraceCommand {
  /// The writer of the format; `nil` for text.
  private var exporter: (any Exporter)? {
    switch format {
    case .text: nil
    case .chrome: ChromeTraceExporter()
    case .collapsed: CollapsedStacksExporter()
    }
  }
}

/// A timeline as text.
struct TraceText {
  private var entries: [(time: Int64, order: Int, line: String)] = []

  init(_ record: RunRecord) {
    for input in record.log.inputs {
      entries.append((input.start, 0, "\(input.kind) \(input.label)"))
    }
    for step in record.log.events.steps where !step.bodies.isEmpty {
      for bodies in step.bodies {
        entries.append((step.time, 1, "  \(bodies.text)"))
      }
    }
    for (number, frame) in record.play.frames.enumerated() {
      let work = record.play.spans.filter { $0.frame == number && $0.kind != .render }
      let parts = WorkKind.allCases.compactMap { kind -> String? in
        let time = work.filter { $0.kind == kind }.reduce(0) { $0 + $1.duration }
        return time > 0 ? "\(kind.rawValue) \(ValueFormatter.milliseconds(time))" : nil
      }
      let late = frame.hitch > 0 ? ", late by \(ValueFormatter.milliseconds(frame.hitch))" : ""
      entries.append(
        (
          frame.committed, 2,
          "frame \(number + 1)\(late)" + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
        ))
    }
    // Events at the same time come first, frames last; sorting by index keeps the order of the
    // others.
    entries = entries.enumerated().sorted {
      ($0.element.time, $0.element.order, $0.offset) < (
        $1.element.time, $1.element.order, $1.offset
      )
    }.map(\.element)
  }

  /// One line for each event, reason for bodies, and frame, each with its time since launch.
  var timeline: String {
    let times = entries.map { ValueFormatter.milliseconds($0.time) }
    let width = times.map(\.count).max() ?? 0
    return zip(times, entries).map { time, entry in
      String(repeating: " ", count: width - time.count) + "\(time)  \(entry.line)"
    }.joined(separator: "\n")
  }
}
