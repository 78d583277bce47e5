// The memory of one run as tables: views by category, objects by class, and a sentence about leaks
// and churn.

import SimDevice
import SimMetrics

/// Text about the memory of runs.
enum MemoryTables {
  /// The number of kinds of objects in a table for people.
  private static let shownObjects = 12

  /// Returns the tables of one run.
  ///
  /// - Parameter width: The greatest width of a table, in characters; `nil` for no limit.
  static func text(_ record: RunRecord, width: Int?) -> String {
    let identity = record.identity
    let memory = record.memory
    var parts = [
      "\(identity.scenario): \(identity.strategy) × \(identity.workload)\n"
        + RunIdentity.setting(of: [identity]).joined(separator: " · ") + "\n" + summary(memory)
    ]
    parts.append(views(memory).text(width: width))
    if !memory.objects.isEmpty { parts.append(objects(memory).text(width: width)) }
    parts.append(findings(record))
    return parts.joined(separator: "\n")
  }

  private static func summary(_ memory: MemoryRecord) -> String {
    var text = "\(bytes(memory.peak)) at the peak, \(bytes(memory.final)) at the end"
    if memory.rows > 0 { text += ", \(ValueFormatter.count(memory.rows, "row")) on screen" }
    text += "\nThe process itself takes \(bytes(memory.process)) more"
    if memory.limit > 0 {
      text +=
        "; the system warns an app of \(bytes(memory.warning)) and ends one of \(bytes(memory.limit))"
    }
    return text + ".\n"
  }

  // MARK: Views

  private static func views(_ memory: MemoryRecord) -> Table {
    let used = memory.categories.indices.filter { category in
      memory.views.contains { $0.peak[category] > 0 || $0.live[category] > 0 }
    }
    var header = ["view", "", "bytes"] + used.map { memory.categories[$0] }
    if memory.rows > 0 { header.append("per row") }
    var rows: [[String]] = []
    for view in memory.views {
      rows.append(row(view.view, "live", view.live, used, memory))
      rows.append(row("", "peak", view.peak, used, memory))
    }
    func sum(_ part: (ViewMemory) -> [Int64]) -> [Int64] {
      memory.categories.indices.map { category in
        memory.views.reduce(0) { $0 + part($1)[category] }
      }
    }
    rows.append(row("all", "live", sum(\.live), used, memory))
    rows.append(row("", "peak", sum(\.peak), used, memory))
    return Table(header: header, rows: rows, numbers: Set(2..<header.count))
  }

  private static func row(
    _ name: String, _ kind: String, _ parts: [Int64], _ used: [Int], _ memory: MemoryRecord
  ) -> [String] {
    let total = parts.reduce(0, +)
    var row = [name, kind, bytes(total)] + used.map { bytes(parts[$0]) }
    if memory.rows > 0 {
      row.append(kind == "live" ? bytes(total / Int64(memory.rows)) : "")
    }
    return row
  }

  // MARK: Objects

  private static func objects(_ memory: MemoryRecord) -> Table {
    let kinds = memory.objects.filter { $0.made > 0 || $0.live > 0 }
      .enumerated().sorted {
        ($1.element.madeBytes, $0.offset) < ($0.element.madeBytes, $1.offset)
      }
      .map(\.element)
    let header = [
      "objects of user code", "made for", "live", "bytes", "most", "made", "bytes made", "churned",
      "outlive the views",
    ]
    var rows = kinds.prefix(shownObjects).map { kind in
      [
        short(kind.type), kind.view, ValueFormatter.count(kind.live), bytes(kind.liveBytes),
        ValueFormatter.count(kind.peak), ValueFormatter.count(kind.made), bytes(kind.madeBytes),
        ValueFormatter.count(kind.churned), ValueFormatter.count(leaked(kind)),
      ]
    }
    if kinds.count > shownObjects {
      let rest = kinds.dropFirst(shownObjects)
      rows.append([
        "\(ValueFormatter.count(rest.count, "other kind"))", "",
        ValueFormatter.count(rest.reduce(0) { $0 + $1.live }),
        bytes(rest.reduce(0) { $0 + $1.liveBytes }), "",
        ValueFormatter.count(rest.reduce(0) { $0 + $1.made }),
        bytes(rest.reduce(0) { $0 + $1.madeBytes }),
        ValueFormatter.count(rest.reduce(0) { $0 + $1.churned }),
        ValueFormatter.count(rest.reduce(0) { $0 + leaked($1) }),
      ])
    }
    return Table(header: header, rows: rows, numbers: Set(2..<header.count))
  }

