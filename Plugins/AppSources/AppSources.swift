// The build-tool plugin that compiles the files of an app where they are: each is rewritten for Linux into the plugin's folder, and a
// file beside them gives them what an app has on a phone, its imports and its bundle.

import Foundation
import PackagePlugin

@main
struct AppSources: BuildToolPlugin {
  /// What the plugin reads of `app-sources.json`.
  private struct SourceList: Decodable {
    /// Swift files, relative to the folder of the package.
    let sources: [String]
  }

  private static let listName = "app-sources.json"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let list = target.directoryURL.appending(path: Self.listName)
    guard let data = FileManager.default.contents(atPath: list.path) else {
      Diagnostics.error("\(target.name): '\(list.path)' is missing, which lists the app's files")
      return []
    }
    guard let sources = try? JSONDecoder().decode(SourceList.self, from: data).sources else {
      Diagnostics.error("'\(list.path)' is not what 'simui new --from' writes there")
      return []
    }
    let files = sources.map {
      URL(filePath: $0, relativeTo: context.package.directoryURL).absoluteURL.standardizedFileURL
    }
    for file in files where !FileManager.default.fileExists(atPath: file.path) {
      Diagnostics.error(
        "'\(file.path)' is missing, which '\(list.path)' lists: write the package again with "
          + "'simui new --from'")
    }
    let tool = try context.tool(named: "simui-sources").url
    return [module(of: target, list: list, tool: tool, context)]
      + zip(files, names(for: files)).map { file, name in
        let output = context.pluginWorkDirectoryURL.appending(path: name)
        return .buildCommand(
          displayName: "Rewriting \(file.lastPathComponent)", executable: tool,
          arguments: [output.path, file.path], inputFiles: [file], outputFiles: [output])
      }
  }

  /// The file beside those of the module, with its imports and the bundle of the app.
  private func module(
    of target: any Target, list: URL, tool: URL, _ context: PluginContext
  ) -> Command {
    let app = app(of: context.package) ?? target
    let output = context.pluginWorkDirectoryURL.appending(path: "\(target.name)Imports.swift")
    let appList = app.directoryURL.appending(path: Self.listName)
    return .buildCommand(
      displayName: "Making the imports of \(target.name)", executable: tool,
      arguments: [
        "--module", list.path, appList.path, "\(context.package.displayName)_\(app.name)",
        output.path,
      ],
      inputFiles: [list, appList], outputFiles: [output])
  }

  /// The target whose bundle is the main one: the first program that lists the files of an app.
  private func app(of package: Package) -> (any Target)? {
    package.targets.first { target in
      (target as? SwiftSourceModuleTarget)?.kind == .executable
        && FileManager.default.fileExists(
          atPath: target.directoryURL.appending(path: Self.listName).path)
    }
  }

  /// The name of what becomes of each file: no two are the same, nor that of the file itself, which the compiler would warn of.
  private func names(for files: [URL]) -> [String] {
    var taken: Set<String> = []
    return files.map { file in
      let name = file.lastPathComponent
      // The compiler runs the statements of a file of this name.
      if name == "main.swift", taken.insert(name).inserted { return name }
      let base = file.deletingPathExtension().lastPathComponent
      let names = sequence(first: 1) { $0 + 1 }.lazy.map { number in
        "\(base)\(number == 1 ? "" : "-\(number)").simui.swift"
      }
      // File systems of some machines do not tell capitals apart.
      return names.first { taken.insert($0.lowercased()).inserted } ?? name
    }
  }
}
