// The options for strategies and workloads, common to every command that takes several.

import ArgumentParser
import Foundation
import Glibc
import SimLab

/// The options that name strategies and workloads.
package struct PairOptions: ParsableArguments {
  @Option(
    name: [.customShort("s"), .customLong("strategy")], parsing: .singleValue,
    help: ArgumentHelp(
      "Run this strategy, several separated by commas, or all that match a pattern such as 'observ*'; may be given again.",
      valueName: "name"))
  var strategies: [String] = []

  @Option(
    name: [.customShort("w"), .customLong("workload")], parsing: .singleValue,
    help: ArgumentHelp(
      "Run this workload, in the same forms; may be given again.", valueName: "name"))
  var workloads: [String] = []

  package init() {}

  /// Returns the selected strategies, each once, in the order of the catalogue; empty if none was
  /// named.
  ///
  /// - Throws: `UsageError` for a name that the catalogue does not have.
  func strategies(in catalog: CommandCatalog) throws -> [String] {
    for name in strategies { try SelectionOptions.check(name, isIn: catalog) }
    return try Self.names(strategies, "strategy", known: catalog.strategyNames)
  }

  /// Returns the selected workloads, each once, in the order of the catalogue; empty if none was
  /// named.
  ///
  /// - Throws: `UsageError` for a name that the catalogue does not have.
  func workloads(in catalog: CommandCatalog) throws -> [String] {
    try Self.names(workloads, "workload", known: catalog.workloadNames)
  }

  private static func names(_ given: [String], _ kind: String, known: [String]) throws -> [String] {
    let words = given.flatMap { word in
      word.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    var chosen: Set<String> = []
    for word in words {
      if word.contains(where: { "*?[".contains($0) }) {
        let matching = known.filter { fnmatch(word, $0, 0) == 0 }
        guard !matching.isEmpty else {
          throw UsageError(
            "no \(kind) matches '\(word)'; known are \(known.joined(separator: ", "))")
        }
        chosen.formUnion(matching)
      } else {
        try SelectionOptions.check(word, kind, known: known)
        chosen.insert(word)
      }
    }
    return known.filter(chosen.contains)
  }

  /// The same options as arguments of a command line.
  var words: [String] {
    strategies.map { "--strategy=\($0)" } + workloads.map { "--workload=\($0)" }
  }
}

/// Returns options as arguments of a command line; those without a value are omitted.
func optionWords(_ options: [(name: String, value: String?)]) -> [String] {
  options.compactMap { option in option.value.map { "--\(option.name)=\($0)" } }
}
