// The environment of a command, as an argument, so that commands can be tested without a process of
// their own.

package import SimLab

/// The services available to a command.
package struct CommandContext {
  /// The catalogue.
  package var catalog: CommandCatalog
  package var console: Console
  /// The command that starts a worker.
  package var worker: WorkerCommand

  package init(catalog: CommandCatalog, console: Console, worker: WorkerCommand) {
    self.catalog = catalog
    self.console = console
    self.worker = worker
  }

  /// Returns the context of this process: its own console, and its own executable as the worker.
  package static func standard(catalog: CommandCatalog) -> CommandContext {
    CommandContext(
      catalog: catalog, console: .standard,
      worker: .thisExecutable(arguments: [WorkerSubcommand.name]))
  }
}

/// A command that works in a context.
package protocol ContextCommand {
  /// Executes the command.
  ///
  /// - Throws: `UsageError` or `CommandFailure` for errors that the user can fix.
  func run(in context: CommandContext) throws -> ExitStatus
}
