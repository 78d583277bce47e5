// The previews of a program: found through the conformances that the compiler recorded, in source order, whatever the
// link order. A library that is linked into an executable brings its previews along.

import Foundation
@_spi(Runtime) import SimComponents
import SimReflection
import SimViews

/// A preview of the program.
@MainActor
package struct PreviewEntry {
  /// The name in the source, or that of the file, or of the provider.
  package let name: String
  /// The file and the line, as `Module/File.swift:12`; the type's name where the source is not known.
  package let place: String
  /// The names of its traits.
  package let traits: [String]
  let source: any _PreviewSource.Type

  /// Launches an app that makes the view, on the device as all that an app does, and shows it.
  package func launch(on device: SimulatedDevice) throws {
    let preview = try source._makePreview()
    device.launch { preview.makeContent() }
  }
}

/// The previews of the program.
@MainActor
package enum PreviewCatalog {
  /// All previews that are linked into this executable, by file and line.
  package static func all() -> [PreviewEntry] {
    ConformingTypes.all(of: (any _PreviewSource).self)
      .compactMap { $0 as? any _PreviewSource.Type }
      .map(Place.init).sorted().map(\.entry)
  }

  /// Where a preview stands, for sorting.
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
