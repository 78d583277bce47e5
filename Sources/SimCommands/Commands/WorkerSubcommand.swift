// The part of `run` in the child process. It is hidden from the help, because users do not start
// it.

package import ArgumentParser
import SimLab

/// `simui worker`: runs one request for the process that started it.
package struct WorkerSubcommand: ParsableCommand, ContextCommand {
  /// The name by which `run` starts it.
  static let name = "worker"

  package static let configuration = CommandConfiguration(
    commandName: name, abstract: "Run one request for 'simui run'.", shouldDisplay: false)

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    do {
      try Worker.serve(execute: context.catalog.execute)
    } catch let failure as Worker.Failure {
      throw CommandFailure(failure.description)
    }
    return .success
  }
}
