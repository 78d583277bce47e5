// The baselines of a folder: one file for each strategy and workload of a scenario.

package import Foundation

package struct BaselineFolder: Equatable, Sendable {
  /// One baseline and its file.
  package struct Entry: Equatable, Sendable {
    /// The file's name in the folder.
    package var file: String
    /// The baseline in the file.
    package var baseline: Baseline
    /// The bytes of the file as it was read; `nil` for one that does not exist yet.
    package var bytes: Data?
  }

  /// The baselines, in the order of their files' names.
  package private(set) var entries: [Entry] = []

  /// Reads every `.json` file of a folder; a missing folder holds none.
  ///
  /// - Parameter name: The folder as the user calls it.
  /// - Throws: `RecordFolderError` for a file that is not a baseline, and for two files of one strategy and
  ///   workload.
  package init(_ folder: URL, name: String) throws {
    try RecordFolder.read(folder, name: name) { file in
      try add(
        Entry(file: file.name, baseline: try Baseline(decoding: file.data), bytes: file.data),
        path: file.path)
    }
  }

  private mutating func add(_ entry: Entry, path: String) throws {
    if let other = self.entry(for: entry.baseline.identity) {
      let identity = entry.baseline.identity
      throw RecordFolderError(
        path: path,
        problem:
          "\(identity.strategy) × \(identity.workload) has a baseline in '\(other.file)' already")
    }
    entries.append(entry)
  }

  /// Returns the baseline of a strategy and a workload.
  package func entry(for identity: RunIdentity) -> Entry? {
    entries.first { $0.baseline.identity.isPair(of: identity) }
  }

  /// Returns the name of the file of a baseline, whether or not it exists.
  package func file(for identity: RunIdentity) -> String {
    if let entry = entry(for: identity) { return entry.file }
    let taken = Set(entries.map { $0.file.lowercased() })
    let base = "\(SafeFileName.part(identity.strategy))-\(SafeFileName.part(identity.workload))"
    for name in [base, "\(SafeFileName.part(identity.scenario))-\(base)"] {
      if !taken.contains("\(name).json".lowercased()) { return "\(name).json" }
    }
    var number = 2
    while taken.contains("\(base)-\(number).json".lowercased()) { number += 1 }
    return "\(base)-\(number).json"
  }

  /// Makes a record the baseline of its strategy and workload.
  ///
  /// Limits are kept. A file whose numbers are the same is left unchanged.
  ///
  /// - Returns: The file to write; `nil` if it is unchanged.
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
}

extension RunIdentity {
  /// Returns whether another run is of the same scenario, strategy and workload.
  package func isPair(of other: RunIdentity) -> Bool {
    scenario == other.scenario && strategy == other.strategy && workload == other.workload
  }
}
