// Writes a new package, completely or not at all.

package import ArgumentParser
import Foundation
import SimMetrics
import SimProjects

/// `simui new`: writes a package with screens, a scenario and a test, or one that builds an app that is there.
package struct NewCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a package with a screen, a scenario and a test to start from.",
    discussion: """
      The package compares two ways of holding the state of one list: `swift run` in it prints the table, `swift test` \
      checks a screen. With --from, the package is written beside a project and builds the files of its app where they are. \
      It depends on the sources that this command was built from, or on those of --simui.
      """)

  @Argument(
    help: ArgumentHelp(
      "The name of the package, of its module and of the folder that is made.", valueName: "name"))
  var name: String?

  @Option(
    help: ArgumentHelp(
      "An .xcodeproj, a folder with one, or a package: the package is written for its app.",
      valueName: "path"))
  var from: String?

  @Option(
    help: ArgumentHelp(
      "The target of the app, where the project has several (with --from).", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "The folder of simui's sources (default: those of this command).",
      valueName: "folder"))
  var simui: String?

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    if let from {
      guard name == nil else {
        throw UsageError("the package of an app is called after the app: leave out '\(name ?? "")'")
      }
      return try OwnApp(path: from, target: target, simui: try dependency()).write(context.console)
    }
    guard target == nil else {
      throw UsageError("--target chooses an app of a project: add --from")
    }
    guard let name else { throw UsageError("a name is missing, as in 'simui new MyScreens'") }
    return try write(Self.checked(name), context.console)
  }

  private func write(_ name: String, _ console: Console) throws -> ExitStatus {
    let template = PackageTemplate(name: name, dependency: try dependency())
    var files = AtomicFiles(by: nil)
    for file in template.files { files.add(file.path, Data(file.text.utf8)) }
    do {
      try files.writeNewFolder(URL(filePath: name))
    } catch let error as FilesInTheWay {
      throw UsageError("\(error.description): choose another name; nothing was written")
    } catch let error as FileWriteError {
      throw CommandFailure("'\(name)' cannot be written here: \(error.reason)")
    }
    let list = template.files.map { "  \(name)/\($0.path)\n" }.joined()
    console.output("\(list)\ncd \(name) && swift run\n")
    return .success
  }

  /// The keywords that Swift reserves in declarations, statements, expressions and patterns, and the names of metatypes.
  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "await", "break", "case", "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Returns the name if it is valid for a module.
  private static func checked(_ name: String) throws -> String {
    let isWord = name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_")
    }
    guard isWord, name.first?.isLetter == true else {
      throw UsageError(
        "'\(name)' is not a package name: use letters, digits and underscores, starting with a letter"
      )
    }
    guard !keywords.contains(name) else {
      throw UsageError("'\(name)' is a keyword of Swift, and no module can have its name")
    }
    guard name.utf8.count <= 100 else {
      throw UsageError("'\(name)' is too long for a package name: use 100 characters at most")
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
