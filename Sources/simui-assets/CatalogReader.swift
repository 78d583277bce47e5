// An asset catalogue on disk: folders with a `Contents.json` each, whose extension says what they hold.

import Foundation

/// A color or an image of a catalogue.
struct Asset: Equatable {
  enum Kind: Equatable {
    case color
    /// An image, with its size in points where a file tells it.
    case image(CGSize?)
  }
  /// The name under which code asks for it, preceded by folders that provide a namespace.
  let name: String
  /// The folders that provide a namespace, outermost first.
  let namespace: [String]
  let kind: Kind
}

/// What cannot be read in a catalogue.
struct CatalogError: Error, CustomStringConvertible {
  let description: String
}

struct CatalogReader {
  private struct Contents: Decodable {
    struct Properties: Decodable {
      let isNamespace: Bool?
      enum CodingKeys: String, CodingKey { case isNamespace = "provides-namespace" }
    }
    struct Picture: Decodable {
      let filename: String?
      let scale: String?
    }
    let properties: Properties?
    let images: [Picture]?
  }

  /// The folder of the catalogue.
  let catalog: URL

  /// The colors and images, folder by folder in the order of their names.
  func assets() throws -> [Asset] { try assets(in: catalog, namespace: []) }

  private func assets(in folder: URL, namespace: [String]) throws -> [Asset] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.flatMap { name -> [Asset] in
      let place = folder.appending(path: name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { return [] }
      let title = place.deletingPathExtension().lastPathComponent
      let path = (namespace + [title]).joined(separator: "/")
      switch place.pathExtension {
      case "colorset": return [Asset(name: path, namespace: namespace, kind: .color)]
      case "imageset":
        return [Asset(name: path, namespace: namespace, kind: .image(try size(of: place)))]
      case "":
        let isNamespace = try contents(of: place)?.properties?.isNamespace ?? false
        return try assets(in: place, namespace: isNamespace ? namespace + [name] : namespace)
      default: return []
      }
    }
  }

  private func contents(of folder: URL) throws -> Contents? {
    let file = folder.appending(path: "Contents.json")
    guard let data = FileManager.default.contents(atPath: file.path) else { return nil }
    do {
      return try JSONDecoder().decode(Contents.self, from: data)
    } catch {
      throw CatalogError(description: "'\(file.path)' is not what Xcode writes there")
    }
  }

  /// The size in points of the first picture whose file tells it.
  private func size(of folder: URL) throws -> CGSize? {
    for picture in try contents(of: folder)?.images ?? [] {
      guard let name = picture.filename,
        let data = FileManager.default.contents(atPath: folder.appending(path: name).path),
        let pixels = PictureHeader.size(of: data)
      else { continue }
      let scale = CGFloat(Double(picture.scale?.dropLast() ?? "1") ?? 1)
      return CGSize(width: pixels.width / scale, height: pixels.height / scale)
    }
    return nil
  }
}
