// What an app's executable can be asked to do besides running the app. The commands are in modules above this one: they are
// found through the conformances that the compiler recorded, as previews are, if the executable links them.

package import SimComponents
import SimReflection
import SimViews

/// An app as commands take it: a name, and how it is launched.
package struct LaunchableApp: Sendable {
  /// The name of its type.
  package let name: String
  /// Launches it on a device.
  package let launch: @MainActor @Sendable (SimulatedDevice) -> Void

  @MainActor package init<A: App>(_ app: A.Type) {
    name = "\(app)"
    launch = { $0.launch(app) }
  }
}

/// Commands that work on an app.
package protocol AppCommands {
  /// Does what the arguments say, and ends the process.
  @MainActor static func run(_ app: LaunchableApp, arguments: [String]) -> Never
}

/// The command line of an app's executable.
package enum AppCommandLine {
  /// The first words that are for the commands; every other command line is the app's own.
  package static let words = ["record", "worker"]

  /// The commands that the executable links; nil if it links none.
  package static var commands: (any AppCommands.Type)? {
    ConformingTypes.all(of: (any AppCommands).self).lazy.compactMap { $0 as? any AppCommands.Type }
      .first
  }

  /// Why a word cannot be followed without commands.
  package static func refusal(of word: String, by name: String) -> String {
    "\(name): '\(word)' needs simui's commands, which this executable does not link: add "
      + ".product(name: \"SimCommands\", package: \"simui\") to the dependencies of its target"
  }
}
