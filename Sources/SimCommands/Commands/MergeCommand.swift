// Merges the parts of a sweep into one folder.

package import ArgumentParser
import Foundation
import SimMetrics

/// `simui merge`: combines parts of a sweep.
package struct MergeCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merge the parts of a sweep, given in any order.",
    discussion: """
      Takes the folders that 'simui sweep --shard' wrote. The result is the same to the byte whatever their \
      order. Parts that hold the same run must agree on it; where they do not, they were made by different \
      builds, and nothing is written. Ends with 3 and names the parts where runs of the sweep are missing, and with 1 \
      where runs failed; what is there is written all the same.
      """)

  @Argument(help: ArgumentHelp("The folders of the parts.", valueName: "folder"))
  var parts: [String]

  @Option(help: ArgumentHelp("The folder for the whole.", valueName: "folder"))
  var output = "Reports/sweep"

  @OptionGroup var overwrite: OverwriteOptions

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let folder = try OutputFolder(output, SweepFolder.expected([]), overwrite, context.console)
    var files = SweepFiles()
    var wholes: [SweepPart] = []
    for part in parts {
      let cells = try SweepFolder.read(part)
      guard !cells.cells.isEmpty else {
        throw UsageError("there is no sweep in the folder '\(part)'")
      }
      if let file = files.merge(cells) {
        throw NotComparable(
          "'\(part)/\(SweepFiles.cellsFolder)/\(file)' differs from the same run in another part: "
            + "they were not made by the same build")
      }
      if let whole = try SweepFolder.part(part) { wholes.append(whole) }
    }
    try SweepFolder.writeAll(files, to: folder)
    context.console.text(SweepText(files.sorted).text)
    let failed = files.sorted.count { $0.outcome.isFailure }
    var gaps: [String] = []
    for gap in wholes.compactMap({ $0.missing(in: files) }) where !gaps.contains(gap) {
      gaps.append(gap)
    }
    guard gaps.isEmpty else { throw NotComparable(gaps.joined(separator: "; ")) }
    return failed > 0 ? .failure : .success
  }
}
