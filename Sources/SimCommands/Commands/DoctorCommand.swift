// What will not compile or will behave differently, reported before one tries.

package import ArgumentParser
import Foundation

/// `simui doctor`: checks Swift files against the page of supported names.
package struct DoctorCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract:
      "List the SwiftUI names in Swift files that are missing or only partly supported here.",
    discussion: """
      The files are read, not compiled: member names (after a dot) and types are checked against the page of supported names, and \
      against all names of the toolchain and of simui. A name that is in neither is missing; where not all \
      files of the app are given, it may be declared in another one and is called unknown, so give all files or their folder. \
      Ends with 1 when something is missing.
      """)

  @Argument(
    help: ArgumentHelp(
      "Swift files, or folders whose Swift files are read.", valueName: "file"))
  var files: [String]

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    guard let folder = PackageFolder.ofSources else {
      throw CommandFailure(
        "the page of supported names went with the sources that this command was built from")
    }
    let page = try SupportPage(package: folder)
    let known = KnownNames(
      package: folder, path: ProcessInfo.processInfo.environment["PATH"])
    let diagnosis = Diagnosis(try files.flatMap(Self.read), page: page, known: known)
    context.console.text(diagnosis.text)
    return diagnosis.findings.contains(where: \.isMissing) ? .failure : .success
  }

  /// A file, or the Swift files of a folder in the order of their paths.
  private static func read(_ path: String) throws -> [(name: String, text: String)] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError("there is no file '\(path)'")
    }
    var names = [path]
    if isFolder.boolValue {
      names = SwiftFiles.paths(in: path).map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
    }
    return try names.map { name in
      guard let text = try? String(contentsOfFile: name, encoding: .utf8) else {
        throw CommandFailure("'\(name)' cannot be read as text")
      }
      return (name, text)
    }
  }
}
