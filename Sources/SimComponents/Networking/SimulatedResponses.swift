// Responses that are no part of the app's code: those of a script, by patterns of addresses, and the files of a folder. What
// has no response is remembered, so that a report can name it.

package import Foundation

/// The responses of one run, and the requests that had none.
package enum SimulatedResponses {
  /// How the addresses of a pattern respond.
  package struct Rule: Equatable, Hashable, Sendable {
    /// The address; `*` stands for any characters, or none.
    package var address: String
    /// The content.
    package var body: Data
    /// The HTTP status code.
    package var status: Int
    /// How long the response takes.
    package var delay: Duration

    package init(address: String, body: Data, status: Int, delay: Duration) {
      self.address = address
      self.body = body
      self.status = status
      self.delay = delay
    }
  }

  /// An address that had no response, and how often it was requested.
  package struct Unanswered: Equatable, Sendable {
    package var address: String
    package var count: Int
  }

  /// The folder whose files respond, beside the place from which the program was started.
  package static var folder: URL {
    URL(filePath: FileManager.default.currentDirectoryPath).appending(path: "Responses")
  }

  /// Begins a run: these responses hold, and no request has been without one.
  ///
  /// - Parameter rules: the first that fits counts, and comes before what the app's code defines.
  /// - Parameter folder: what it holds responds to the addresses for which nothing else does.
  package static func begin(_ rules: [Rule] = [], folder: URL = folder) {
    SimulatedNetwork.shared.begin(rules, folder: folder)
  }

  /// The addresses that had no response since then, in the order in which they were first requested.
  package static var unanswered: [Unanswered] { SimulatedNetwork.shared.unanswered }

  /// What to say of them in one line, with an entry for a script; nil if there are none.
  package static var sentence: String? {
    let all = unanswered
    guard !all.isEmpty else { return nil }
    let entries = all.map { "{address: \(quoted($0.address)), json: {}}" }
    return "\(count(all)) had no response; to give one, put into the script: "
      + "responses: [\(entries.joined(separator: ", "))]"
  }

  /// The same as lines, with the files that would do instead.
  package static var lines: [String] {
    let all = unanswered
    guard !all.isEmpty else { return [] }
    return [
      "\(count(all)) had no response. Put a file for each into the folder Responses, such as",
      "  \(file(for: all[0].address))", "or this into a script:", "responses:",
    ] + all.flatMap { ["- address: \(quoted($0.address))", "  json: {}"] }
  }

  private static func count(_ all: [Unanswered]) -> String {
    all.count == 1 ? "1 address" : "\(all.count) addresses"
  }

  private static func file(for address: String) -> String {
    let path = URL(string: address).flatMap { ResponseFolder.path(of: $0) } ?? "host/path"
    let hasExtension = path.split(separator: "/").last?.contains(".") == true
    return "Responses/" + path + (hasExtension ? "" : ".json")
  }

  /// The text as YAML and JSON quote it.
  private static func quoted(_ text: String) -> String {
    let safe = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"\(safe)\""
  }
}

extension SimulatedResponses.Rule {
  /// Whether an address is one of the pattern's.
  func fits(_ text: String) -> Bool {
    var parts = address.split(separator: "*", omittingEmptySubsequences: false)[...]
    guard let first = parts.popFirst(), text.hasPrefix(first) else { return false }
    guard let last = parts.popLast() else { return text.count == first.count }
    var rest = text.dropFirst(first.count)
    for part in parts where !part.isEmpty {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}

/// A folder whose files are the contents of addresses: `Responses/api.example.com/items.json` is that of
/// `https://api.example.com/items`, and of `items.json` there, whatever the query.
struct ResponseFolder {
  let url: URL

  /// The host and the path of an address, as a path below the folder; nil if it leads elsewhere.
  static func path(of address: URL) -> String? {
    guard let host = address.host() else { return nil }
    let parts = address.path(percentEncoded: false).split(separator: "/")
    guard !parts.contains("..") else { return nil }
    return ([host] + (parts.isEmpty ? ["index"] : parts.map(String.init))).joined(separator: "/")
  }

  /// The content of an address; nil without a file for it.
  func content(of address: URL) -> Data? {
    guard let path = Self.path(of: address) else { return nil }
    for name in [path, path + ".json"] {
      let file = url.appending(path: name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder),
        !isFolder.boolValue, let data = try? Data(contentsOf: file)
      else { continue }
      return data
    }
    return nil
  }
}
