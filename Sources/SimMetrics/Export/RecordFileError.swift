// The reasons why a file of records or a baseline could not be read.
//
// The error names the kind of file and the problem; the caller knows the path and adds it.

import Foundation

/// A file that cannot be read; the program can go on with other files.
package enum RecordFileError: Error, Equatable, CustomStringConvertible {
  /// The bytes are not JSON of this kind; the detail gives the place.
  case unreadable(kind: String, detail: String)
  /// The file has another layout.
  case otherSchema(kind: String, found: Int, expected: ClosedRange<Int>)

  /// A sentence that describes the error.
  package var description: String {
    switch self {
    case .unreadable(let kind, let detail):
      "this is no \(kind) that can be read: \(detail)"
    case .otherSchema(let kind, let found, let expected):
      "this \(kind) has layout \(found), and this program reads layout "
        + (expected.count == 1
          ? "\(expected.lowerBound)" : "\(expected.lowerBound) to \(expected.upperBound)")
    }
  }

  /// Returns the problem that a decoder found, with its place in the file.
  static func detail(of error: any Error, in data: Data) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context):
      return "“\(key.stringValue)” is missing\(place(context))"
    case .dataCorrupted(let context)
    where context.codingPath.isEmpty && context.debugDescription.hasSuffix("not valid JSON."):
      return JSONFault.words(in: data) ?? context.debugDescription
    case .typeMismatch(let type, let context):
      return
        "“\(context.codingPath.last?.stringValue ?? "the file")” is not \(words(for: type))\(place(context))"
    case .valueNotFound(_, let context), .dataCorrupted(let context):
      return context.debugDescription + place(context)
    @unknown default:
      return "\(error)"
    }
  }

  /// Returns a description of the value that a file must have for a type.
  private static func words(for type: Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any FixedWidthInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is [Any].Type: "a list"
    default: "an object with names and values"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? "" : " (at \(path.joined(separator: ".")))"
  }
}
