// Writes the symbols of asset catalogues, or the classes of Core Data's models: `simui-assets OUTPUT INPUT…`. The build-tool plugin
// calls it.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
guard let output = arguments.first, arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: simui-assets OUTPUT CATALOG…|MODEL…\n".utf8))
  exit(64)
}
do {
  let inputs = arguments.dropFirst().map { URL(filePath: $0, directoryHint: .isDirectory) }
  let models = inputs.filter { $0.pathExtension == "xcdatamodeld" }
  let text =
    if models.isEmpty {
      SymbolWriter(assets: try inputs.flatMap { try CatalogReader(catalog: $0).assets() }).text
    } else {
      ModelWriter(entities: try models.flatMap { try ModelReader(model: $0).entities() }).text
    }
  try Data(text.utf8).write(to: URL(filePath: output))
} catch {
  FileHandle.standardError.write(Data("simui-assets: \(error)\n".utf8))
  exit(1)
}
