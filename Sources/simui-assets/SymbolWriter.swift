// The source that Xcode would generate for a catalogue, and what the simulated device asks of it: the sizes of images.

import Foundation

struct SymbolWriter {
  /// Members that colors and styles already have: an asset of such a name only has a resource, as with Xcode.
  private static let taken: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink",
    "brown", "white", "gray", "black", "clear", "primary", "secondary", "tertiary", "quaternary",
    "quinary", "tint", "foreground", "background", "selection", "separator", "placeholder", "link",
    "fill", "accentColor",
  ]

  /// What there is, in order.
  let assets: [Asset]

  var text: String {
    let colors = assets.filter { $0.kind == .color }
    let images = assets.filter { $0.kind != .color }
    return """
      // Symbols of asset catalogues; made by the build.

      import SwiftUI

      \(resources("ColorResource", colors, dropping: "Color"))
      \(resources("ImageResource", images, dropping: "Image"))
      \(members("Color", "Color(.NAME)", colors, dropping: "Color"))
      \(members("ShapeStyle where Self == Color", "Color(.NAME)", colors, dropping: "Color"))
      \(members("UIColor", "UIColor(resource: .NAME)", colors, dropping: "Color"))
      \(members("UIImage", "UIImage(resource: .NAME)", images, dropping: "Image"))
      enum _AssetSizes: _AssetCatalog {
        static let imageSizes: [String: CGSize] = [
      \(sizes(images))  ]
      }

      """
  }

  /// The static members of a resource type, nested as the folders are.
  private func resources(_ type: String, _ assets: [Asset], dropping suffix: String) -> String {
    let lines = nested(assets) { asset, indent in
      let name = SymbolName(title(asset), dropping: suffix).text
      return "\(indent)static let \(name) = \(type)(name: \(quoted(asset.name)), bundle: .main)\n"
    }
    return "extension \(type) {\n\(lines)}\n"
  }

  /// The static members of a type for the assets without a namespace.
  private func members(
    _ type: String, _ value: String, _ assets: [Asset], dropping suffix: String
  ) -> String {
    let lines = assets.filter { $0.namespace.isEmpty }.map { asset -> String in
      let name = SymbolName(asset.name, dropping: suffix).text
      guard !Self.taken.contains(name) else { return "" }
      let result = type.hasPrefix("ShapeStyle") ? "Color" : type
      let made = value.replacingOccurrences(of: "NAME", with: name)
      return "  static var \(name): \(result) { \(made) }\n"
    }
    return "extension \(type) {\n\(lines.joined())}\n"
  }

  private func sizes(_ images: [Asset]) -> String {
    let known = images.compactMap { asset -> String? in
      guard case .image(let size?) = asset.kind else { return nil }
      return "    \(quoted(asset.name)): CGSize(width: \(size.width), height: \(size.height)),\n"
    }
    return known.isEmpty ? "    :\n" : known.joined()
  }

  private func nested(_ assets: [Asset], depth: Int = 0, _ line: (Asset, String) -> String)
    -> String
  {
    let indent = String(repeating: "  ", count: depth + 1)
    var text = assets.filter { $0.namespace.count == depth }.map { line($0, indent) }.joined()
    var folders: [String] = []
    for asset in assets where asset.namespace.count > depth {
      let folder = asset.namespace[depth]
      if !folders.contains(folder) { folders.append(folder) }
    }
    for folder in folders {
      let inside = assets.filter { $0.namespace.count > depth && $0.namespace[depth] == folder }
      text += "\(indent)enum \(SymbolName.namespace(folder)) {\n"
      text += nested(inside, depth: depth + 1, line)
      text += "\(indent)}\n"
    }
    return text
  }

  private func title(_ asset: Asset) -> String {
    String(asset.name.split(separator: "/").last ?? "")
  }

  private func quoted(_ text: String) -> String {
    "\""
      + text.replacingOccurrences(of: "\\", with: "\\\\")
      .replacingOccurrences(of: "\"", with: "\\\"") + "\""
  }
}
