package import ArgumentParser
import SimLab

/// `simui`: the root command.
package struct RootCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "simui",
    abstract: "Find out which way of holding state makes a SwiftUI screen slow or memory-hungry.",
    discussion: """
      Real view code runs on a simulated device, in virtual time: the same command gives the same \
      answer on every machine.

      Exit codes: 0 fine, 1 failure, 2 regression, 3 not comparable, 64 usage.
      """,
    version: BuildFacts.version,
    subcommands: [
      RunCommand.self, CompareCommand.self, VersusCommand.self, CheckCommand.self,
      SweepCommand.self, MergeCommand.self,
      ExplainCommand.self, TraceCommand.self, ScreenCommand.self, LessonsCommand.self,
      CalibrateCommand.self, MemoryCommand.self, RepriceCommand.self, LimitsCommand.self,
      ListCommand.self, PreviewCommand.self, NewCommand.self, DoctorCommand.self,
      WorkerSubcommand.self,
    ])

  package init() {}
}
