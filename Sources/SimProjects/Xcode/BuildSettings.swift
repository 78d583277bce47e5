// The build settings of a target: its own before those of the project, each before the file of settings that it is based on.

import Foundation

/// The settings of one target in one configuration.
struct BuildSettings {
  /// The settings in the order in which they are looked up.
  private var layers: [[String: String]]

  /// - Parameter defaults: what holds where nothing is said.
  init(_ layers: [[String: String]], defaults: [String: String]) {
    self.layers = layers + [defaults]
  }

  /// The value of a setting, with the values of those that it names.
  subscript(name: String) -> String? { value(of: name, from: 0, depth: 0) }

  /// Whether a setting is on.
  func isOn(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

  /// The words of a setting.
  func words(_ name: String) -> [String] {
    (self[name] ?? "").split(separator: " ").map { $0.trimmingCharacters(in: ["\""]) }
  }

  /// The settings whose names begin so, by what follows.
  func all(prefix: String) -> [String: String] {
    let names = Set(layers.flatMap(\.keys)).filter { $0.hasPrefix(prefix) }
    return names.reduce(into: [:]) { $0[String($1.dropFirst(prefix.count))] = self[$1] }
  }

  /// A text with the values of the settings that it names, as `$(NAME)` or `${NAME}`.
  func expanded(_ text: String) -> String { expanded(text, depth: 0) { _ in nil } }

  private func value(of name: String, from layer: Int, depth: Int) -> String? {
    guard depth < 20, let found = layers[layer...].firstIndex(where: { $0[name] != nil }),
      let text = layers[found][name]
    else { return nil }
    return expanded(text, depth: depth + 1) { inner in
      inner == "inherited" || inner == name
        ? value(of: name, from: found + 1, depth: depth + 1) ?? "" : nil
    }
  }

  private func expanded(
    _ text: String, depth: Int, inherited: (String) -> String?
  ) -> String {
    var (result, rest) = ("", text[...])
    while let start = rest.firstRange(of: #/\$[({]/#) {
      let close: Character = rest[rest.index(before: start.upperBound)] == "(" ? ")" : "}"
      guard let end = rest[start.upperBound...].firstIndex(of: close) else { break }
      result += rest[..<start.lowerBound]
      let parts = rest[start.upperBound..<end].split(separator: ":").map(String.init)
      let name = parts.first ?? ""
      let value = inherited(name) ?? self.value(of: name, from: 0, depth: depth + 1) ?? ""
      result += parts.dropFirst().reduce(value, Self.changed)
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// A value as an operator of its use wants it.
  private static func changed(_ value: String, by change: String) -> String {
    switch change {
    case "c99extidentifier", "identifier": moduleName(value)
    case "rfc1034identifier": value.replacing(#/[^A-Za-z0-9.-]/#, with: "-")
    case "lower": value.lowercased()
    case "upper": value.uppercased()
    default: change.hasPrefix("default=") && value.isEmpty ? String(change.dropFirst(8)) : value
    }
  }

  /// A name as a module can have it.
  static func moduleName(_ name: String) -> String {
    let word = name.replacing(#/[^\p{L}\p{N}_]/#, with: "_")
    return word.first?.isNumber == true ? "_" + word : word
  }
}

extension BuildSettings {
  /// The settings of an object of the project file; those for another system than a phone's do not count.
  static func layer(_ values: [String: Any]) -> [String: String] {
    values.sorted { $0.key < $1.key }.reduce(into: [:]) { layer, entry in
      let parts = entry.key.split(separator: "[", maxSplits: 1)
      let condition = parts.count > 1 ? parts[1] : ""
      guard let name = parts.first,
        condition.isEmpty || condition.hasPrefix("sdk=iphone") || condition.hasPrefix("sdk=*")
          || condition.hasPrefix("config=Debug")
      else { return }
      layer[String(name)] =
        (entry.value as? [String])?.joined(separator: " ") ?? "\(entry.value)"
    }
  }

  /// The settings of an `.xcconfig` file and of those that it includes; nothing if there is none.
  static func file(_ path: String, depth: Int = 0) -> [String: String] {
    guard depth < 10, let text = try? String(contentsOf: URL(filePath: path), encoding: .utf8)
    else { return [:] }
    var values: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.firstRange(of: #/(^|\s)//.*/#).map { line[..<$0.lowerBound] } ?? line
      if let match = code.firstMatch(of: #/^\s*#include\??\s*"(.+)"/#) {
        let folder = (path as NSString).deletingLastPathComponent
        let included = (folder as NSString).appendingPathComponent(String(match.1))
        values.merge(file(included, depth: depth + 1)) { $1 }
      } else if let match = code.firstMatch(
        of: #/^\s*([^=\s\[]+(?:\[[^\]]*\])?)\s*=\s*(.*?)\s*;?$/#)
      {
        values.merge(layer([String(match.1): String(match.2)])) { $1 }
      }
    }
    return values
  }
}
