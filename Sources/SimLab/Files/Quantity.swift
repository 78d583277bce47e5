// Numbers with their units, such as `300 ms` or `3000 pt/s`. A number without a unit is an error, so that no reader has to
// guess whether 300 means milliseconds.

import SimCore
import Yams

/// A kind of number that has a unit in a file.
struct Quantity {
  /// The name with its article, for messages.
  let name: String
  /// An example of the notation.
  let example: String
  /// The units, the longest names first, with their sizes in the unit of the value.
  let units: [(name: String, size: Double)]
  let most: Double
  /// The notation of the maximum.
  let mostShown: String

  /// A span of virtual time in nanoseconds.
  static let time = Quantity(
    name: "a time", example: "300 ms",
    units: [
      ("min", 60e9), ("ms", 1e6), ("µs", 1e3), ("us", 1e3), ("ns", 1), ("s", 1e9), ("h", 3_600e9),
    ], most: 360_000e9, mostShown: "100 h")
  /// A distance on screen in points.
  static let distance = Quantity(
    name: "a distance", example: "600 pt", units: [("pt", 1)], most: 1e7,
    mostShown: "10000000 pt")
  /// A velocity on screen in points per second.
  static let speed = Quantity(
    name: "a speed", example: "3000 pt/s", units: [("pt/s", 1)], most: 1e6,
    mostShown: "1000000 pt/s")

  /// Reads a number with its unit.
  func read(_ node: Node, _ key: String) throws -> Double {
    guard case .scalar(let scalar) = node, let value = value(scalar.string) else {
      throw node.error(
        "expected \(name) with its unit, such as '\(example)', for '\(key)', found '\(node.shown)'")
    }
    guard abs(value) <= most else {
      throw node.error("expected \(mostShown) at most for '\(key)', found '\(node.shown)'")
    }
    return value
  }

  fileprivate func value(_ text: String) -> Double? {
    for unit in units where text.hasSuffix(unit.name) {
      var number = text.dropLast(unit.name.count)
      while number.last == " " { number.removeLast() }
      if number.allSatisfy({ "+-.0123456789eE".contains($0) }), let value = Double(number),
        value.isFinite
      {
        return value * unit.size
      }
    }
    return nil
  }

  /// Returns the text of a number; integers have no fraction.
  static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int64(number))" : "\(number)"
  }

  /// Returns the text of a span of time in milliseconds, exact to the nanosecond.
  static func text(_ span: Duration) -> String {
    let nanoseconds = Nanoseconds(span).value
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    var digits = String(String(rest + 1_000_000).dropFirst())
    while digits.last == "0" { digits.removeLast() }
    return digits.isEmpty ? "\(whole) ms" : "\(whole).\(digits) ms"
  }
}

extension Experiment {
  /// Returns a span of time with its unit, such as `300 ms`, in nanoseconds; nil for any other text
  /// or more than 100 h.
  package static func nanoseconds(_ text: String) -> Int64? {
    guard let value = Quantity.time.value(text), abs(value) <= Quantity.time.most else {
      return nil
    }
    return Int64(value.rounded())
  }
}

extension ConfigurationMapping {
  /// Returns the span of time of a key, or nil if there is none.
  func time(_ key: String) throws -> Duration? {
    guard let node = value(key) else { return nil }
    return try node.time(key)
  }

  /// Returns the integer of a key within a range, or nil if there is none.
  func whole(_ key: String, _ range: ClosedRange<Int>) throws -> Int? {
    guard let node = value(key) else { return nil }
    return try node.whole(key, range)
  }
}

extension Node {
  /// Returns a non-negative span of virtual time.
  func time(_ key: String) throws -> Duration {
    let value = try Quantity.time.read(self, key)
    guard value >= 0 else {
      throw error("expected a time that is not negative for '\(key)', found '\(shown)'")
    }
    return Nanoseconds.rounded(value).duration
  }

  /// Returns a distance in points; the sign is the direction.
  func distance(_ key: String) throws -> Double { try Quantity.distance.read(self, key) }

  /// Returns a velocity in points per second; the sign is the direction.
  func speed(_ key: String) throws -> Double { try Quantity.speed.read(self, key) }

  /// Returns an integer within a range.
  func whole(_ key: String, _ range: ClosedRange<Int>) throws -> Int {
    guard case .scalar(let scalar) = self, let number = Int(scalar.string), range ~= number else {
      throw error(
        "expected a whole number from \(range.lowerBound) to \(range.upperBound) for '\(key)', "
          + "found '\(shown)'")
    }
    return number
  }

  /// Returns a text; an empty text has to be quoted.
  func text(_ key: String, _ what: String) throws -> String {
    guard case .scalar(let scalar) = self, !isNothing else {
      let found = isNothing ? "nothing" : "'\(shown)'"
      throw error("expected \(what) for '\(key)', found \(found)")
    }
    return scalar.string
  }

  /// Whether the node is the empty value of a key.
  var isNothing: Bool {
    guard case .scalar(let scalar) = self, scalar.style == .plain || scalar.style == .any else {
      return false
    }
    return scalar.isNothing
  }
}

extension Node.Scalar {
  /// Whether the unquoted text is a null value in YAML or JSON.
  var isNothing: Bool { ["", "~", "null", "Null", "NULL"].contains(string) }
}
