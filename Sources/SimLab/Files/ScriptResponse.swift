// How addresses respond while a script is played, as it stands in the file:
//
//     responses:
//       - address: https://example.com/items*    # * stands for any characters
//         json: [{id: 1, name: Item 1}]          # or file: items.json, or text: plain
//         status: 200                            # optional
//         after: 100 ms                          # optional, of virtual time

import Foundation
import SimComponents
import Yams

/// The response to the addresses of a pattern.
public struct ScriptResponse: Equatable, Sendable {
  /// The content of a response.
  public enum Body: Equatable, Sendable {
    /// JSON, as its text.
    case json(String)
    /// Any text.
    case text(String)
    /// A file, beside that of the script unless its path is absolute.
    case file(String)
    /// Nothing.
    case empty
  }

  /// The address; `*` stands for any characters, or none.
  public var address: String
  /// The content.
  public var body: Body
  /// The HTTP status code.
  public var status: Int
  /// How long the response takes, in virtual time.
  public var delay: Duration

  /// How long a response takes unless the file says otherwise.
  static let usualDelay = Duration.milliseconds(100)
  static let keys = ["address", "json", "text", "file", "status", "after"]
  private static let bodyKeys = ["json", "text", "file"]

  /// A response with the given values.
  public init(
    address: String, body: Body = .empty, status: Int = 200, delay: Duration = .milliseconds(100)
  ) {
    self.address = address
    self.body = body
    self.status = status
    self.delay = delay
  }

  /// Reads a response.
  ///
  /// - Parameter folder: where files have to be; nil if they are not looked for.
  init(_ node: Node, folder: URL?) throws {
    let mapping = try ConfigurationMapping(node, of: "a response")
    try mapping.require(onlyKeys: Self.keys)
    let address = try mapping.required("address")
    let text = try address.text("address", "an address such as https://example.com/items*")
    guard text.contains("*") || URL(string: text)?.scheme != nil else {
      throw address.error(
        "expected an address such as https://example.com/items* for 'address', found '\(text)'")
    }
    let given = mapping.entries.filter { Self.bodyKeys.contains($0.key.string) }
    if given.count > 1 {
      throw Node.scalar(given[1].key).error(
        "a response has one content, and this one has '\(given[0].key.string)' and "
          + "'\(given[1].key.string)'")
    }
    self.init(
      address: text, body: try given.first.map { try Self.body($0.key.string, $0.value) } ?? .empty,
      status: try mapping.whole("status", 100...599) ?? 200,
      delay: try mapping.time("after") ?? Self.usualDelay)
    if let folder, case .file(let name) = body, let file = given.first?.value {
      guard FileManager.default.isReadableFile(atPath: Self.url(name, in: folder).path) else {
        throw file.error("there is no file '\(name)' beside the script that can be read")
      }
    }
  }

  private static func body(_ key: String, _ node: Node) throws -> Body {
    switch key {
    case "file": return .file(try node.text("file", "the name of a file"))
    case "text": return .text(try node.text("text", "a text"))
    default: return .json(try json(node))
    }
  }

  /// JSON as text: that of a quoted text, or of what stands there as YAML.
  private static func json(_ node: Node) throws -> String {
    if case .scalar(let scalar) = node, scalar.style != .plain, scalar.style != .any {
      guard isJSON(scalar.string) else {
        throw node.error("expected JSON for 'json', found '\(scalar.string.prefix(60))'")
      }
      return scalar.string
    }
    guard let value = node.any as Any?,
      JSONSerialization.isValidJSONObject([value]),
      let data = try? JSONSerialization.data(
        withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed])
    else { throw node.error("expected JSON for 'json', found what JSON cannot hold") }
    return String(decoding: data, as: UTF8.self)
  }

  private static func isJSON(_ text: String) -> Bool {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
  }

  private static func url(_ name: String, in folder: URL) -> URL {
    name.hasPrefix("/") ? URL(filePath: name) : folder.appending(path: name)
  }

  /// The response as the device's network takes it.
  ///
  /// - Parameter folder: where files are.
  func rule(in folder: URL) throws -> SimulatedResponses.Rule {
    let data =
      switch body {
      case .json(let text), .text(let text): Data(text.utf8)
      case .file(let name): try Data(contentsOf: Self.url(name, in: folder))
      case .empty: Data()
      }
    return SimulatedResponses.Rule(address: address, body: data, status: status, delay: delay)
  }
}
