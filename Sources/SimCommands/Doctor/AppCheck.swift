// Type-checks the files of an app: a package that compiles them is written to a temporary folder and built.

import Foundation
import SimProjects

/// An app whose files are compiled.
struct AppCheck {
  let project: AppProject
  /// The folder of simui's sources.
  let simui: String
  /// The folder that keeps what is built of simui.
  let scratch: String
  /// Further options of `swift build`.
  let flags: [String]

  /// Compiles the files and returns what is wrong with them; nothing is left of the package.
  func run(_ console: Console) throws -> Diagnosis {
    let folder = try Tool.newFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    var package = try AppPackage(
      for: project, simulator: SimulatorSources(in: simui), isRun: false, canFetch: OwnApp.canFetch)
    let place = folder.appending(path: package.folderName)
    if !FileManager.default.fileExists(atPath: "\(scratch)/debug/Modules/SwiftUI.swiftmodule") {
      console.error("The first check compiles simui itself, which takes some minutes.\n")
    }
    var absent: [CompilerError] = []
    while true {
      try package.write(to: place.path)
      let errors = try build(package.project.app.name, in: place)
      // The compiler stops at the first module that is missing: an empty one leads it further.
      let first = errors.first { error in
        error.subject.module.map { !package.standIns.contains($0) } ?? false
      }
      guard let first, let name = first.subject.module else {
        return diagnosis(of: package, absent: absent, errors: errors)
      }
      absent.append(first)
      package.standIns.append(name)
    }
  }

  /// - Returns: the errors in files of the app and in those that are made for it.
  /// - Throws: `CommandFailure` if the build fails by something else.
  private func build(_ module: String, in place: URL) throws -> [CompilerError] {
    let result = try Tool.run(
      [
        "swift", "build", "--package-path", place.path, "--scratch-path", scratch, "--target",
        module,
      ] + flags, in: place)
    guard result.status != 0 else { return [] }
    let errors = CompilerError.all(
      in: result.output + "\n" + result.error, original: Self.original)
    if let own = errors.first(where: { $0.file.hasPrefix(simui + "/Sources/") }) {
      throw CommandFailure(
        "simui does not compile: '\(own.file)', line \(own.line): \(own.message)")
    }
    guard !errors.isEmpty else {
      throw CommandFailure("the app cannot be compiled: \(result.lastLine)")
    }
    return errors
  }

  /// The place in the user's file of one in what the plugin wrote for it, whose first line names the file.
  private static func original(_ file: String, _ line: Int) -> (file: String, line: Int) {
    let text = (try? String(contentsOf: URL(filePath: file), encoding: .utf8)) ?? ""
    guard let heading = text.firstMatch(of: #/^#sourceLocation\(file: "([^"]+)", line: 1\)\n/#)
    else { return (file, line) }
    return (String(heading.1).replacing("\\\\", with: "\\"), line - 1)
  }

  private func diagnosis(
    of package: AppPackage, absent: [CompilerError], errors: [CompilerError]
  ) -> Diagnosis {
    let modules = package.project.modules.map {
      Diagnosis.Module(
        name: $0.name, files: $0.files.sources, dependencies: $0.dependencies)
    }
    let absent = absent.map { error -> Diagnosis.AbsentModule in
      let name = error.subject.module ?? error.message
      return Diagnosis.AbsentModule(
        name: name, file: error.file, line: error.line,
        importers: Set(package.files(importing: name) + [error.file]),
        address: package.unresolved.first { $0.modules.contains(name) }?.name)
    }
    let here = URL(filePath: ".").standardizedFileURL.path
    let files = Set(modules.flatMap(\.files))
    return Diagnosis(of: modules, absent: absent, errors: errors) { path in
      files.contains(path)
        ? OwnApp.short(path, from: here) : (path as NSString).lastPathComponent
    }
  }
}
