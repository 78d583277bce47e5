// The build-tool plugin that makes symbols from asset catalogues: `Image(.logo)`, `Color(.brand)`.

import Foundation
import PackagePlugin

@main
struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let catalogs = catalogs(in: target.directoryURL)
    guard !catalogs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Making symbols of \(catalogs.map(\.lastPathComponent).joined(separator: ", "))",
        executable: try context.tool(named: "simui-assets").url,
        arguments: [output.path] + catalogs.map(\.path),
        inputFiles: catalogs.flatMap(files), outputFiles: [output])
    ]
  }

  /// The catalogues of a target, in the order of their paths.
  private func catalogs(in folder: URL) -> [URL] {
    paths(in: folder).filter { $0.hasSuffix(".xcassets") }.map { folder.appending(path: $0) }
  }

  private func files(of catalog: URL) -> [URL] {
    paths(in: catalog).map { catalog.appending(path: $0) }.filter { !$0.hasDirectoryPath }
  }

  private func paths(in folder: URL) -> [String] {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (found ?? []).sorted()
  }
}
