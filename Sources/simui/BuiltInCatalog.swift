// The catalogue of SimWorkloads, as the commands take it.

import SimCommands
import SimLab

extension CommandCatalog {
  /// What `simui` itself can run.
  static var builtIn: CommandCatalog {
    CommandCatalog(
      scenarios: [],
      devices: [CatalogEntry(name: "iPhone13", summary: "A15, 60 Hz, 4 GB")],
      systems: [CatalogEntry(name: "iOS17", summary: "collection-view List")],
      execute: { throw UnknownScenario(name: $0.scenario) })
  }
}

/// A request for a scenario that the catalogue does not hold.
struct UnknownScenario: Error, CustomStringConvertible {
  /// The scenario that was asked for.
  var name: String
  var description: String { "there is no scenario '\(name)' in the built-in catalogue" }
}
