// A changed row of the price table as the text of a run's condition: `drawText 40 µs + 2.5 ns each`.

extension RequestedPrice {
  private static let units: [(name: String, picoseconds: Int64)] = [
    ("ms", 1_000_000_000), ("µs", 1_000_000), ("ns", 1_000), ("ps", 1),
  ]

  /// The row with its two prices, exact to the picosecond.
  ///
  /// A price of zero is omitted beside another one.
  var condition: String {
    let (base, perUnit) = (base ?? 0, perUnit ?? 0)
    let each = "\(Self.text(perUnit)) each"
    if perUnit == 0 { return "\(row) \(Self.text(base))" }
    return base == 0 ? "\(row) \(each)" : "\(row) \(Self.text(base)) + \(each)"
  }

  /// Parses the text of `condition`.
  init?(condition: String) {
    var words = condition.split(separator: " ").map(String.init)
    guard words.count >= 3 else { return nil }
    let row = words.removeFirst()
    var perUnit: Int64 = 0
    if words.last == "each" {
      guard words.count >= 3, let price = Self.price(words[words.count - 3], words[words.count - 2])
      else { return nil }
      perUnit = price
      words.removeLast(3)
      if words.isEmpty {
        self.init(row: row, base: 0, perUnit: perUnit)
        return
      }
      guard words.popLast() == "+" else { return nil }
    }
    guard words.count == 2, let base = Self.price(words[0], words[1]) else { return nil }
    self.init(row: row, base: base, perUnit: perUnit)
  }

  private static func text(_ picoseconds: Int64) -> String {
    let unit = units.first { picoseconds >= $0.picoseconds } ?? units[units.count - 1]
    let (whole, rest) = picoseconds.quotientAndRemainder(dividingBy: unit.picoseconds)
    var digits = String("\(unit.picoseconds + rest)".dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "\(whole) \(unit.name)" : "\(whole).\(digits) \(unit.name)"
  }

  private static func price(_ number: String, _ unit: String) -> Int64? {
    guard let size = units.first(where: { $0.name == unit })?.picoseconds,
      let value = Double(number), value >= 0, value * Double(size) < 1e15
    else { return nil }
    return Int64((value * Double(size)).rounded())
  }
}
