// The build-tool plugin that makes symbols from asset catalogues, `Image(.logo)`, `Color(.brand)`, and classes from models of Core Data.

import Foundation
import PackagePlugin

@main
struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL
    return try command(
      packages(".xcassets", in: folder), "Making symbols of", "AssetSymbols", context)
      + command(packages(".xcdatamodeld", in: folder), "Making classes of", "ModelClasses", context)
  }

  private func command(
    _ inputs: [URL], _ what: String, _ name: String, _ context: PluginContext
  ) throws -> [Command] {
    guard !inputs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "\(name).swift")
    return [
      .buildCommand(
        displayName: "\(what) \(inputs.map(\.lastPathComponent).joined(separator: ", "))",
        executable: try context.tool(named: "simui-assets").url,
        arguments: [output.path] + inputs.map(\.path),
        inputFiles: inputs.flatMap(files), outputFiles: [output])
    ]
  }

  /// The folders of a target that end so, in the order of their paths.
  private func packages(_ ending: String, in folder: URL) -> [URL] {
    paths(in: folder).filter { $0.hasSuffix(ending) }.map { folder.appending(path: $0) }
  }

  /// The files of a folder, which may be a symbolic link: nothing is found below a link itself.
  private func files(of catalog: URL) -> [URL] {
    let folder = catalog.resolvingSymlinksInPath()
    return paths(in: folder).map { folder.appending(path: $0) }.filter { !$0.hasDirectoryPath }
  }

  private func paths(in folder: URL) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (found ?? []).sorted()
  }
}
