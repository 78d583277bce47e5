// The world of a command, as an argument: so commands can be tried without a process of their own.

package import SimLab

/// What a command may use.
package struct CommandContext {
  /// What can be run.
  package var catalog: CommandCatalog
  package var console: Console
  /// How a worker is started.
  package var worker: WorkerCommand

  package init(catalog: CommandCatalog, console: Console, worker: WorkerCommand) {
    self.catalog = catalog
    self.console = console
    self.worker = worker
  }

  /// The context of this process: its own console, and its own executable as the worker.
  package static func standard(catalog: CommandCatalog) -> CommandContext {
    CommandContext(
      catalog: catalog, console: .standard,
      worker: .thisExecutable(arguments: [WorkerSubcommand.name]))
  }
}

/// A command that works in a context.
package protocol ContextCommand {
  /// Does what the command line asks for.
  ///
  /// - Throws: `UsageError` or `CommandFailure` for what the user can fix.
  func run(in context: CommandContext) throws -> ExitStatus
}
