// Every name that the other commands take.

package import ArgumentParser

/// `simui list`: what can be run, and on what.
package struct ListCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List strategies, workloads, devices and systems.",
    discussion: "A star marks what 'simui run' takes when nothing is named.")

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let catalog = context.catalog
    var sections: [String] = []
    for scenario in catalog.scenarios {
      sections.append("\(scenario.name): \(scenario.summary)\n")
      sections.append(section("strategies", scenario.strategies, star: \.isHeadline))
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
    context.console.output(sections.joined(separator: "\n"))
    return .success
  }

  private func section(
    _ title: String, _ entries: [CatalogEntry], star: (CatalogEntry) -> Bool
  ) -> String {
    let rows = entries.map { [star($0) ? " *" : "", $0.name, $0.summary] }
    return title + "\n" + Table(header: ["", "", ""], rows: rows).text
  }
}
