// The reasons for which bodies ran, as collapsed stacks: one line for each chain,
// `event;write;edge;view number`, as flame graph tools read them. The height of a flame is the
// length of the path from the event to the view, its width the number of bodies.

package import Foundation

/// Writes the causes of a record as collapsed stacks.
package struct CollapsedStacksExporter: Exporter {
  package init() {}

  /// Returns one line for each chain; with several records, each chain begins with the name of its
  /// record.
  package func export(_ records: [RunRecord]) throws -> Data {
    var lines: [String] = []
    for record in records {
      let root =
        records.count > 1 ? ["\(record.identity.strategy) · \(record.identity.workload)"] : []
      func add(_ parts: [String], _ count: Int) {
        let stack = (root + parts).filter { !$0.isEmpty }.map(Self.plain)
        if count > 0 { lines.append("\(stack.joined(separator: ";")) \(count)") }
      }
      for count in record.counts.causes.counts {
        let written =
          count.writer.isEmpty || count.state.isEmpty
          ? count.state : "\(count.state) (\(count.writer))"
        add([count.event, written] + count.via + [count.edge, count.view], count.bodies)
      }
      add(["other reasons"], record.counts.causes.others)
    }
    return Data(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Returns a name without the characters that separate names and lines.
  private static func plain(_ name: String) -> String {
    String(name.map { $0 == ";" ? "," : $0.isNewline ? " " : $0 })
  }
}
