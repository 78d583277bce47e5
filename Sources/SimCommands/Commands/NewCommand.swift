// A package to begin with: written whole or not at all.

package import ArgumentParser
import Foundation

/// `simui new`: writes a package with screens, a scenario and a test.
package struct NewCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a package with a screen, a scenario and a test to start from.",
    discussion: """
      The package compares two ways of holding the state of one list: `swift run` in it prints the table, `swift test` \
      checks a screen. It depends on the sources that this command was built from, or on those of --simui.
      """)

  @Argument(
    help: ArgumentHelp(
      "The name of the package, of its module and of the folder that is made.", valueName: "name"))
  var name: String

  @Option(
    help: ArgumentHelp(
      "The folder of simui's sources (default: those of this command).",
      valueName: "folder"))
  var simui: String?

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    let name = try Self.checked(name)
    let template = PackageTemplate(name: name, dependency: try dependency())
    let folder = URL(filePath: name, directoryHint: .isDirectory)
    guard !FileManager.default.fileExists(atPath: folder.path) else {
      throw CommandFailure("there is a '\(name)' here already; nothing was written")
    }
    let draft = URL(filePath: ".\(name).new", directoryHint: .isDirectory)
    do {
      try? FileManager.default.removeItem(at: draft)
      for file in template.files {
        let place = draft.appending(path: file.path)
        try FileManager.default.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place)
      }
      try FileManager.default.moveItem(at: draft, to: folder)
    } catch {
      try? FileManager.default.removeItem(at: draft)
      throw CommandFailure("'\(name)' cannot be written here: \(error.localizedDescription)")
    }
    let files = template.files.map { "  \(name)/\($0.path)\n" }.joined()
    context.console.output("\(files)\ncd \(name) && swift run\n")
    return .success
  }

  /// The name, if a module can be called so.
  private static func checked(_ name: String) throws -> String {
    let isWord = name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_")
    }
    guard isWord, name.first?.isLetter == true else {
      throw UsageError(
        "'\(name)' is not a package name: use letters, digits and underscores, starting with a letter"
      )
    }
    let taken = ["SwiftUI", "Foundation", "Combine", "UIKit", "Testing", "XCTest", "simui"]
    guard !taken.contains(name), !name.hasPrefix("Sim") else {
      throw UsageError("'\(name)' is, or may become, the name of another module: choose another")
    }
    return name
  }

  private func dependency() throws -> String {
    guard let simui else {
      guard let folder = PackageFolder.ofSources else {
        throw CommandFailure(
          "the sources that this command was built from no longer exist: pass the path of simui with --simui"
        )
      }
      return folder.path
    }
    let folder = URL(filePath: simui, directoryHint: .isDirectory).standardizedFileURL
    guard FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    else { throw UsageError("there is no package in '\(simui)'") }
    return folder.path
  }
}
