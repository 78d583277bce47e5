// The position in user code at which a process ended, read from Swift's backtrace on standard error.
//
// In a release build a trap has no message: an index out of range is an illegal instruction. The toolchain's backtrace
// contains the functions and, with debug information, their files and lines. The relevant frame is the first one of user
// code, which is neither in Swift nor in the layers that run views.

import Foundation

/// The stack of a process that a signal terminated.
struct Backtrace: Equatable {
  /// One function on the stack.
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

  /// The functions of user code, the innermost first.
  let frames: [Frame]
  /// The output on standard error without the backtrace.
  let rest: String

  /// The environment setting of a child process for a brief, non-interactive backtrace on standard
  /// error.
  static let setting =
    "enable=yes,output-to=stderr,color=no,interactive=no,threads=crashed,registers=none,images=none,"
    + "limit=200,top=0,cache=no,sanitize=no"

  /// Parses the standard error output of a process.
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

  /// Returns whether a process has begun to print a backtrace.
  static func hasBegun(in standardError: String) -> Bool {
    standardError.split(whereSeparator: \.isNewline).contains { begins($0) }
  }

  /// Returns whether a line is the first of a backtrace.
  private static func begins(_ line: Substring) -> Bool {
    line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed")
      || line == "Current stack trace:"
  }

  /// Parses a line such as ` 3 [ra] 0x00005606d76ace93 Row.body.getter + 19 in Shop at
  /// /src/Shop/Row.swift:12:5`.
  ///
  /// - Returns: nil for anything other than a function of user code.
  private static func frame(_ line: Substring) -> Frame? {
    guard let match = line.wholeMatch(of: pattern), !match.attributes.contains("[system]"),
      let number = Int(match.line), isUsers(String(match.path))
    else { return nil }
    return Frame(function: name(match.function), place: (String(match.path), number))
  }

  /// Returns the name of a function without the compiler's prefixes.
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

  /// Returns whether a file belongs to user code: neither to the compiler, nor to a library, nor to
  /// the layers below the catalog.
  static func isUsers(_ path: String) -> Bool {
    guard !path.contains("<compiler-generated>"), !path.contains("/.build/checkouts/") else {
      return path.hasPrefix(sources) && isOfCatalogue(path)
    }
    return !path.hasPrefix(sources) || isOfCatalogue(path)
  }

  /// The folder of this package's targets, with a trailing slash.
  private static let sources =
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/"

  /// Returns whether a file is in the catalog, whose scenarios are written like user code.
  ///
  /// All other targets run views.
  private static func isOfCatalogue(_ path: String) -> Bool {
    path.dropFirst(sources.count).hasPrefix("SimWorkloads/")
  }
}
