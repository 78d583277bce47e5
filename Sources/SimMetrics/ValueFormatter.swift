// Formats all numbers, such as "16.67 ms" or "4.1 ms/s". Only amounts of memory are formatted by
// `Bytes.text`, because devices print them too.
//
// Digits are made from whole numbers, so the text does not depend on a locale, a machine or the C
// library. Rounding is half away from zero. Amounts of memory are decimal, as device makers count
// them: 1 MB is 1,000,000 bytes. A value that does not exist is an en dash.

import SimCore

/// Formats numbers as text for people.
package enum ValueFormatter {
  /// The text for a value that does not exist, such as a ratio without tracked time.
  package static let missing = "–"

  /// A text with `…` for long generic arguments of types.
  package static func shorteningTypes(_ text: String) -> String { text.shorteningTypes }

  /// A span of time in the unit that suits it: `850 ns`, `12.3 µs`, `16.67 ms`, `1.52 s`,
  /// `2 min 3.4 s`.
  ///
  /// - Parameter nanoseconds: The duration, in nanoseconds.
  package static func duration(_ nanoseconds: Int64) -> String {
    let size = nanoseconds.magnitude
    let sign = nanoseconds < 0 ? "-" : ""
    switch size {
    case 0: return "0 ms"
    case ..<1_000: return "\(sign)\(size) ns"
    case ..<999_950: return sign + NumberText.scaled(size, by: 1_000, digits: 1) + " µs"
    case ..<99_995_000: return sign + NumberText.scaled(size, by: 1_000_000, digits: 2) + " ms"
    case ..<999_950_000: return sign + NumberText.scaled(size, by: 1_000_000, digits: 1) + " ms"
    case ..<59_995_000_000:
      return sign + NumberText.scaled(size, by: 1_000_000_000, digits: 2) + " s"
    default:
      let tenths = (size + 50_000_000) / 100_000_000
      return "\(sign)\(NumberText.grouped(tenths / 600)) min \(tenths % 600 / 10).\(tenths % 10) s"
    }
  }

  /// Returns a duration in milliseconds with two decimal places, so that values of a column align.
  ///
  /// - Parameter nanoseconds: The duration, in nanoseconds.
  package static func milliseconds(_ nanoseconds: Int64) -> String {
    (nanoseconds < 0 ? "-" : "")
      + NumberText.scaled(nanoseconds.magnitude, by: 1_000_000, digits: 2) + " ms"
  }

  /// Returns an amount of memory: `0 B`, `512 B`, `3.2 KB`, `41.7 MB`, `1.36 GB`.
  ///
  /// - Parameter bytes: The amount, in bytes.
  package static func bytes(_ bytes: Int64) -> String {
    Bytes(Int(bytes)).text
  }

  /// Returns a whole number with commas: `7,203`.
  package static func count(_ value: Int) -> String {
    (value < 0 ? "-" : "") + NumberText.grouped(UInt64(value.magnitude))
  }

  /// Returns a number and its noun: `1 frame`, `12 frames`.
  package static func count(_ value: Int, _ noun: String) -> String {
    "\(count(value)) \(noun)\(value == 1 ? "" : "s")"
  }

  /// Returns a count and its noun, with an irregular plural: `2 bodies`.
  package static func count(_ value: Int, _ noun: String, plural: String) -> String {
    "\(count(value)) \(value == 1 ? noun : plural)"
  }

  /// Returns a number of bodies: `1 body`, `12 bodies`.
  package static func bodies(_ value: Int) -> String { count(value, "body", plural: "bodies") }

  /// Returns milliseconds of hitch per second of tracked time: `4.1 ms/s`.
  package static func hitchRatio(_ value: Double) -> String {
    decimal(value, digits: 1) + " ms/s"
  }

  /// Returns a factor: `3.2×`, `51×`.
  package static func factor(_ value: Double) -> String {
    decimal(value, digits: value < 9.95 ? 1 : 0) + "×"
  }

  /// Returns a share in percent: `12.5 %`.
  ///
  /// - Parameter share: The share; 1 is all of it.
  package static func percent(_ share: Double) -> String {
    decimal(share * 100, digits: 1) + " %"
  }

  /// Returns a number with a given number of decimal places, and commas as thousands separators.
  package static func decimal(_ value: Double, digits: Int) -> String {
    guard value.isFinite else { return missing }
    let power = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let raised = (value.magnitude * power).rounded(.toNearestOrAwayFromZero)
    guard raised < 9e18 else { return missing }
    let text = NumberText.point(UInt64(raised), digits: digits)
    return value < 0 && raised > 0 ? "-" + text : text
  }
}
