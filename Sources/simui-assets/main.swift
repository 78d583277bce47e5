// Writes the symbols of asset catalogues: `simui-assets OUTPUT CATALOG…`. The build-tool plugin calls it.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard let output = arguments.first, arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: simui-assets OUTPUT CATALOG…\n".utf8))
  exit(64)
}
do {
  let catalogs = arguments.dropFirst().map { URL(filePath: $0, directoryHint: .isDirectory) }
  let assets = try catalogs.flatMap { try CatalogReader(catalog: $0).assets() }
  try Data(SymbolWriter(assets: assets).text.utf8).write(to: URL(filePath: output))
} catch {
  FileHandle.standardError.write(Data("simui-assets: \(error)\n".utf8))
  exit(1)
}
