// Figures that were measured on a phone: one row of the file of measurements.

/// The figures of one screen of one size on one phone.
public struct PhoneMeasurement: Equatable, Hashable, Sendable {
  /// The phone, by the name of its profile.
  public var device: String
  /// The version of its system, such as `16.3`.
  public var system: String
  /// The content of the opened screen.
  public var view: String
  /// The number of elements.
  public var count: Int
  /// Processor time of the whole app, in seconds; `nil` if it was not measured.
  public var uikitTime, swiftuiTime: Double?
  /// Physical memory of the app, in thousands of bytes; `nil` if it was not measured.
  public var uikitMemory, swiftuiMemory: Double?

  /// Creates a row with the given values.
  public init(
    device: String, system: String, view: String, count: Int, uikitTime: Double? = nil,
    swiftuiTime: Double? = nil, uikitMemory: Double? = nil, swiftuiMemory: Double? = nil
  ) {
    self.device = device
    self.system = system
    self.view = view
    self.count = count
    self.uikitTime = uikitTime
    self.swiftuiTime = swiftuiTime
    self.uikitMemory = uikitMemory
    self.swiftuiMemory = swiftuiMemory
  }
}

/// An error in a file of measurements, with its place.
public struct MeasurementFileError: Error, Equatable, CustomStringConvertible {
  /// The number of the line, counted from 1.
  public var line: Int
  /// The column of text at which the problem begins, counted from 1.
  public var column: Int
  /// What was found and what was expected.
  public var problem: String

  /// The error as one sentence, with its place.
  public var description: String { "line \(line), column \(column): \(problem)" }
}

/// Reads and writes files of measurements: comma-separated values under a fixed header.
public enum MeasurementFile {
  /// The columns, in order.
  public static let columns = [
    "device", "os", "view", "count", "uikit_cpu_s", "swiftui_cpu_s", "uikit_memory_kb",
    "swiftui_memory_kb",
  ]

  /// The greatest number of elements that a screen may have; each of them may be a view.
  static let mostElements = 1_000_000

  /// Reads a file.
  ///
  /// - Throws: `MeasurementFileError` for the first invalid row.
  public static func parse(_ text: String) throws -> [PhoneMeasurement] {
    var rows: [PhoneMeasurement] = []
    var sawHeader = false
    var places: [String: Int] = [:]
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, content) in lines.enumerated() {
      let line = MeasurementLine(String(content), number: index + 1)
      guard !line.isBlank else { continue }
      guard sawHeader else {
        try line.requireHeader(columns)
        sawHeader = true
        continue
      }
      let row = try line.measurement()
      let key = "\(row.device),\(row.system),\(row.view),\(row.count)"
      if let first = places.updateValue(index + 1, forKey: key) {
        throw line.error(0, "the same phone, view and count as line \(first)")
      }
      rows.append(row)
    }
    guard sawHeader else {
      throw MeasurementFileError(
        line: 1, column: 1,
        problem: "the file is empty; expected the header \(columns.joined(separator: ","))")
    }
    return rows
  }
}

/// One line, split at its commas.
private struct MeasurementLine {
  let fields: [(text: String, column: Int)]
  let number: Int

  init(_ text: String, number: Int) {
    self.number = number
    var fields: [(String, Int)] = []
    var column = 1
    for field in text.split(separator: ",", omittingEmptySubsequences: false) {
      fields.append((String(field), column))
      column += field.count + 1
    }
    self.fields = fields
  }

  var isBlank: Bool {
    fields.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } && fields.count <= 1
  }

  func error(_ field: Int, _ problem: String) -> MeasurementFileError {
    MeasurementFileError(
      line: number, column: fields.indices.contains(field) ? fields[field].column : 1,
      problem: problem)
  }

  func requireHeader(_ columns: [String]) throws {
    for (index, name) in columns.enumerated() {
      guard fields.indices.contains(index) else {
        throw error(fields.count - 1, "the header ends before the column '\(name)'")
      }
      guard trimmed(index) == name else {
        throw error(index, "expected the column '\(name)', found '\(trimmed(index))'")
      }
    }
    guard fields.count == columns.count else {
      throw error(columns.count, "an unknown column '\(trimmed(columns.count))'")
    }
  }

  func measurement() throws -> PhoneMeasurement {
    let columns = MeasurementFile.columns
    guard fields.count == columns.count else {
      throw error(
        min(fields.count, columns.count) - 1,
        "\(fields.count) values, expected \(columns.count): \(columns.joined(separator: ","))")
    }
    for index in 0..<3 where trimmed(index).isEmpty {
      throw error(index, "the column '\(columns[index])' is empty")
    }
    guard let count = Int(trimmed(3)), count > 0 else {
      throw error(3, "expected a whole number above 0 in 'count', found '\(trimmed(3))'")
    }
    guard count <= MeasurementFile.mostElements else {
      throw error(3, "expected at most 1,000,000 in 'count', found '\(trimmed(3))'")
    }
    return PhoneMeasurement(
      device: trimmed(0), system: trimmed(1), view: trimmed(2), count: count,
      uikitTime: try figure(4), swiftuiTime: try figure(5), uikitMemory: try figure(6),
      swiftuiMemory: try figure(7))
  }

  /// Returns a figure; `nil` for zero and for an empty cell, which mean that it was not measured.
  private func figure(_ index: Int) throws -> Double? {
    let text = trimmed(index)
    if text.isEmpty { return nil }
    guard let value = Double(text), value >= 0, value.isFinite else {
      throw error(
        index,
        "expected a number that is not negative in '\(MeasurementFile.columns[index])', found '\(text)'"
      )
    }
    return value == 0 ? nil : value
  }

  private func trimmed(_ index: Int) -> String {
    let text = fields[index].text
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }
}
