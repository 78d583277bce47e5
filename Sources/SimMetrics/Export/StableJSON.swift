// JSON whose bytes depend only on the values: keys are sorted, slashes stay, and the last byte is a line feed.

package import Foundation

/// Writes JSON in the forms that this program uses.
package enum StableJSON {
  /// Returns one value as indented JSON, for people to read and review.
  package static func pretty(_ value: some Encodable) throws -> Data {
    try encode(value, [.prettyPrinted]) + Data("\n".utf8)
  }

  /// Returns one value on one line, without a line feed.
  static func line(_ value: some Encodable) throws -> Data {
    let store = ColumnStore()
    return store.spliced(into: try encode(value, [], store))
  }

  /// Returns an object with a list, one line for each element, and the version of the layout.
  static func lines(_ name: String, _ elements: [some Encodable], schema: Int) throws -> Data {
    lines(name, try elements.map { try line($0) }, schema: schema)
  }

  /// Returns an object with a list of elements that are already encoded, and the version of the
  /// layout.
  static func lines(_ name: String, _ elements: [Data], schema: Int) -> Data {
    var json = Data("{\"\(name)\":[".utf8)
    for (index, element) in elements.enumerated() {
      json.append(contentsOf: Data((index == 0 ? "\n" : ",\n").utf8))
      json.append(element)
    }
    json.append(contentsOf: Data("\n],\"schema\":\(schema)}\n".utf8))
    return json
  }

  private static func encode(
    _ value: some Encodable, _ format: JSONEncoder.OutputFormatting, _ store: ColumnStore? = nil
  ) throws -> Data {
    let encoder = JSONEncoder()
    encoder.userInfo[ColumnStore.key] = store
    encoder.outputFormatting = format.union([.sortedKeys, .withoutEscapingSlashes])
    return try encoder.encode(value)
  }
}
