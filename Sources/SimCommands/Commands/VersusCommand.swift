// Compares two revisions of a package. Both are built and run in the same worktree, so that
// unchanged parts are built once.

package import ArgumentParser
import Foundation
import SimLab
import SimMetrics

/// `simui versus`: the runs of one revision compared with those of another.
package struct VersusCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "versus",
    abstract: "Build and run two revisions of a package, and say what became better or worse.",
    discussion: """
      Run it in the folder of a package whose executable hands its scenarios to SimUI.main. Both revisions are \
      checked out into a worktree beside the repository, which is removed afterwards; what is built is kept in \
      .build/versus. Changes that are not committed are left out.

      The output and the exit code are those of 'simui compare'.
      """)

  @Argument(
    help: ArgumentHelp(
      "Two revisions, such as main..HEAD; without the second, HEAD.", valueName: "before..after"))
  var revisions: String

  @Option(
    name: .customLong("scenario"), parsing: .singleValue,
    help: ArgumentHelp("Run this scenario; may be given again.", valueName: "name"))
  var scenarios: [String] = []

  @OptionGroup var pairs: PairOptions

  @Option(help: ArgumentHelp("How many items the screen shows.", valueName: "number"))
  var items: String?

  @Option(help: ArgumentHelp("The simulated device.", valueName: "name"))
  var device: String?

  @Option(help: ArgumentHelp("The simulated system.", valueName: "name"))
  var system: String?

  @Option(help: ArgumentHelp("The seed of every random stream.", valueName: "number"))
  var seed: String?

  @Option(
    help: ArgumentHelp(
      "The executable that is built and run (default: this one, or the only one).",
      valueName: "name"))
  var product: String?

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let repository = try Repository(at: URL(filePath: "."))
    let (before, after) = try pair(in: repository)
    let own = URL(filePath: context.worker.executable).lastPathComponent
    let runs = try Interruption.noting {
      try repository.withWorktree { tree in
        try [before, after].map { revision in
          context.console.error("simui: building and running \(revision.title)\n")
          try tree.checkOut(revision)
          let build = PackageBuild(tree: tree, revision: revision)
          let name = try build.product(named: product, otherwise: own)
          return try build.records(of: name, arguments: arguments)
        }
      }
    }
    var draws = CommonDraws()
    let changes = try RecordChanges(before: runs[0], after: runs[1]) { try draws.price($0, $1) }
    context.console.text("\(before.title) against \(after.title)\n\n")
    context.console.text(ChangesText(changes).text)
    let failed = ExecutionOptions.report(failuresOf: runs[0] + runs[1], to: context.console)
    guard failed == .success else { return failed }
    if changes.hasRegression { return .regression }
    return changes.hasIncomparable ? .notComparable : .success
  }

  private func pair(in repository: Repository) throws -> (Revision, Revision) {
    guard let dots = revisions.range(of: "..") else {
      throw UsageError("'\(revisions)' does not name two revisions: write them as main..HEAD")
    }
    let names = [revisions[..<dots.lowerBound], revisions[dots.upperBound...]].map {
      $0.drop { $0 == "." }.isEmpty ? "HEAD" : String($0.drop { $0 == "." })
    }
    return (try repository.revision(names[0]), try repository.revision(names[1]))
  }

  /// The arguments for the executables of both revisions.
  private var arguments: [String] {
    scenarios.map { "--scenario=\($0)" } + pairs.words
      + optionWords([("items", items), ("device", device), ("system", system), ("seed", seed)])
  }
}
