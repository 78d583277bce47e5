// The command that starts a child process: the same executable with a separate subcommand.

import Foundation
import Glibc

/// The program that runs one request, with its arguments.
package struct WorkerCommand: Equatable, Sendable {
  /// The path of the executable.
  package var executable: String
  /// The arguments without the name of the executable.
  package var arguments: [String]

  package init(executable: String, arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// Returns the present executable with the arguments of a worker.
  package static func thisExecutable(arguments: [String]) -> WorkerCommand {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return WorkerCommand(
      executable: link ?? CommandLine.arguments.first ?? "simui", arguments: arguments)
  }
}
