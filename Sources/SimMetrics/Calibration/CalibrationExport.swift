// A calibration as comma-separated values: the columns of the file of measurements, then the
// prediction and its relative error. Each row is one figure. A row of time has empty columns for
// memory, and a row of memory has empty columns for time.

/// Writes calibrations as comma-separated values.
package enum CalibrationCSV {
  package static let columns = MeasurementFile.columns + ["predicted", "error"]

  /// Returns a header and one line for each figure.
  package static func text(_ rows: [CalibrationRow]) -> String {
    let lines = [columns] + rows.map(fields)
    return lines.map { $0.joined(separator: ",") + "\n" }.joined()
  }

  private static func fields(_ row: CalibrationRow) -> [String] {
    let measured = row.measurement
    let times = [measured.uikitTime, measured.swiftuiTime].map { number($0, digits: 3) }
    let memories = [measured.uikitMemory, measured.swiftuiMemory].map { number($0, digits: 0) }
    let isTime = row.figure == .time
    return [measured.device, measured.system, measured.view, String(measured.count)]
      + (isTime ? times : ["", ""]) + (isTime ? ["", ""] : memories)
      + [
        Decimals.text(row.predicted, digits: isTime ? 6 : 1), Decimals.text(row.error, digits: 6),
      ]
  }

  private static func number(_ value: Double?, digits: Int) -> String {
    value.map { Decimals.text($0, digits: digits) } ?? ""
  }
}

/// Formats numbers with a fixed number of digits, identically on every machine.
package enum Decimals {
  /// Returns a number as text, with halves rounded away from zero.
  package static func text(_ value: Double, digits: Int) -> String {
    let scale = (0..<digits).reduce(Int64(1)) { scale, _ in scale * 10 }
    let whole = Int64((abs(value) * Double(scale)).rounded(.toNearestOrAwayFromZero))
    let sign = value < 0 && whole > 0 ? "-" : ""
    guard digits > 0 else { return sign + String(whole) }
    let fraction = String(whole % scale)
    return sign + "\(whole / scale)." + String(repeating: "0", count: digits - fraction.count)
      + fraction
  }

  /// Returns a relative difference in per cent, with its sign.
  package static func percent(_ value: Double) -> String {
    let text = text(value * 100, digits: 1)
    return (value > 0 && text != "0.0" ? "+" : "") + text + " %"
  }
}
