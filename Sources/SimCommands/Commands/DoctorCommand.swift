// Reports what keeps an app from compiling here.

package import ArgumentParser
import Foundation
import SimProjects

/// `simui doctor`: compiles the files of an app.
package struct DoctorCommand: ParsableCommand, ContextCommand {
  package static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Compile the files of an app, and list what is missing here.",
    discussion: """
      The files are compiled where they are, by a package like that of 'simui new --from' in a temporary folder. What is missing \
      is listed by name, that which concerns most files first, with its first place. The first check compiles simui, which takes \
      some minutes; the next ones need some ten seconds. Ends with 1 when something does not compile.
      """)

  @Argument(
    help: ArgumentHelp(
      "An .xcodeproj, a folder with one, or a package; or Swift files and folders of them.",
      valueName: "path"))
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "The target of the app, where the project has several.", valueName: "name"))
  var target: String?

  @Option(
    help: ArgumentHelp(
      "The folder that keeps what is built of simui (default: .build/doctor of its sources).",
      valueName: "folder"))
  var scratchPath: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Further options of swift build, as those that the scratch folder was built with.",
      valueName: "options"))
  var buildOptions = ""

  package init() {}

  package func run(in context: CommandContext) throws -> ExitStatus {
    guard let simui = PackageFolder.ofSources?.path else {
      throw CommandFailure("the sources that this command was built from no longer exist")
    }
    let scratch = scratchPath.map { URL(filePath: $0).standardizedFileURL.path }
    do {
      let project = try project()
      for file in project.modules.flatMap(\.files.sources) { _ = try InputFile.text(of: file) }
      let diagnosis = try AppCheck(
        project: project, simui: simui, scratch: scratch ?? "\(simui)/.build/doctor",
        flags: buildOptions.split(separator: " ").map(String.init)
      ).run(context.console)
      context.console.answer(diagnosis.text)
      return diagnosis.isClean ? .success : .failure
    } catch let error as ProjectError {
      throw UsageError(error.description)
    }
  }

  /// The app of a project; where there is none, one of all files.
  private func project() throws -> AppProject {
    var isFolder: ObjCBool = false
    let isThere = FileManager.default.fileExists(atPath: paths[0], isDirectory: &isFolder)
    if paths.count == 1, isFolder.boolValue || !isThere,
      let location = try ProjectLocation.found(at: paths[0])
    {
      return try location.app(target: target, manifest: OwnApp.manifest)
    }
    guard target == nil else {
      throw UsageError("--target chooses an app of a project, and no project is named")
    }
    return try AppProject(sources: paths, name: "CheckedFiles")
  }
}
