// Custom prices in a file: rows of the price table by name, in nanoseconds on the reference device. A row that is absent
// keeps its price.
//
//     evaluateBody: { base: 1200 }
//     drawText: { base: 40000, per-unit: 2.5 }

import SimDevice
import Yams

/// Reads rows of the price table from a file.
package enum PricesFile {
  private static let keys = ["base", "per-unit"]
  /// The rows of older versions, with their replacements.
  private static let retired = [
    ("leafBody", "'evaluateBody', 'makeView', 'applyModifier', 'updateLeaf' and others")
  ]
  /// The maximum price of an operation or a unit in nanoseconds: one minute.
  private static let most = 60e9

  /// Parses the rows of a file.
  ///
  /// - Throws: `ConfigurationError` for the first error.
  package static func parse(_ text: String) throws -> [RequestedPrice] {
    let file = try ConfigurationMapping.parse(text)
    for (row, others) in retired {
      if let value = file.value(row) {
        throw value.error("the row '\(row)' of older versions is now \(others)")
      }
    }
    try file.require(onlyKeys: CostedOperation.allCases.map { "\($0)" })
    return try file.entries.map { entry in
      let name = entry.key.string
      let row = try ConfigurationMapping(entry.value, of: "'\(name)'")
      try row.require(onlyKeys: keys)
      guard !row.entries.isEmpty else {
        throw entry.value.error("'\(name)' has neither 'base' nor 'per-unit'")
      }
      return RequestedPrice(
        row: name, base: try picoseconds(row, "base"), perUnit: try picoseconds(row, "per-unit"))
    }
  }

  private static func picoseconds(_ row: ConfigurationMapping, _ key: String) throws -> Int64? {
    guard let value = row.value(key) else { return nil }
    let nanoseconds = try row.number(key, otherwise: 0)
    guard nanoseconds <= most else {
      throw value.error("'\(key)' is above a minute, which is the most: \(value.shown) ns")
    }
    return Int64((nanoseconds * 1_000).rounded())
  }
}
