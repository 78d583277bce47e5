// The texts of the files in the package of an app.

import Foundation
import SimSources

extension AppPackage {
  var manifest: String {
    let dependencies =
      (["name: \"simui\", path: \(quoted(simulator.folder))"]
      + packages.map { "url: \(quoted($0.address)), \($0.requirement)" })
      .map { "    .package(\($0)),\n" }.joined()
    let name = project.app.name
    return """
      // swift-tools-version: 6.2
      \(Self.mark), which writes it again when the project has changed.

      import PackageDescription

      let simui: [Target.Dependency] = [\(products)].map {
        .product(name: $0, package: "simui")
      }
      let plugins: [Target.PluginUsage] = ["AppSources", "AssetSymbols"].map {
        .plugin(name: $0, package: "simui")
      }

      let package = Package(
        name: "\(name)",
        dependencies: [
      \(dependencies)  ],
        targets: [
      \(project.modules.map(target).joined())\(entry == nil ? empty : tests)  ])

      """
  }

  /// The products of simui that each module uses.
  private var products: String {
    entry == nil ? "\"SwiftUI\"" : "\"SwiftUI\", \"SimCommands\""
  }

  private var tests: String {
    let name = project.app.name
    return """
          .testTarget(
            name: "\(name)Tests",
            dependencies: [
              "\(name)", .product(name: "SimDevice", package: "simui"),
              .product(name: "SimLab", package: "simui"), .product(name: "SimTesting", package: "simui"),
            ],
            swiftSettings: [.swiftLanguageMode(.v5)]),

      """
  }

  /// The targets of the modules that stand in for missing ones.
  private var empty: String {
    standIns.map { "    .target(name: \(quoted($0))),\n" }.joined()
  }

  private func target(_ module: ProjectModule) -> String {
    let isApp = module.name == project.app.name
    let known = Set(packages.map(\.identity))
    let others =
      (module.dependencies + standIns).map(quoted)
      + module.products.filter { known.contains($0.package) }.map {
        ".product(name: \(quoted($0.name)), package: \(quoted($0.package)))"
      }
    let places = module.files.resources.map {
      $0.place.split(separator: "/").first.map(String.init) ?? ""
    }
    let resources = Set(places).sorted().map { "\n        .copy(\(quoted("Resources/\($0)")))," }
    let excluded = ["app-sources.json"] + (module.files.models.isEmpty ? [] : ["Models"])
    let dependencies =
      others.isEmpty ? "simui" : "simui + [\(others.joined(separator: ", "))]"
    return """
          .\(isApp ? "executableTarget" : "target")(
            name: "\(module.name)", dependencies: \(dependencies),
            exclude: [\(excluded.map(quoted).joined(separator: ", "))],
            resources: [\(resources.joined())\(resources.isEmpty ? "" : "\n      ")],
            swiftSettings: [\(settings(module.settings).joined(separator: ", "))],
            plugins: plugins),

      """
  }

  private func settings(_ settings: CompilerSettings) -> [String] {
    [".swiftLanguageMode(.v\(settings.languageMode))"]
      + (settings.isOnMainActor ? [".defaultIsolation(MainActor.self)"] : [])
      + settings.features.map { ".enableUpcomingFeature(\(quoted($0)))" }
      + settings.conditions.map { ".define(\(quoted($0)))" }
      + (entry == nil ? [".unsafeFlags([\(Self.whole.map(quoted).joined(separator: ", "))])"] : [])
  }

  /// All files of a module are compiled together, so that an error in one keeps none from being checked.
  private static let whole = [
    "-whole-module-optimization", "-disable-batch-mode", "-no-emit-module-separately-wmo",
    "-num-threads", "2",
  ]

  var readme: String {
    let name = project.app.name
    return """
      # \(name) on a simulated iPhone

      - `swift run \(name)` runs the app until nothing is pending.
      - `swift run \(name) record visit.yaml` plays what a user does and reports on it; `visit.yaml` and `Tests` are yours to change.
      - `swift test` plays `visit.yaml` and fails when it takes more than the limits in `Tests`.
      - `swift run \(name) check --script visit.yaml --update --reason first` records its counts in `Baselines`, and without `--update`
        `check` compares with them.
      - The app's files are compiled where they are. `simui new --from` writes the list of them again.

      """
  }

  var script: String {
    """
    # What a user does, step by step: all steps are in \(simulator.folder)/Documentation/scripts.md.
    name: visit
    measure-launch: true
    steps:
      - wait: 1 s
      # - tap: a text of a button
      # - back
      # - fling: 2000 pt/s

    """
  }

  func test(of entry: String) -> String {
    """
    import Foundation
    import SimDevice
    import SimLab
    import SimTesting
    import SwiftUI
    import Testing

    @testable import \(project.app.name)

    @MainActor @Suite struct VisitTests {
      private let scenario = Scenario(
        name: "\(project.app.name)", summary: "the app",
        strategies: [
          Strategy(name: "as-it-is", summary: "the app as it is") { device, _ in
            device.launch(\(entry).self)
          }
        ],
        workloads: [])

      /// The script that `swift run \(project.app.name) record visit.yaml` plays.
      private let script = URL(filePath: #filePath + "/../../../visit.yaml").standardizedFileURL.path

      // The gate: counts are exact, so this never flakes. When the visit scrolls, add .hitchRatio(atMost: 5).
      @Test func `a visit stays within its limits`() async throws {
        try await checkPerformance(
          of: scenario, strategy: "as-it-is", script: script,
          budgets: [.bodies(atMost: 200), .peakMemory(megabytes: 100)])
      }
    }

    """
  }

  private func quoted(_ text: String) -> String { RewrittenSource.quoted(text) }
}
