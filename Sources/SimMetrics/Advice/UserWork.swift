// What user code took on the machine that ran it, and what the model knows of it. User code's own computing costs nothing in the
// model unless it is declared; if much of it is not, the run is faster than on a phone, and this says so.

/// What the app's own code computed in a run; no part of a record.
package struct UserWork: Codable, Equatable, Sendable {
  /// The bodies of one view, or the closures and inits that belong to it.
  package struct Row: Codable, Equatable, Sendable {
    /// The view; empty for what belongs to none, such as the actions of controls.
    package var view: String
    /// Whether it is its bodies, not the actions, contents and inits that belong to it.
    package var isBody: Bool
    /// How often it ran.
    package var count: Int
    /// How long it computed on this machine, in nanoseconds; excluding calls into the runtime.
    package var time: Int64
    /// What the model charged for it, in nanoseconds on the phone, declared work included.
    package var priced: Int64

    package init(view: String, isBody: Bool, count: Int = 0, time: Int64 = 0, priced: Int64 = 0) {
      self.view = view
      self.isBody = isBody
      self.count = count
      self.time = time
      self.priced = priced
    }
  }

  /// What was measured, by the number of the view.
  package var rows: [Row]
  /// How long the whole run computed, in nanoseconds.
  package var total: Int64 = 0
  /// Whether the run was priced by its instructions, so that nothing is left to declare.
  package var isPriced = false
  /// Why it was not, although requested; nil if it was not requested, or was done.
  package var refusal: String?

  package init(rows: [Row] = [], total: Int64 = 0) {
    self.rows = rows
    self.total = total
  }

  /// How long an A15 takes for what takes this machine 1.
  ///
  /// Single-core scores of Geekbench 5: about 1,100 for a server's EPYC of the third generation, 1,730 for an A15 [estimate ×/÷2:
  /// the machine that this runs on was not measured].
  package static let phoneShare = 0.64
  /// Less than this of the run is not reported.
  private static let leastShare = 0.2
  /// Less than this in total is not reported: 100 ms of this machine.
  private static let leastTime: Int64 = 100_000_000
  /// Code priced at a tenth or more of what it takes is not reported: prices are not known any better.
  private static let leastFactor = 10.0

  /// One sentence for each body and closure whose computing the model does not know, the longest first.
  ///
  /// - Parameter device: the phone, and how much slower than an A15 it is.
  package func warnings(on device: (name: String, slowness: Double)) -> [String] {
    if isPriced { return [] }
    return rows.filter { row in
      row.time >= Self.leastTime && Double(row.time) >= Self.leastShare * Double(total)
        && Self.onPhone(row) * device.slowness >= Self.leastFactor * Double(row.priced)
    }.sorted { ($1.time, $0.view) < ($0.time, $1.view) }.map { row in
      let share = Int((Double(row.time) / Double(max(total, 1)) * 100).rounded())
      let each = Self.onPhone(row) / Double(max(row.count, 1))
      let what =
        row.isBody
        ? "`\(row.view).body`"
        : row.view.isEmpty ? "actions and inits" : "closures and inits of `\(row.view)`"
      let priced =
        row.isBody ? ", priced at \(ValueFormatter.duration(row.priced))" : ", which cost nothing"
      let amount = max(1, Int((each / 1_000).rounded()))
      return
        "\(share) % of the real time was in \(what)\(priced): declare it with "
        + "`simulatedWork(.microseconds(\(amount)))` each time, about "
        + "\(ValueFormatter.duration(Int64(Double(amount) * 1_000 * device.slowness))) on \(device.name) "
        + "(estimated from this machine)"
    }
  }

  /// What a row would take on an A15, in nanoseconds.
  private static func onPhone(_ row: Row) -> Double { Double(row.time) * phoneShare }
}
