// SwiftUI without what it re-exports of other frameworks. All it adds are the macros and `App.main()`. OpenCombine comes with
// SimViews. The simulator's own code imports this module; users import `SwiftUI`, which re-exports it.

@_exported public import Foundation
@_exported public import Observation
@_exported public import SimComponents
import SimDevice
@_exported public import SimViews

extension App {
  /// Launches the app on a simulated device and runs it until nothing is pending, sleeps and timers
  /// included, for at most a day of virtual time, or until all that is left repeats and brings nothing new.
  ///
  /// What the app prints goes to standard output, host lines included, followed by what happened: the screen, the bodies,
  /// the frames. With the name of a command, such as `record`, the command is run instead, if the executable links the
  /// product `SimCommands`.
  @MainActor
  public static func main() {
    let app = LaunchableApp(Self.self)
    let arguments = Array(CommandLine.arguments.dropFirst())
    if let word = arguments.first, AppCommandLine.words.contains(word) {
      if let commands = AppCommandLine.commands {
        AppFolders.begin()
        commands.run(app, arguments: arguments)
      }
      let answer = AppCommandLine.answer(to: word, by: app.name)
      let output = answer.isError ? FileHandle.standardError : FileHandle.standardOutput
      output.write(Data((answer.text + "\n").utf8))
      exit(answer.isError ? 64 : 0)
    }
    AppCommandLine.fixHashSeed()
    AppFolders.begin()
    let device = AppCommandLine.device()
    let report = AppReport()
    device.engine.observer = report
    device.printsHostEvents = true
    SimulatedResponses.begin()
    app.launch(device)
    let isAtRest = device.run(atMost: .seconds(86_400))
    print("\n" + report.text(of: app.name, on: device, isAtRest: isAtRest), terminator: "")
  }
}
