// Finds the place of a syntax error in JSON, or of a number that cannot be read. The decoder
// reports that there is an error, but not where.

import Foundation

/// The first error of a JSON text, with the field to which it belongs.
struct JSONFault {
  private let bytes: [UInt8]
  private var place = 0
  private var depth = 0
  private var text = ""
  private var field = ""
  private var odd: (field: String, value: String)?
  private var fractions: [(field: String, value: String)] = []

  /// Returns the error as words after a colon; `nil` if none is found.
  ///
  /// - Complexity: O(bytes).
  static func words(in data: Data) -> String? {
    var scan = JSONFault(data)
    let isWhole = scan.run()
    if let odd = scan.odd {
      guard !odd.field.isEmpty else { return "it is no JSON, for it begins with “\(odd.value)”" }
      return "“\(odd.field)” is \(odd.value), which is no value of JSON"
    }
    guard isWhole else {
      return scan.field.isEmpty ? "it ends too soon" : "it ends too soon, behind “\(scan.field)”"
    }
    // If several numbers have a fraction, some of them may be valid.
    guard scan.fractions.count == 1, let one = scan.fractions.first else { return nil }
    return "“\(one.field)” is \(one.value), and must be a whole number that can be read"
  }

  private init(_ data: Data) { bytes = Array(data) }

  /// Scans to the first error or the end.
  ///
  /// - Returns: Whether everything that was opened was closed.
  private mutating func run() -> Bool {
    while place < bytes.count, odd == nil {
      switch bytes[place] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ":"): field = text
      case UInt8(ascii: "\""): if !readText() { return false }
      case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
        UInt8(ascii: "\t"):
        break
      default: readValue()
      }
      place += 1
    }
    return depth <= 0 && !bytes.isEmpty
  }

  /// Reads a string up to its closing quote; returns false if it has none.
  private mutating func readText() -> Bool {
    let start = place + 1
    place = start
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard place < bytes.count else { return false }
    text = Self.short(bytes[start..<place])
    return true
  }

  /// Reads a number or a word, up to a character that cannot be part of one.
  private mutating func readValue() {
    let start = place
    let ends = Set("{}[],:\" \n\r\t".utf8)
    while place < bytes.count, !ends.contains(bytes[place]) { place += 1 }
    let value = Self.short(bytes[start..<place])
    place -= 1
    if ["true", "false", "null"].contains(value) || Int64(value) != nil { return }
    if value.wholeMatch(of: /-?[0-9]+(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil {
      fractions.append((field, value))
    } else if place + 1 < bytes.count {
      odd = (field, value)
    }
  }

  /// Returns the text, cut to forty characters.
  private static func short(_ bytes: ArraySlice<UInt8>) -> String {
    String(String(decoding: bytes.prefix(160), as: UTF8.self).prefix(40))
  }
}
