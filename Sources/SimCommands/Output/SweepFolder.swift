// Reading and writing the folder of a sweep, in the words of the command line.

import Foundation
import SimMetrics
import SimReport

/// The folder of a sweep.
enum SweepFolder {
  /// The cells of a folder.
  ///
  /// - Throws: `CommandFailure` for a damaged cell, `NotComparable` for one of another layout.
  static func read(_ path: String) throws -> SweepFiles {
    do {
      return try SweepFiles(URL(filePath: path, directoryHint: .isDirectory), name: path)
    } catch let error as RecordFolderError {
      if error.isOtherLayout { throw NotComparable(error.description) }
      throw CommandFailure(error.description)
    }
  }

  /// Writes one cell.
  static func write(_ cell: SweepCell, file: String, to folder: URL) throws {
    var files = AtomicFiles()
    files.add("\(SweepFiles.cellsFolder)/\(file)", try cell.encoded())
    try files.write(to: folder)
  }

  /// Writes what follows from the cells.
  static func writeSummaries(_ cells: SweepFiles, to folder: URL) throws {
    try write(try summaries(cells), to: folder)
  }

  /// Writes all cells and what follows from them.
  static func writeAll(_ cells: SweepFiles, to folder: URL) throws {
    let all = try cells.cells.sorted { $0.key < $1.key }.map { file, cell in
      (name: "\(SweepFiles.cellsFolder)/\(file)", bytes: try cell.encoded())
    }
    try write(all + summaries(cells), to: folder)
  }

  /// What follows from the cells, with the figures and their places in `growth.md`.
  private static func summaries(_ cells: SweepFiles) throws -> [(name: String, bytes: Data)] {
    let figures = GrowthFigures(cells.sorted)
    return try cells.summaries().map { name, bytes in
      name == SweepFiles.document ? (name, bytes + Data(figures.markdown.utf8)) : (name, bytes)
    } + figures.files()
  }

  private static func write(_ contents: [(name: String, bytes: Data)], to folder: URL) throws {
    do {
      var files = AtomicFiles()
      for (name, bytes) in contents { files.add(name, bytes) }
      if contents.contains(where: { $0.name == SweepFiles.document }) {
        for kind in FigureFormat.Kind.allCases {
          files.own(GrowthFigures.folder, suffix: "." + kind.rawValue)
        }
      }
      try files.write(to: folder)
    } catch let error as FileWriteError {
      throw CommandFailure(error.description)
    }
  }
}
