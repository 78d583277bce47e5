// The graph of causes as two files: for Graphviz, and as a picture.

import Foundation
package import SimMetrics

/// Writes `explain.dot` and `explain.png`.
package struct CauseGraphWriter: Sendable {
  private let graph: CauseGraph
  private let title: String
  private let subtitle: String

  /// Prepares the files.
  ///
  /// - Parameter records: The runs in the graph, one or two.
  /// - Precondition: There is at least one.
  package init(_ graph: CauseGraph, records: [RunRecord]) {
    precondition(!records.isEmpty, "A graph of causes is of one run at least.")
    self.graph = graph
    let identities = records.map(\.identity)
    let bodies = CauseGraph.bodies(records.map(\.counts.total.bodies))
    let all = "\(bodies) ran in \(identities[0].workload)"
    title = graph.mainEvent.map { "\(all), \($0.text) of them for \($0.name)" } ?? all
    let setting = [identities.map(\.strategy).joined(separator: " | ")]
    subtitle = (setting + RunIdentity.setting(of: identities)).joined(separator: " · ")
  }

  /// The names of the files.
  package static let names = ["explain.dot", "explain.png"]

  /// Returns both files.
  ///
  /// - Throws: `ReportError` with the figure.
  package func files() throws -> AtomicFiles {
    var files = AtomicFiles(by: "explain")
    files.add("explain.dot", Data(graph.dot.utf8))
    let figure = CauseFigure(graph, title: title, subtitle: subtitle).figure
    do {
      files.add("explain.png", try FigureFormat().file(figure))
    } catch {
      throw ReportError.cannotDraw(figure: "explain.png", reason: "\(error)")
    }
    return files
  }
}
