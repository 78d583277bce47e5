// How a child is started: the same executable again, with a subcommand of its own.

import Foundation
import Glibc

/// The program that runs one request, with its arguments.
package struct WorkerCommand: Equatable, Sendable {
  /// The path of the executable.
  package var executable: String
  /// Its arguments, without its own name.
  package var arguments: [String]

  package init(executable: String, arguments: [String]) {
    self.executable = executable
    self.arguments = arguments
  }

  /// The executable that is running now, asked to be a worker.
  package static func thisExecutable(arguments: [String]) -> WorkerCommand {
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return WorkerCommand(
      executable: link ?? CommandLine.arguments.first ?? "simui", arguments: arguments)
  }
}