  /// Returns a name that fits a column.
  private static func short(_ name: String) -> String {
    name.count <= 60 ? name : name.prefix(59) + "…"
  }

  // MARK: What it means

  private static func findings(_ record: RunRecord) -> String {
    let memory = record.memory
    var lines = [
      "Allocations: " + perFrame(record, record.counts.total.allocations, \.allocations),
      "Frees: " + perFrame(record, record.counts.total.frees, \.frees),
    ]
    let churn = memory.objects.reduce(0) { $0 + $1.churned }
    if churn > 0, let most = memory.objects.max(by: { $0.churned < $1.churned }) {
      lines.append(
        "Churn: \(ValueFormatter.count(churn, "object")) made and freed again, "
          + "most of them \(most.type) for \(most.view) (\(ValueFormatter.count(most.churned))).")
    } else {
      lines.append("Churn: none.")
    }
    let leaks = memory.objects.filter { leaked($0) > 0 }
    if leaks.isEmpty {
      lines.append("Leaks: none; nothing outlives the views.")
    }
    for leak in leaks.sorted(by: { $0.outlivingBytes > $1.outlivingBytes }).prefix(shownObjects) {
      lines.append(
        "Outlives the views: \(ValueFormatter.count(leak.outliving)) of \(leak.type) made for "
          + "\(leak.view), \(bytes(leak.outlivingBytes)).")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the number of objects of a kind that outlive the views.
  ///
  /// A key path literal is created once and kept for the lifetime of the process, so those do not
  /// count.
  private static func leaked(_ kind: ObjectMemory) -> Int {
    let keyPaths = ["Swift.KeyPath<", "Swift.WritableKeyPath<", "Swift.ReferenceWritableKeyPath<"]
    return keyPaths.contains(where: kind.type.hasPrefix) ? 0 : kind.outliving
  }

  /// Returns the number of objects in total, on average for each frame, and in the frame with most
  /// of them.
  private static func perFrame(
    _ record: RunRecord, _ total: Int, _ count: (FrameRecord) -> Int
  ) -> String {
    let all = ValueFormatter.count(total, "object")
    guard let most = record.play.frames.max(by: { count($0) < count($1) }) else {
      return "\(all), no frame was committed."
    }
    let average = Double(total) / Double(record.play.frames.count)
    return "\(all) in \(ValueFormatter.count(record.play.frames.count, "frame")), "
      + "\(ValueFormatter.decimal(average, digits: 1)) a frame, "
      + "at most \(ValueFormatter.count(count(most)))"
      + (count(most) > 0 ? ", in the frame begun at \(ValueFormatter.duration(most.begin))." : ".")
  }

  // MARK: For a spreadsheet

  /// Returns one line for each run, view and category.
  static func csv(_ records: [RunRecord]) -> String {
    let heads =
      RunIdentity.columnNames + ["view", "category", "live_bytes", "peak_bytes", "rows_on_screen"]
    var lines = [heads.joined(separator: ",")]
    for record in records {
      let run = record.identity.columns.map(\.text)
      for view in record.memory.views {
        for (index, category) in record.memory.categories.enumerated()
        where view.live[index] > 0 || view.peak[index] > 0 {
          let fields =
            run + [
              view.view, category, String(view.live[index]), String(view.peak[index]),
              String(record.memory.rows),
            ]
          lines.append(fields.map(CSVExporter.field).joined(separator: ","))
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func bytes(_ value: Int64) -> String {
    value == 0 ? ValueFormatter.missing : ValueFormatter.bytes(value)
  }
}
