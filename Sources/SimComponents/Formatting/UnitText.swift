// Formats a number with its unit by the ICU of Foundation: the preferred unit of a region, the
// rounding of the number, and the name of the unit.

import Foundation
import _FoundationICU

/// The format of a number with a unit.
struct UnitText {
  let unit: Unit
  /// The use of the number, which determines the unit; nil keeps the unit.
  let usage: String?
  let width: String
  let locale: Locale
  /// Whether a degree sign replaces the unit.
  let hidesUnit: Bool

  /// Returns the text; nil if ICU does not know the unit.
  ///
  /// - Parameter number: Returns the number as text; nil for the format of ICU.
  func string(_ value: Double, _ number: ((Double) -> String)?) -> String? {
    guard let name = UnitNames.name(of: unit) else { return nil }
    let given = "unit/\(name) unit-width-\(width)"
    // A use that ICU does not know for the unit leaves the unit unchanged.
    if let usage, let text = string(value, number, "\(given) usage/\(usage)") { return text }
    return string(value, number, given)
  }

  private func string(
    _ value: Double, _ number: ((Double) -> String)?, _ skeleton: String
  ) -> String? {
    let locale = locale.identifier
    guard number != nil || hidesUnit else { return Self.format(value, skeleton, locale) }
    let exact = "\(skeleton) precision-unlimited group-off"
    let plain = "en_\(self.locale.region?.identifier ?? "001")"
    guard let text = Self.format(value, number == nil ? skeleton : exact, locale),
      let digits = text.firstMatch(of: Self.number)
    else { return nil }
    var shown = String(digits.output)
    if let number {
      guard let converted = Self.format(value, exact, plain)?.firstMatch(of: Self.number),
        let value = Double(converted.output)
      else { return nil }
      shown = number(value)
    }
    return hidesUnit ? shown + "°" : text.replacingCharacters(in: digits.range, with: shown)
  }

  /// A number within a text.
  nonisolated(unsafe) private static let number = /[-−]?\d[\d.,٫]*/

  private static let lock = NSLock()
  nonisolated(unsafe) private static var formatters: [String: OpaquePointer] = [:]

  /// Returns the cached formatter of a skeleton and a locale.
  private static func formatter(_ skeleton: String, _ locale: String) -> OpaquePointer? {
    lock.withLock {
      let key = "\(skeleton) \(locale)"
      if let known = formatters[key] { return known }
      var status = U_ZERO_ERROR
      let units = Array(skeleton.utf16)
      let new = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale, &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, let new else { return nil }
      formatters[key] = new
      return new
    }
  }

  private static func format(_ value: Double, _ skeleton: String, _ locale: String) -> String? {
    guard let formatter = formatter(skeleton, locale) else { return nil }
    var status = U_ZERO_ERROR
    let result = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    var characters = [UInt16](repeating: 0, count: 256)
    let count = swift_unumf_resultToString(result, &characters, 256, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, count > 0, count <= 256 else { return nil }
    return String(decoding: characters.prefix(Int(count)), as: UTF16.self)
  }
}
