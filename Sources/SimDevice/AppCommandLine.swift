// The commands of an app's executable, such as `record`. They are in modules above this one, and are found through the
// protocol conformances in the executable, as previews are, if it links them.

package import SimComponents
import SimReflection
import SimViews

/// An app that commands can launch.
package struct LaunchableApp: Sendable {
  /// The name of the app's type.
  package let name: String
  /// Launches the app on a device.
  package let launch: @MainActor @Sendable (SimulatedDevice) -> Void

  @MainActor package init<A: App>(_ app: A.Type) {
    name = "\(app)"
    launch = { $0.launch(app) }
  }
}

/// The commands that an app's executable can run.
package protocol AppCommands {
  /// Runs the command of the arguments and ends the process.
  @MainActor static func run(_ app: LaunchableApp, arguments: [String]) -> Never
}

/// The command line of an app's executable.
package enum AppCommandLine {
  /// The first arguments that select a command; every other command line is the app's own.
  package static let words = ["record", "worker"]

  /// The commands that the executable links, or nil if it links none.
  package static var commands: (any AppCommands.Type)? {
    ConformingTypes.all(of: (any AppCommands).self).lazy.compactMap { $0 as? any AppCommands.Type }
      .first
  }

  /// Returns the error message for a command that the executable does not link.
  package static func refusal(of word: String, by name: String) -> String {
    "\(name): '\(word)' needs simui's commands, which this executable does not link: add "
      + ".product(name: \"SimCommands\", package: \"simui\") to the dependencies of its target"
  }
}
