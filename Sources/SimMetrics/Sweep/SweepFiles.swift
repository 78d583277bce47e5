// A sweep as a folder: one file for each run, written as soon as the run is done, and what follows from all of them.
//
// What follows depends on the cells alone and not on the order in which they came: so shards that are merged in any order give the
// bytes of the sweep that was not sharded.

package import Foundation

/// The cells of a folder.
package struct SweepFiles: Equatable, Sendable {
  /// The folder of the cells.
  package static let cellsFolder = "cells"
  /// The document that says how cost grows.
  package static let document = "growth.md"

  /// The cells by file name.
  package private(set) var cells: [String: SweepCell] = [:]

  /// No cells.
  package init() {}

  /// Reads the cells of a folder; one that is not there holds none.
  ///
  /// - Parameter name: the folder as the user calls it.
  /// - Throws: `BaselineFolderError` for a file that is no cell.
  package init(_ folder: URL, name: String) throws {
    let place = folder.appending(path: Self.cellsFolder)
    guard FileManager.default.fileExists(atPath: place.path) else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: place.path)
    } catch {
      throw BaselineFolderError(
        path: "\(name)/\(Self.cellsFolder)", problem: "the folder cannot be read")
    }
    for file in names.sorted() where file.hasSuffix(".json") && !file.hasPrefix(".") {
      let path = "\(name)/\(Self.cellsFolder)/\(file)"
      guard let data = FileManager.default.contents(atPath: place.appending(path: file).path) else {
        throw BaselineFolderError(path: path, problem: "this cannot be read")
      }
      do {
        cells[file] = try SweepCell(decoding: data)
      } catch let error as RecordFileError {
        var problem = BaselineFolderError(path: path, problem: error.description)
        if case .otherSchema = error { problem.isOtherLayout = true }
        throw problem
      }
    }
  }

  /// The file of a run: its names, made safe, and a hash that tells apart what they leave out.
  package static func file(for identity: RunIdentity) -> String {
    func safe(_ text: String) -> String {
      let plain = text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
      return String(plain.prefix(40))
    }
    let names = [
      safe(identity.strategy), safe(identity.workload), "\(identity.items)", safe(identity.device),
      safe(identity.system), "\(identity.seed)",
    ]
    // FNV-1a in 64 bits, as for fingerprints; the build is left out, so that another one takes the place.
    var hash: UInt64 = 14_695_981_039_346_656_037
    let rest =
      [identity.scenario, identity.strategy, identity.workload, identity.device]
      + [identity.system] + identity.conditions
    for byte in rest.joined(separator: "\u{0}").utf8 {
      hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211
    }
    let digits = String(hash, radix: 16)
    let tail = String(repeating: "0", count: 16 - digits.count) + digits
    return names.joined(separator: "_") + "_\(tail.suffix(8)).json"
  }

  /// Whether a run was made to its end, by this very build.
  package func has(_ identity: RunIdentity) -> Bool {
    guard let cell = cells[Self.file(for: identity)], !cell.outcome.isFailure else { return false }
    return cell.identity.differences(from: identity).isEmpty
  }

  /// Takes a run.
  ///
  /// - Returns: the name of its file.
  @discardableResult
  package mutating func add(_ cell: SweepCell) -> String {
    let file = Self.file(for: cell.identity)
    cells[file] = cell
    return file
  }

  /// Takes the cells of another folder.
  ///
  /// - Returns: the first file that says something else in both; nil where all agree.
  package mutating func merge(_ other: SweepFiles) -> String? {
    for (file, cell) in other.cells.sorted(by: { $0.key < $1.key }) {
      if let known = cells[file], known != cell {
        // A run that failed on one machine and ended on another has ended.
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
      $0.identity.sweepOrder.lexicographicallyPrecedes($1.identity.sweepOrder)
    }
  }

  /// Everything but the cells: `sweep.json`, `sweep.csv` and `growth.md`.
  package func summaries() throws -> [(name: String, bytes: Data)] {
    let cells = sorted
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var json = Data("{\"cells\":[".utf8)
    for (index, cell) in cells.enumerated() {
      json.append(contentsOf: Data((index == 0 ? "\n" : ",\n").utf8))
      json.append(try encoder.encode(cell))
    }
    json.append(contentsOf: Data("\n],\"schema\":\(SweepCell.currentSchema)}\n".utf8))
    return [
      ("sweep.json", json), ("sweep.csv", Data(csv(cells).utf8)),
      (Self.document, Data(SweepText(cells).markdown.utf8)),
    ]
  }

  private func csv(_ cells: [SweepCell]) -> String {
    let heads = [
      "scenario", "strategy", "workload", "items", "device", "system", "seed", "configuration",
      "architecture", "compiler", "version", "conditions", "outcome", "fingerprint",
    ]
    let lines =
      [heads + Metric.all.map(\.column)]
      + cells.map { cell in
        let identity = cell.identity
        return [
          identity.scenario, identity.strategy, identity.workload, "\(identity.items)",
          identity.device, identity.system, "\(identity.seed)", identity.configuration,
          identity.architecture, identity.compiler, identity.version,
          identity.conditions.joined(separator: " "), cell.outcome.word, cell.fingerprint,
        ] + Metric.all.map { metric in cell[metric].map(metric.unit.raw) ?? "" }
      }
    return lines.map { $0.map(CSVExporter.field).joined(separator: ",") + "\n" }.joined()
  }
}
