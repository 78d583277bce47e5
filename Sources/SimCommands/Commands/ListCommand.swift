// Lists every name that the other commands accept.

package import ArgumentParser
import Foundation
import SimMetrics

/// `simui list`: the available scenarios, strategies, workloads, devices and systems.
package struct ListCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List strategies, workloads, devices and systems.",
    discussion: "A star marks what 'simui run' takes when nothing is named.")

  /// The output formats of names.
  package enum Format: String, CaseIterable, ExpressibleByArgument, Sendable {
    case table
    case json
  }

  @Option(help: "The format of the output.")
  var format = Format.table

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let catalog = context.catalog
    if format == .json {
      context.console.output(try json(catalog))
      return .success
    }
    var sections: [String] = []
    for scenario in catalog.scenarios {
      sections.append("\(scenario.name): \(scenario.summary)\n")
      sections.append(section("strategies", scenario.strategies, star: \.isHeadline))
      if !scenario.elsewhere.isEmpty { sections.append(Self.elsewhere(in: scenario)) }
      sections.append(section("workloads", scenario.workloads, star: \.isHeadline))
      if let usual = scenario.rows.first {
        sections.append(section("rows", scenario.rows) { $0 == usual })
      }
    }
    sections.append(section("devices", catalog.devices) { $0.name == catalog.defaultDevice })
    sections.append(
      section("systems", catalog.systems) {
        $0.name == catalog.newestSystem(of: catalog.defaultDevice)
      })
    context.console.text(sections.joined(separator: "\n"))
    return .success
  }

  private struct Listing: Encodable {
    struct Entry: Encodable {
      let name: String
      let summary: String
      let isDefault: Bool
      let systems: [String]?
      let refusals: [String: String]?
      let needs: String?
    }
    struct Scenario: Encodable {
      let name: String
      let summary: String
      let strategies: [Entry]
      let workloads: [Entry]
      let rows: [Entry]
    }
    struct Metric: Encodable {
      let name: String
      let unit: String
      let lessIsBetter: Bool
      let isExact: Bool
      let definition: String
    }
    let scenarios: [Scenario]
    let devices: [Entry]
    let systems: [Entry]
    let metrics: [Metric]
  }

  private func json(_ catalog: CommandCatalog) throws -> String {
    func entries(
      _ all: [CatalogEntry], isDefault: (CatalogEntry) -> Bool
    ) -> [Listing.Entry] {
      all.map { entry in
        Listing.Entry(
          name: entry.name, summary: entry.summary, isDefault: isDefault(entry),
          systems: entry.systems.isEmpty ? nil : entry.systems,
          refusals: entry.refusals.isEmpty ? nil : entry.refusals,
          needs: entry.oldestSystem)
      }
    }
    let newest = catalog.newestSystem(of: catalog.defaultDevice)
    let listing = Listing(
      scenarios: catalog.scenarios.map { scenario in
        Listing.Scenario(
          name: scenario.name, summary: scenario.summary,
          strategies: entries(scenario.strategies, isDefault: \.isHeadline),
          workloads: entries(scenario.workloads, isDefault: \.isHeadline),
          rows: entries(scenario.rows) { $0 == scenario.rows.first })
      },
      devices: entries(catalog.devices) { $0.name == catalog.defaultDevice },
      systems: entries(catalog.systems) { $0.name == newest },
      metrics: Metric.all.map { metric in
        Listing.Metric(
          name: metric.id, unit: metric.unit.rawValue,
          lessIsBetter: metric.lessIsBetter, isExact: metric.isExact,
          definition: metric.definition)
      })
    return String(decoding: try StableJSON.pretty(listing), as: UTF8.self)
  }

  /// Returns the strategies that another program contains, a line for each such program.
  private static func elsewhere(in scenario: CatalogScenario) -> String {
    Dictionary(grouping: scenario.elsewhere, by: \.value).sorted { $0.key < $1.key }
      .map { command, strategies in
        "more strategies, with '\(command)': "
          + strategies.map(\.key).sorted().joined(separator: ", ") + "\n"
      }.joined()
  }

  private func section(
    _ title: String, _ entries: [CatalogEntry], star: (CatalogEntry) -> Bool
  ) -> String {
    let rows = entries.map { [star($0) ? " *" : "", $0.name, $0.summary] }
    return title + "\n" + Table(header: ["", "", ""], rows: rows).text
  }
}
