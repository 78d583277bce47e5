// How an app's executable runs the app, and its commands, such as `record`. They are in modules above this one, and are
// found through the protocol conformances in the executable, as previews are, if it links them.

import Glibc
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
  /// The commands.
  package static let commandWords = [
    "record", "screen", "preview", "explain", "memory", "trace", "limits", "check",
  ]
  /// The words that ask for help.
  private static let helpWords = ["help", "--help", "-h"]
  /// The first words that are for the commands; every other command line is the app's own.
  package static let words = commandWords + helpWords + ["worker"]

  /// The device of a run for which none is named, as of `simui run`.
  @MainActor package static func device() -> SimulatedDevice {
    let profile = DeviceProfile.iPhone13
    return SimulatedDevice(profile: profile, system: profile.newestSystem, seed: seed)
  }

  /// The seed of a run for which none is named.
  package static let seed: UInt64 = 1

  /// Begins the process anew if sets and dictionaries would be in another order in each: runs repeat byte for byte.
  ///
  /// The standard library draws the seed of its hashes before any code of the app's runs.
  package static func fixHashSeed() {
    let name = "SWIFT_DETERMINISTIC_HASHING"
    guard getenv(name) == nil, setenv(name, "1", 1) == 0 else { return }
    // It returns if it fails, and then the app runs all the same.
    execv("/proc/self/exe", CommandLine.unsafeArgv)
  }

  /// What to print for a word that an executable without commands cannot follow, and whether that is an error.
  package static func answer(to word: String, by name: String) -> (text: String, isError: Bool) {
    guard helpWords.contains(word) else { return (refusal(of: word, by: name), true) }
    return (
      "USAGE: \(name)\n\nRuns the app on a simulated device and reports what happened. With the product SimCommands among "
        + "its dependencies it also has the commands \(commandWords.joined(separator: ", ")).",
      false
    )
  }

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
