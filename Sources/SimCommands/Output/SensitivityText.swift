// The prices on which a comparison depends most, for a terminal.

import SimLab
import SimMetrics

/// Formats a sensitivity as text.
enum SensitivityText {
  /// The number of prices that are named.
  private static let most = 3

  /// Returns a text with the faster strategy and the prices that would reverse the order; ends with
  /// a line break.
  ///
  /// - Parameter names: The two strategies.
  static func text(_ sensitivity: Sensitivity, names: [String]) -> String {
    let (first, second) = sensitivity.times
    let faster = first <= second ? 0 : 1
    let (less, more) = (min(first, second), max(first, second))
    var lines = [
      "",
      "At the prices of the table \(names[faster]) takes \(ValueFormatter.duration(less)) of the main thread, "
        + "\(names[1 - faster]) takes \(ValueFormatter.duration(more)).",
    ]
    let turns = sensitivity.turns.prefix(most)
    if turns.isEmpty { lines.append("No price alone turns that order.") }
    for turn in turns {
      let unit = turn.unit.isEmpty ? "" : " a \(turn.unit)"
      let side = turn.factor > 1 ? "above" : "below"
      lines.append(
        "\(turn.row) is \(time(Double(turn.price)))\(unit): "
          + "\(side) \(time(Double(turn.price) * turn.factor)) the order turns. "
          + (turn.isOpen
            ? "The price is known to within a factor of \(Decimals.text(turn.band, digits: 1)), so which of the two "
              + "is faster depends on it."
            : "The price is known to within a factor of \(Decimals.text(turn.band, digits: 1)), so the order holds.")
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns a price in the unit that suits it.
  private static func time(_ picoseconds: Double) -> String {
    for (size, unit) in [(1e9, "ms"), (1e6, "µs"), (1e3, "ns")] where picoseconds >= size {
      return "\(Decimals.text(picoseconds / size, digits: picoseconds < 10 * size ? 1 : 0)) \(unit)"
    }
    return "\(Decimals.text(picoseconds, digits: 0)) ps"
  }
}
