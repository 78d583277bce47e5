// Which strategies and workloads: the options of every command that takes several, and how they are passed on.

import ArgumentParser

/// The options that name strategies and workloads.
package struct PairOptions: ParsableArguments {
  @Option(
    name: .customLong("strategy"), parsing: .singleValue,
    help: ArgumentHelp("Run this strategy; may be given again.", valueName: "name"))
  var strategies: [String] = []

  @Option(
    name: .customLong("workload"), parsing: .singleValue,
    help: ArgumentHelp("Run this workload; may be given again.", valueName: "name"))
  var workloads: [String] = []

  package init() {}

  /// The same options as words of a command line.
  var words: [String] {
    strategies.map { "--strategy=\($0)" } + workloads.map { "--workload=\($0)" }
  }
}

/// Options as words of a command line; those without a value are left out.
func optionWords(_ options: [(name: String, value: String?)]) -> [String] {
  options.compactMap { option in option.value.map { "--\(option.name)=\($0)" } }
}
