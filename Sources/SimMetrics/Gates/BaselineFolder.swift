// The baselines of a folder: one file for each strategy and workload of a scenario.

package import Foundation

/// What is wrong with a folder of baselines.
package struct BaselineFolderError: Error, Equatable, CustomStringConvertible {
  /// The file or folder.
  package var path: String
  /// What is wrong with it.
  package var problem: String
  /// Whether it was written in a layout that is not read.
  package var isOtherLayout = false

  package var description: String { "'\(path)': \(problem)" }
}

/// Baselines as files.
package struct BaselineFolder: Equatable, Sendable {
  /// One baseline and its file.
  package struct Entry: Equatable, Sendable {
    /// The file's name in the folder.
    package var file: String
    /// What stands in it.
    package var baseline: Baseline
  }

  /// The baselines, in the order of their files' names.
  package private(set) var entries: [Entry] = []

  /// Reads every `.json` file of a folder; a folder that is not there holds none.
  ///
  /// - Parameter name: the folder as the user calls it.
  /// - Throws: `BaselineFolderError` for a file that is no baseline, and for two files of one strategy and workload.
  package init(_ folder: URL, name: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      return
    }
    guard isFolder.boolValue else {
      throw BaselineFolderError(path: name, problem: "this is a file, and a folder is expected")
    }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    } catch {
      throw BaselineFolderError(path: name, problem: "the folder cannot be read")
    }
    for file in names.filter({ $0.hasSuffix(".json") && !$0.hasPrefix(".") }).sorted() {
      let path = name.hasSuffix("/") ? name + file : "\(name)/\(file)"
      guard let data = FileManager.default.contents(atPath: folder.appending(path: file).path)
      else {
        throw BaselineFolderError(path: path, problem: "this cannot be read")
      }
      do {
        try add(Entry(file: file, baseline: try Baseline(decoding: data)), path: path)
      } catch let error as RecordFileError {
        var problem = BaselineFolderError(path: path, problem: error.description)
        if case .otherSchema = error { problem.isOtherLayout = true }
        throw problem
      }
    }
  }

  private mutating func add(_ entry: Entry, path: String) throws {
    if let other = self.entry(for: entry.baseline.identity) {
      let identity = entry.baseline.identity
      throw BaselineFolderError(
        path: path,
        problem:
          "\(identity.strategy) × \(identity.workload) has a baseline in '\(other.file)' already")
    }
    entries.append(entry)
  }

  /// The baseline of a strategy and a workload.
  package func entry(for identity: RunIdentity) -> Entry? {
    entries.first { $0.baseline.identity.isPair(of: identity) }
  }

  /// The file in which a baseline is, or would be, kept.
  package func file(for identity: RunIdentity) -> String {
    if let entry = entry(for: identity) { return entry.file }
    let taken = Set(entries.map { $0.file.lowercased() })
    let base = "\(Self.safe(identity.strategy))-\(Self.safe(identity.workload))"
    for name in [base, "\(Self.safe(identity.scenario))-\(base)"] {
      if !taken.contains("\(name).json".lowercased()) { return "\(name).json" }
    }
    var number = 2
    while taken.contains("\(base)-\(number).json".lowercased()) { number += 1 }
    return "\(base)-\(number).json"
  }

  /// Takes a record as the baseline of its strategy and workload.
  ///
  /// Limits are kept, and so is a file whose numbers are the same.
  ///
  /// - Returns: the file that has to be written; nil where it says the same already.
  package mutating func update(_ record: RunRecord, reason: String) -> Entry? {
    var baseline = Baseline(record, reason: reason)
    let file = file(for: record.identity)
    if let place = entries.firstIndex(where: { $0.file == file }) {
      let old = entries[place].baseline
      guard !old.saysTheSame(as: baseline) else { return nil }
      baseline.limits = old.limits
      entries[place].baseline = baseline
      return entries[place]
    }
    let entry = Entry(file: file, baseline: baseline)
    entries.append(entry)
    return entry
  }

  /// A part of a file name: letters and digits of ASCII, dots, underscores and hyphens.
  private static func safe(_ text: String) -> String {
    var name = ""
    for character in text {
      let isPlain = character.isASCII && (character.isLetter || character.isNumber)
      if isPlain || character == "." || character == "_" {
        name.append(character)
      } else if name.last != "-" {
        name.append("-")
      }
    }
    let trimmed = name.drop { $0 == "-" || $0 == "." }.prefix(80)
    return trimmed.isEmpty ? "unnamed" : String(trimmed)
  }
}

extension RunIdentity {
  /// Whether another run is of the same scenario, strategy and workload.
  package func isPair(of other: RunIdentity) -> Bool {
    scenario == other.scenario && strategy == other.strategy && workload == other.workload
  }
}
