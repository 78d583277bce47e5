// Formats digits from whole numbers, so that the text does not depend on a locale, a machine or the
// C library.

/// Formats numbers with thousands separators and decimal places, rounded half away from zero.
package enum NumberText {
  /// Returns a size in a unit of a number of bytes, with a number of decimal places.
  package static func scaled(_ size: UInt64, by unit: UInt64, digits: Int) -> String {
    let power = (0..<digits).reduce(UInt64(1)) { product, _ in product * 10 }
    let step = unit / power
    return point(size / step + (size % step * 2 >= step ? 1 : 0), digits: digits)
  }

  /// Returns a number of tenths, hundredths and so on with a decimal point.
  package static func point(_ raised: UInt64, digits: Int) -> String {
    guard digits > 0 else { return grouped(raised) }
    let power = (0..<digits).reduce(UInt64(1)) { product, _ in product * 10 }
    let fraction = String(raised % power)
    return grouped(raised / power) + "."
      + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  /// Returns a whole number with thousands separators.
  package static func grouped(_ value: UInt64) -> String {
    let digits = Array(String(value))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
