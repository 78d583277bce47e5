// Builds and runs a user's package in a child process.

import Foundation
import SimMetrics

/// One revision of a package in a worktree.
struct PackageBuild {
  let tree: Worktree
  let revision: Revision

  /// Returns the executable to run: the requested one, otherwise one by that name, otherwise the
  /// only one.
  func product(named name: String?, otherwise own: String) throws -> String {
    let result = try swift(["package"], ["describe", "--type", "json"])
    guard result.status == 0,
      let described = try? JSONDecoder().decode(Description.self, from: Data(result.output.utf8))
    else { throw CommandFailure("\(revision.title) is no package: \(result.lastLine)") }
    let known = described.products.filter { $0.type.keys.contains("executable") }.map(\.name)
    let wanted = name ?? (known.contains(own) ? own : known.count == 1 ? known[0] : nil)
    guard let wanted else {
      throw UsageError(
        known.isEmpty
          ? "\(revision.title) has no executable to run"
          : "\(revision.title) has several executables: name one with --product, of "
            + known.joined(separator: ", "))
    }
    guard known.contains(wanted) else {
      throw UsageError(
        "\(revision.title) has no executable '\(wanted)'; it has \(known.joined(separator: ", "))")
    }
    return wanted
  }

  /// Builds an executable, runs it with arguments, and returns its records.
  func records(of product: String, arguments: [String]) throws -> [RunRecord] {
    let built = try swift(["build"], ["--product", product])
    guard built.status == 0 else {
      throw CommandFailure("\(revision.title) does not build: \(built.lastLine)")
    }
    let place = try swift(["build"], ["--show-bin-path"]).output
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let output = tree.root.appending(path: ".versus-report")
    let run = try Tool.run(
      ["\(place)/\(product)", "run", "--format", "json", "--quiet", "--output", output.path]
        + arguments, in: tree.package)
    do { return try JSONExporter().decode(Data(run.output.utf8)) } catch {
      let said = run.error.split { $0.isNewline }.last.map(String.init) ?? "\(error)"
      let sentence = said.hasPrefix("simui: ") ? String(said.dropFirst("simui: ".count)) : said
      throw run.status == 64
        ? UsageError("\(revision.title): \(sentence)")
        : CommandFailure("\(revision.title) wrote no records: \(sentence)")
    }
  }

  private func swift(_ command: [String], _ options: [String]) throws -> ToolResult {
    try Tool.run(
      ["swift"] + command
        + ["--package-path", tree.package.path, "--scratch-path", tree.products.path] + options,
      in: tree.package)
  }

  private struct Description: Decodable {
    let products: [Product]
  }

  private struct Product: Decodable {
    let name: String
    let type: [String: Ignored]
  }

  /// The details of a product's kind are not needed here.
  private struct Ignored: Decodable {
    init(from decoder: any Decoder) {}
  }
}
