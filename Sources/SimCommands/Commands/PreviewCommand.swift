// Shows the previews of the package: a list, or one on the device.
//
// They are found in the running executable. `simui` itself has none; a package that passes its
// scenarios to `SimUI.main` has those of every target that it links.

package import ArgumentParser
import SimDevice
import SimLab
import SimMetrics

/// `simui preview`: the declarations of `#Preview` and `PreviewProvider`.
package struct PreviewCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "List the package's previews, or launch one and print or draw its screen.",
    discussion: """
      Without a name the previews of this executable are listed, by file and line. A preview is named as in \
      #Preview("Name"), by its file, or by file and line (Feed.swift:40).
      """)

  @Argument(help: ArgumentHelp("The preview to launch.", valueName: "name"))
  var name: String?

  @Flag(help: "Print the elements with their places and sizes in points, not the texts alone.")
  var tree = false

  @Option(
    help: ArgumentHelp(
      "Draw the screen into this file: .png, or .txt for the display list.", valueName: "file"))
  var output: String?

  @OptionGroup var overwrite: OverwriteOptions

  @Option(help: ArgumentHelp("The simulated device.", valueName: "name"))
  var device = DeviceProfile.iPhone13.name

  @Option(
    help: ArgumentHelp(
      "The simulated system (default: the newest that the device runs).", valueName: "name"))
  var system: String?

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let (name, tree, device, system) = (name, tree, device, system)
    let (output, overwrite) = (output, overwrite)
    let file = try output.map { try PictureFile($0, by: "preview", overwrite) }
    let text = try MainActor.assumeIsolated {
      let previews = PreviewCatalog.all()
      guard let name else { return Self.list(previews) }
      let entry = try Self.find(name, among: previews)
      let simulated = try Self.launch(entry, device: device, system: system)
      if let file, let output {
        try file.write(simulated.screenshot(), scale: nil)
        return "The screen of \"\(entry.name)\" is in \(output).\n"
      }
      let lines =
        tree ? simulated.screenDescription : simulated.screenText.joined(separator: "\n")
      return lines + "\n"
    }
    context.console.text(text)
    return .success
  }

  @MainActor
  private static func list(_ previews: [PreviewEntry]) -> String {
    guard !previews.isEmpty else { return "This executable links no previews.\n" }
    let rows = previews.map { [$0.name, $0.place, $0.traits.joined(separator: ", ")] }
    return Table(header: ["Preview", "Where", "Traits"], rows: rows).text
  }

  @MainActor
  private static func find(_ name: String, among previews: [PreviewEntry]) throws -> PreviewEntry {
    let named = previews.filter { $0.name == name }
    let found = named.isEmpty ? previews.filter { $0.place.hasSuffix(name) } : named
    if found.count == 1, let entry = found.first { return entry }
    guard !found.isEmpty else {
      let names = previews.map { "\"\($0.name)\"" }.joined(separator: ", ")
      throw UsageError(
        "there is no preview \"\(name)\"; "
          + (names.isEmpty ? "this executable links none" : "there are \(names)"))
    }
    let places = found.map(\.place).joined(separator: ", ")
    throw UsageError("several previews are called \"\(name)\": name one by its place: \(places)")
  }

  @MainActor
  private static func launch(
    _ entry: PreviewEntry, device: String, system: String?
  ) throws -> SimulatedDevice {
    guard let profile = DeviceProfile.all.first(where: { $0.name == device }) else {
      let names = DeviceProfile.all.map(\.name).joined(separator: ", ")
      throw UsageError("there is no device \"\(device)\"; there are \(names)")
    }
    let name = system ?? profile.newestSystem.name
    guard let system = profile.systems.first(where: { $0.name == name }) else {
      let names = profile.systems.map(\.name).joined(separator: ", ")
      throw UsageError("there is no system \"\(name)\" for \(device); there are \(names)")
    }
    let simulated = SimulatedDevice(profile: profile, system: system)
    try entry.launch(on: simulated)
    simulated.settle()
    return simulated
  }
}
