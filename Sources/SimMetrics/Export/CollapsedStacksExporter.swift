// Why bodies ran, as collapsed stacks: one line per chain, `event;write;edge;view number`, as flame graph tools read them.
// The height of a flame is the path from the event to the view, its width the number of bodies.

package import Foundation

/// Writes the causes of a record as collapsed stacks.
package struct CollapsedStacksExporter: Exporter {
  package init() {}

  /// One line a chain; several records begin with their names.
  package func export(_ records: [RunRecord]) throws -> Data {
    var lines: [String] = []
    for record in records {
      let root =
        records.count > 1 ? ["\(record.identity.strategy) · \(record.identity.workload)"] : []
      func add(_ parts: [String], _ count: Int) {
        let stack = (root + parts).filter { !$0.isEmpty }.map(Self.plain)
        if count > 0 { lines.append("\(stack.joined(separator: ";")) \(count)") }
      }
      for count in record.causes.counts {
        let written =
          count.writer.isEmpty || count.state.isEmpty
          ? count.state : "\(count.state) (\(count.writer))"
        add([count.event, written] + count.via + [count.edge, count.view], count.bodies)
      }
      add(["other reasons"], record.causes.others)
    }
    return Data(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// A name without what separates names and lines.
  private static func plain(_ name: String) -> String {
    String(name.map { $0 == ";" ? "," : $0.isNewline ? " " : $0 })
  }
}
