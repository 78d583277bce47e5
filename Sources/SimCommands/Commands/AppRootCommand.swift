// The commands of an app's own executable: those of `simui` that work on one screen, with the app as the only strategy and its
// launch as the only workload.

package import ArgumentParser
import SimDevice
import SimLab

/// The command line of an app's executable.
package struct AppRootCommand: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: MainActor.assumeIsolated { appName },
      abstract: "Run the app on a simulated device, or report on it.",
      discussion: """
        Without a command the app runs until nothing is pending, and what happened is printed. Commands report on its \
        launch, or on a script (--script visit.yaml), on an iPhone 13 with its newest system and seed 1 unless an option \
        says otherwise.
        """,
      subcommands: [
        RecordCommand.self, ScreenCommand.self, PreviewCommand.self, ExplainCommand.self,
        MemoryCommand.self, TraceCommand.self, LimitsCommand.self, CheckCommand.self,
        WorkerSubcommand.self,
      ])
  }

  /// The name of the app, which is that of its executable as a rule.
  @MainActor static var appName = "app"

  package init() {}
}

/// What an app that links these commands can be asked for.
enum LinkedCommands: AppCommands {
  static func run(_ app: LaunchableApp, arguments: [String]) -> Never {
    AppRootCommand.appName = app.name
    SimUI.main(
      catalog: catalog(of: app), arguments: arguments, commands: AppRootCommand.self)
  }

  /// The app as it is, launched as it runs by itself: until nothing is pending, or only what repeats.
  static func catalog(of app: LaunchableApp) -> CommandCatalog {
    let launch = app.launch
    let strategy = Strategy(name: "as-it-is", summary: "the app as it is") { device, _ in
      launch(device)
    }
    let workload = Workload(
      name: "launch", summary: "launches the app and lets it run until nothing is pending",
      measuresLaunch: true
    ) { $0.device.run(atMost: .seconds(86_400)) }
    var catalog = CommandCatalog(scenarios: [
      Scenario(
        name: app.name, summary: "the app", strategies: [strategy], workloads: [workload])
    ])
    // An app decides what it shows: there is no number of items to choose.
    catalog.defaultItems = 1
    catalog.hasItems = false
    return catalog
  }
}
