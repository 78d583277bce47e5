// What documents and comments refer to: files by name, and anchors of documents.

import Foundation

/// The documents of the project, with the anchors that others may refer to.
struct References {
  /// The path of each document below the root, with its text.
  let documents: [String: String]
  private let anchors: [String: Set<String>]

  init(documents: [String: String]) {
    self.documents = documents
    anchors = documents.mapValues(Self.anchors)
  }

  /// The names by which places of a document are found: its marks and its headings.
  static func anchors(of text: String) -> Set<String> {
    let marks = text.matches(of: /<a id="([^"]+)">/).map { String($0.output.1) }
    let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }.map {
      slug(of: $0.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces))
    }
    return Set(marks + headings)
  }

  /// A heading as an anchor: in lower case, without punctuation, with hyphens between the words.
  static func slug(of heading: String) -> String {
    heading.lowercased().filter {
      $0.isLetter || $0.isNumber || $0 == "-" || $0 == " " || $0 == "_"
    }
    .replacing(" ", with: "-")
  }

  /// Anchors that a text names and no document has.
  ///
  /// Prose writes `mechanism.md#9.1`, or `mechanism.md#9.1, #9.2`, of a page of `Documentation`. A link is relative to its file.
  ///
  /// - Parameter folder: the folder of the file, below the root.
  func missingAnchors(in text: String, from folder: String) -> [String] {
    guard text.mentions(".md#") else { return [] }
    let reference = /(\]\()?([\w.\/-]+\.md)((?:(?:, | and | to |; )?#[\w.-]*\w)+)/
    return text.matches(of: reference).flatMap { match in
      let page = String(match.output.2)
      let path =
        match.output.1 == nil
        ? "Documentation/" + page
        : URL(filePath: "/" + folder).appending(path: page).standardized.path.dropFirst()
      let known = anchors[String(path)] ?? []
      return match.output.3.matches(of: /#([\w.-]*\w)/).map { String($0.output.1) }
        .filter { !known.contains($0) }.map { "\(page)#\($0)" }
    }
  }
}
