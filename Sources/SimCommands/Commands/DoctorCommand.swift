// Reports code that will not compile or will behave differently, before it is built.

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

  /// Returns a file, or the Swift files of a folder in the order of their paths.
  private static func read(_ path: String) throws -> [(name: String, text: String)] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError("there is no file '\(path)'")
    }
    guard isFolder.boolValue else {
      guard path.hasSuffix(".swift") else {
        throw UsageError(
          "'\(path)' is not a Swift file: give files that end in .swift, or their folders")
      }
      guard !SwiftFiles.isManifest(path) else {
        throw UsageError("'\(path)' describes a package and is no code of an app")
      }
      return [(path, try InputFile.text(of: path))]
    }
    let names = SwiftFiles.paths(in: path)
    guard !names.isEmpty else { throw UsageError("there is no Swift file in the folder '\(path)'") }
    return try names.map { name in
      let file = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      return (file, try InputFile.text(of: file))
    }
  }
}
