// The page of supported names as data: the tables of SimViews.docc, which a test checks against the
// code.

package import Foundation

/// The states of names that are not fully supported.
package struct SupportPage {
  /// The support of a name.
  package enum State: Equatable {
    /// The name is missing; the text has the reason, if there is one.
    case missing(String)
    /// The name is supported with a difference, which the text describes.
    case partial(String)
  }

  /// The states by name, without `@`; fully supported names are not included.
  package let states: [String: State]

  /// Reads the page of a package.
  package init(package folder: URL) throws {
    let page = folder.appending(path: "Sources/SimViews/SimViews.docc/SimViews.md")
    guard let text = try? String(contentsOf: page, encoding: .utf8) else {
      throw CommandFailure("the page of supported names is not where it was: '\(page.path)'")
    }
    self.init(text: text)
  }

  /// Reads the rows of tables: names between backticks, then a state.
  package init(text: String) {
    var states: [String: State] = [:]
    let own = text.components(separatedBy: "### From other modules")[0]
    for line in own.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 2, let state = Self.state(cells[1]) else { continue }
      for (index, name) in cells[0].components(separatedBy: "`").enumerated()
      where index % 2 == 1 {
        states[String(name.drop { $0 == "@" })] = state
      }
    }
    self.states = states
  }

  private static func state(_ text: String) -> State? {
    if text.hasPrefix("partly: missing, ") { return .missing(String(text.dropFirst(17))) }
    if text.hasPrefix("partly: ") { return .partial(String(text.dropFirst(8))) }
    if text == "not yet" { return .missing("") }
    if text.hasPrefix("not yet: ") { return .missing(String(text.dropFirst(9))) }
    return nil
  }
}
