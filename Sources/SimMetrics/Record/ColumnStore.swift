// Stores the numbers of columns outside the JSON to which they belong.
//
// A record has half a million numbers, and the general encoder would spend more time on them than a
// run takes. The encoder therefore receives a placeholder for each column; the numbers are inserted
// there as text by one loop, or follow the JSON as bytes.

package import Foundation
import Synchronization

/// The columns that are removed from a value while it is encoded, or restored while it is decoded.
package final class ColumnStore: Sendable {
  // Encoders and decoders accept only values that may cross threads.
  private let kept: Mutex<[[Int64]]>

  private var columns: [[Int64]] { kept.withLock { $0 } }

  /// Makes an empty store.
  package convenience init() { self.init([]) }

  private init(_ columns: [[Int64]]) { kept = Mutex(columns) }

  /// The key under which encoders and decoders have their store.
  package static let key: CodingUserInfoKey = {
    guard let key = CodingUserInfoKey(rawValue: "columns") else {
      preconditionFailure("Any text is a key.")
    }
    return key
  }()

  // MARK: Words

  private static let word = "\u{1}column "
  /// The beginning of a placeholder, as encoded.
  private static let encodedWord = Array("\"\\u0001column ".utf8)

  /// Stores a column.
  ///
  /// - Returns: The placeholder that represents it.
  func keep(_ column: [Int64]) -> String {
    let place = kept.withLock {
      $0.append(column)
      return $0.count - 1
    }
    return "\(Self.word)\(place)"
  }

  /// Returns the column that a placeholder represents; `nil` for any other text.
  func column(_ text: String) -> [Int64]? {
    guard text.hasPrefix(Self.word), let place = Int(text.dropFirst(Self.word.count)) else {
      return nil
    }
    return kept.withLock { $0.indices.contains(place) ? $0[place] : nil }
  }

  // MARK: As text

  /// Returns the JSON with each placeholder replaced by its column, as an array.
  ///
  /// - Complexity: O(bytes + numbers)
  func spliced(into json: Data) -> Data {
    let columns = columns
    let source = Array(json)
    let first = Self.encodedWord[0]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count + columns.reduce(0) { $0 + $1.count * 6 })
    var index = 0
    var copied = 0
    while index < source.count {
      guard source[index] == first, source[index...].starts(with: Self.encodedWord),
        let end = source[(index + 1)...].firstIndex(of: first),
        let place = Int(
          String(decoding: source[(index + Self.encodedWord.count)..<end], as: UTF8.self)),
        columns.indices.contains(place)
      else {
        index += 1
        continue
      }
      bytes += source[copied..<index]
      Self.append(columns[place], to: &bytes)
      index = end + 1
      copied = index
    }
    bytes += source[copied...]
    return Data(bytes)
  }

  private static func append(_ column: [Int64], to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "["))
    for (place, number) in column.enumerated() {
      if place > 0 { bytes.append(UInt8(ascii: ",")) }
      DecimalText.append(number, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  // MARK: As bytes

  /// Returns JSON and columns in two lines; each column as the number of its values and the
  /// differences between them, in as few bytes as each needs, in Base64.
  ///
  /// - Parameter json: JSON in one line, as encoders write it by default.
  package func packed(with json: Data) -> Data {
    var bytes: [UInt8] = []
    for column in columns {
      Self.append(UInt64(column.count), to: &bytes)
      var last: Int64 = 0
      for number in column {
        let step = number &- last
        Self.append(UInt64(bitPattern: (step << 1) ^ (step >> 63)), to: &bytes)
        last = number
      }
    }
    return json + Data("\n".utf8) + Data(bytes).base64EncodedData()
  }

  /// Separates the parts of the output of `packed(with:)`; `nil` if it is incomplete.
  package static func unpacked(_ data: Data) -> (json: Data, store: ColumnStore)? {
    let lines = data.split(separator: UInt8(ascii: "\n"), maxSplits: 1)
    guard let json = lines.first,
      let packed = Data(
        base64Encoded: lines.count > 1 ? lines[1] : Data(), options: .ignoreUnknownCharacters)
    else { return nil }
    let bytes = Array(packed)
    var columns: [[Int64]] = []
    var index = 0
    while index < bytes.count {
      // Each number takes at least a byte, so no count exceeds the number of remaining bytes.
      guard let count = number(bytes, &index), count <= UInt64(bytes.count - index) else {
        return nil
      }
      var column: [Int64] = []
      column.reserveCapacity(Int(count))
      var last: Int64 = 0
      for _ in 0..<count {
        guard let coded = number(bytes, &index) else { return nil }
        last = last &+ (Int64(bitPattern: coded >> 1) ^ -Int64(bitPattern: coded & 1))
        column.append(last)
      }
      columns.append(column)
    }
    return (json, ColumnStore(columns))
  }

  private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest > 127 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private static func number(_ bytes: [UInt8], _ index: inout Int) -> UInt64? {
    var result: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard index < bytes.count else { return nil }
      let byte = bytes[index]
      index += 1
      result |= UInt64(byte & 127) << shift
      if byte < 128 { return result }
    }
    return nil
  }
}

/// Formats whole numbers as bytes of text.
enum DecimalText {
  /// Appends the digits of a number.
  static func append(_ number: Int64, to bytes: inout [UInt8]) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    let start = bytes.count
    var rest = number.magnitude
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    // In a debug build, generic code that reverses a slice takes several times as long.
    var (first, last) = (start, bytes.count - 1)
    while first < last {
      bytes.swapAt(first, last)
      first += 1
      last -= 1
    }
  }
}
