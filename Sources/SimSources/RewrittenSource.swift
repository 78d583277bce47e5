// A file of an app as Linux compiles it: what only Apple's platforms have is exchanged, and nothing else.
//
// Line breaks stay where they are, and what becomes shorter is followed by spaces, so places in the file stay what they were.

/// A place of a file that was exchanged.
package struct Rewriting: Equatable, Sendable {
  /// What is exchanged, as counts of it call it.
  package enum Kind: String, CaseIterable, Sendable {
    case condition = "platform condition"
    case module = "module name"
    case attribute = "Objective-C attribute"
    case classProtocol = "Objective-C protocol"
    case managed = "Core Data declaration"
    case selector
    case override = "extension override"
    case keyPath = "key path"

    /// The word for several.
    package var plural: String { rawValue + "s" }
  }

  package let kind: Kind
  /// The line, from 1.
  package let line: Int
  /// What the file says.
  package let before: String
  /// What is compiled instead; empty if it was removed.
  package let after: String

  /// One line of a list: the place, and what became of it.
  package func description(in file: String) -> String {
    "\(file):\(line): \(before) \(after.isEmpty ? "is removed" : "→ \(after)")"
  }
}

/// The text of a Swift file, rewritten for a simulated iPhone.
package struct RewrittenSource {
  /// The bytes to compile.
  package let bytes: [UInt8]
  /// What was exchanged, in the order of the file.
  package let rewritings: [Rewriting]

  /// The byte order mark that some editors write at the beginning of a file; the compiler takes it nowhere else.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Rewrites a file; one that ends inside a string or a comment stays as it is, and the compiler says where.
  package init(_ file: [UInt8]) {
    let hasMark = file.starts(with: Self.byteOrderMark)
    let source = hasMark ? Array(file.dropFirst(Self.byteOrderMark.count)) : file
    guard let tokens = try? SwiftTokens(source).tokens else {
      (bytes, rewritings) = (source, [])
      return
    }
    var rewriter = Rewriter(source: source, tokens: tokens)
    rewriter.run()
    (bytes, rewritings) = (rewriter.result, rewriter.rewritings)
  }

  /// The line that comes before the bytes: what the compiler reports is about the user's file.
  ///
  /// - Parameter path: the absolute path of the user's file.
  package static func heading(path: String) -> String {
    "#sourceLocation(file: \(quoted(path)), line: 1)\n"
  }

  /// A text as a literal of Swift.
  package static func quoted(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"", "\\": "\\\(scalar)"
      case "\n": "\\n"
      case "\0"..."\u{1F}", "\u{7F}": "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
