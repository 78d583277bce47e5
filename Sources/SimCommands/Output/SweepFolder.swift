// Reads and writes the folder of a sweep, with errors in the terms of the command line.

import Foundation
import SimLab
import SimMetrics
import SimReport

/// The folder of a sweep.
enum SweepFolder {
  /// Returns the cells of a folder.
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

  /// The command to which these files belong; it is the same for those of 'merge'.
  private static let writer = "sweep"

  /// Returns the names of the files that result from runs, including the cells.
  static func expected(_ runs: [RunRequest]) -> ExpectedFiles {
    ExpectedFiles(
      by: writer,
      SweepFiles.summaryNames + [SweepPart.file]
        + runs.map { "\(SweepFiles.cellsFolder)/\(SweepFiles.file(for: RunIdentity(failed: $0)))" },
      folders: [GrowthFigures.folder: FigureFormat.Kind.allCases.map { ".\($0.rawValue)" }])
  }

  /// Returns the part of a sweep that a folder contains; `nil` for a whole sweep.
  ///
  /// - Throws: `CommandFailure` for a damaged file, `NotComparable` for one of another layout.
  static func part(_ path: String) throws -> SweepPart? {
    let file = URL(filePath: path, directoryHint: .isDirectory).appending(path: SweepPart.file)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return try SweepPart(decoding: try InputFile.data(of: file.path))
    } catch let error as RecordFileError {
      let sentence = "'\(path)/\(SweepPart.file)': \(error.description)"
      if case .otherSchema = error { throw NotComparable(sentence) }
      throw CommandFailure(sentence)
    }
  }

  /// Writes the part of a sweep that a folder contains.
  static func write(_ part: SweepPart, to folder: OutputFolder) throws {
    var files = AtomicFiles(by: writer)
    files.add(SweepPart.file, try part.encoded())
    try folder.write(files)
  }

  /// Writes one cell.
  static func write(_ cell: SweepCell, file: String, to folder: OutputFolder) throws {
    var files = AtomicFiles(by: writer)
    files.add("\(SweepFiles.cellsFolder)/\(file)", try cell.encoded())
    try folder.write(files)
  }

  /// Writes the summaries of the cells.
  static func writeSummaries(_ cells: SweepFiles, to folder: OutputFolder) throws {
    try write(try summaries(cells), to: folder)
  }

  /// Writes all cells and their summaries.
  static func writeAll(_ cells: SweepFiles, to folder: OutputFolder) throws {
    let all = try cells.cells.sorted { $0.key < $1.key }.map { file, cell in
      (name: "\(SweepFiles.cellsFolder)/\(file)", bytes: try cell.encoded())
    }
    try write(all + summaries(cells), to: folder)
  }

  /// Returns the summaries of the cells, with the figures and their references in `growth.md`.
  private static func summaries(_ cells: SweepFiles) throws -> [(name: String, bytes: Data)] {
    let figures = GrowthFigures(cells.sorted)
    return try cells.summaries().map { name, bytes in
      name == SweepFiles.document ? (name, bytes + Data(figures.markdown.utf8)) : (name, bytes)
    } + figures.files()
  }

  private static func write(
    _ contents: [(name: String, bytes: Data)], to folder: OutputFolder
  ) throws {
    var files = AtomicFiles(by: writer)
    for (name, bytes) in contents { files.add(name, bytes) }
    files.supersede(GrowthFigures.folder)
    try folder.write(files)
  }
}
