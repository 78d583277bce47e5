// Where a process was when it ended, read from what Swift's backtrace says on standard error.
//
// In a release build a trap has no message: an index out of range is an illegal instruction. The toolchain's
// backtrace names the functions and, where there is debug information, their files and lines. Of all of them one
// counts: the first that belongs to the user, not to Swift or to the layers that run views.

import Foundation

/// The stack of a process that was ended by a signal.
struct Backtrace: Equatable {
  /// One function of the stack.
  struct Frame: Equatable {
    /// The function, such as `closure #1 in Row.body.getter`.
    var function: String
    /// The path of its file, and the line; nil without debug information.
    var place: (path: String, line: Int)?

    static func == (lhs: Frame, rhs: Frame) -> Bool {
      lhs.function == rhs.function && lhs.place?.path == rhs.place?.path
        && lhs.place?.line == rhs.place?.line
    }

    /// The frame as text, such as `Row.body.getter (Row.swift:12)`.
    var text: String {
      guard let place else { return function }
      return "\(function) (\(place.path.split(separator: "/").last ?? ""):\(place.line))"
    }
  }

  /// The functions of the user's, the innermost first.
  let frames: [Frame]
  /// What was written to standard error apart from the backtrace.
  let rest: String

  /// What a child is started with, so that its end says where it was: brief, to standard error, asking nothing.
  static let setting =
    "enable=yes,output-to=stderr,color=no,interactive=no,threads=crashed,registers=none,images=none,"
    + "limit=200,top=0,cache=no,sanitize=no"

  /// Reads what a process wrote to standard error.
  init(standardError text: String) {
    var frames: [Frame] = []
    var kept: [Substring] = []
    var isInside = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if Self.begins(line) { isInside = true }
      guard isInside else {
        kept.append(line)
        continue
      }
      if let frame = Self.frame(line) { frames.append(frame) }
      if line.hasPrefix("Backtrace took") { isInside = false }
    }
    while kept.last?.allSatisfy(\.isWhitespace) == true { kept.removeLast() }
    self.frames = frames
    rest = kept.isEmpty ? "" : kept.joined(separator: "\n") + "\n"
  }

  /// Whether a process has begun to write down where it trapped.
  static func hasBegun(in standardError: String) -> Bool {
    standardError.split(whereSeparator: \.isNewline).contains { begins($0) }
  }

  /// Whether a line is the first of a backtrace.
  private static func begins(_ line: Substring) -> Bool {
    line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed")
      || line == "Current stack trace:"
  }

  /// A line such as ` 3 [ra] 0x00005606d76ace93 Row.body.getter + 19 in Shop at /src/Shop/Row.swift:12:5`.
  ///
  /// - Returns: nil for anything that is not a function of the user's.
  private static func frame(_ line: Substring) -> Frame? {
    guard let match = line.wholeMatch(of: pattern), !match.attributes.contains("[system]"),
      let number = Int(match.line), isUsers(String(match.path))
    else { return nil }
    return Frame(function: name(match.function), place: (String(match.path), number))
  }

  /// The name of a function without what the compiler added to it.
  private static func name(_ function: Substring) -> String {
    var name = function
    while let word = compilersWords.first(where: { name.hasPrefix($0) }) {
      name = name.dropFirst(word.count)
    }
    return String(name)
  }

  private static let compilersWords = ["partial apply for ", "specialized ", "merged "]

  private static var pattern:
    Regex<
      (
        Substring, attributes: Substring, function: Substring, path: Substring, line: Substring
      )
    >
  {
    /\s*[0-9]+ +(?<attributes>(?:\[[a-z ]+\] *)*)0x[0-9a-f]+ (?<function>.+?)(?: \+ [0-9]+)? in \S+ at (?<path>\/.+?):(?<line>[0-9]+)(?::[0-9]+)?/
  }

  /// Whether a file belongs neither to the compiler, nor to a library, nor to the layers below the catalogue.
  static func isUsers(_ path: String) -> Bool {
    guard !path.contains("<compiler-generated>"), !path.contains("/.build/checkouts/") else {
      return path.hasPrefix(sources) && isOfCatalogue(path)
    }
    return !path.hasPrefix(sources) || isOfCatalogue(path)
  }

  /// The folder of this package's targets, with a slash behind it.
  private static let sources =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/"

  /// The scenarios of this package are written as a user would write them; all other targets run views.
  private static func isOfCatalogue(_ path: String) -> Bool {
    path.dropFirst(sources.count).hasPrefix("SimWorkloads/")
  }
}
