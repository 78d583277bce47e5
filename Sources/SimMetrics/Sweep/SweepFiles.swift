// A sweep as a folder: one file for each run, written as soon as the run is done, and summaries of
// all of them.
//
// The summaries depend only on the cells and not on their order, so shards merged in any order give
// the same bytes as the unsharded sweep.

package import Foundation
import SimCore

/// The cells of a folder.
package struct SweepFiles: Equatable, Sendable {
  /// The folder of the cells.
  package static let cellsFolder = "cells"
  /// The name of the document about the growth of cost.
  package static let document = "growth.md"
  /// The names of the summary files.
  package static let summaryNames = ["sweep.json", "sweep.csv", document]

  /// The cells by file name.
  package private(set) var cells: [String: SweepCell] = [:]

  package init() {}

  /// Reads the cells of a folder; a missing one holds none.
  ///
  /// - Parameter name: The folder as the user calls it.
  /// - Throws: `RecordFolderError` for a file that is not a cell.
  package init(_ folder: URL, name: String) throws {
    try RecordFolder.read(
      folder.appending(path: Self.cellsFolder), name: "\(name)/\(Self.cellsFolder)"
    ) { cells[$0.name] = try SweepCell(decoding: $0.data) }
  }

  /// Returns the name of a run's file: the names in its identity, made safe, and a hash that
  /// distinguishes the parts that are omitted.
  package static func file(for identity: RunIdentity) -> String {
    let names = IdentityField.all.filter { [.name, .nameAndHash].contains($0.filePart) }
      .map { SafeFileName.part($0.text(identity), longest: 40) }
    let rest = IdentityField.all.filter { [.hash, .nameAndHash].contains($0.filePart) }
      .flatMap { $0.items(identity) }
    var hash = Fingerprint()
    hash.add(rest.joined(separator: "\u{0}"))
    return names.joined(separator: "_") + "_\("\(hash)".suffix(8)).json"
  }

  /// Returns whether a run was completed by the same build.
  package func has(_ identity: RunIdentity) -> Bool {
    guard let cell = cells[Self.file(for: identity)], !cell.outcome.isFailure else { return false }
    return cell.identity.differences(from: identity).isEmpty
  }

  /// Adds a run.
  ///
  /// - Returns: The name of its file.
  @discardableResult
  package mutating func add(_ cell: SweepCell) -> String {
    let file = Self.file(for: cell.identity)
    cells[file] = cell
    return file
  }

  /// Adds the cells of another folder.
  ///
  /// - Returns: The first file that differs between the two; `nil` if all agree.
  package mutating func merge(_ other: SweepFiles) -> String? {
    for (file, cell) in other.cells.sorted(by: { $0.key < $1.key }) {
      if let known = cells[file], known != cell {
        // A run that failed on one machine and completed on another has completed.
        guard known.outcome.isFailure || cell.outcome.isFailure else { return file }
        if cell.outcome.isFailure { continue }
      }
      cells[file] = cell
    }
    return nil
  }

  /// All cells, in an order that depends on them alone.
  package var sorted: [SweepCell] {
    cells.values.sorted {
      $0.identity.order.lexicographicallyPrecedes($1.identity.order)
    }
  }

  /// Returns all files except the cells: `sweep.json`, `sweep.csv` and `growth.md`.
  package func summaries() throws -> [(name: String, bytes: Data)] {
    let cells = sorted
    let json = try StableJSON.lines("cells", cells, schema: SweepCell.currentSchema)
    let contents = [json, Data(csv(cells).utf8), Data(SweepText(cells).markdown.utf8)]
    return zip(Self.summaryNames, contents).map { (name: $0, bytes: $1) }
  }

  private func csv(_ cells: [SweepCell]) -> String {
    let heads = RunIdentity.columnNames + ["outcome", "reason", "fingerprint"]
    let lines =
      [heads + Metric.all.map(\.column)]
      + cells.map { cell in
        cell.identity.columns.map(\.text)
          + [cell.outcome.word, cell.outcome.reason ?? "", cell.fingerprint]
          + Metric.all.map { metric in cell[metric].map(metric.unit.raw) ?? "" }
      }
    return lines.map { $0.map(CSVExporter.field).joined(separator: ",") + "\n" }.joined()
  }
}
