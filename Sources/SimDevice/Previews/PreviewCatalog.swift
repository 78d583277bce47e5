// The previews of a program, found through its protocol conformances and listed in source order, independently of the link
// order. They include the previews of linked libraries.

import Foundation
@_spi(Runtime) import SimComponents
import SimReflection
import SimViews

/// A preview of the program.
@MainActor
package struct PreviewEntry {
  /// The name in the source, or else that of the file or the provider.
  package let name: String
  /// The file and line, such as `Module/File.swift:12`, or the type name if the source is unknown.
  package let place: String
  /// The names of the preview traits.
  package let traits: [String]
  let source: any _PreviewSource.Type

  /// Launches an app that creates the preview on the device and shows it.
  package func launch(on device: SimulatedDevice) throws {
    let preview = try source._makePreview()
    device.launch { preview.makeContent() }
  }
}

/// The previews of the program.
@MainActor
package enum PreviewCatalog {
  /// Returns all previews that are linked into this executable, by file and line.
  package static func all() -> [PreviewEntry] {
    ConformingTypes.all(of: (any _PreviewSource).self)
      .compactMap { $0 as? any _PreviewSource.Type }
      .map(Place.init).sorted().map(\.entry)
  }

  /// The source location of a preview, for sorting.
  private struct Place: Comparable {
    let source: any _PreviewSource.Type
    let file: String
    let line: Int
    let column: Int

    init(_ source: any _PreviewSource.Type) {
      self.source = source
      let registry = source as? any PreviewRegistry.Type
      file = registry?.fileID ?? String(reflecting: source)
      line = registry?.line ?? 0
      column = registry?.column ?? 0
    }

    static func < (lhs: Place, rhs: Place) -> Bool {
      (lhs.file, lhs.line, lhs.column) < (rhs.file, rhs.line, rhs.column)
    }
    static func == (lhs: Place, rhs: Place) -> Bool { lhs.source == rhs.source }

    @MainActor var entry: PreviewEntry {
      guard line > 0 else {
        return PreviewEntry(name: "\(source)", place: file, traits: [], source: source)
      }
      let preview = try? source._makePreview()
      let fileName = file.split(separator: "/").last.map(String.init) ?? file
      return PreviewEntry(
        name: preview?.name ?? fileName.replacingOccurrences(of: ".swift", with: ""),
        place: "\(file):\(line)", traits: preview?.traits.map(\.description) ?? [], source: source)
    }
  }
}
