// The time that user code took on this machine, compared with the time that the model charges for
// it. The model does not charge for user code's own computing unless it is declared. If much of it
// is undeclared, the simulated run is faster than on a phone, and a warning is given.

/// The computing of user code in a run; not part of a record.
package struct UserWork: Codable, Equatable, Sendable {
  /// The computing of one view's bodies, or of its closures and initializers.
  package struct Row: Codable, Equatable, Sendable {
    /// The view; empty for code that belongs to no view, such as the actions of controls.
    package var view: String
    /// Whether the row stands for the view's bodies, rather than for its actions, contents and
    /// initializers.
    package var isBody: Bool
    /// The number of times it ran.
    package var count: Int
    /// The time that it took on this machine, in nanoseconds, without calls into the runtime.
    package var time: Int64
    /// The time that the model charged for it, in nanoseconds on the phone, including declared
    /// work.
    package var priced: Int64

    package init(view: String, isBody: Bool, count: Int = 0, time: Int64 = 0, priced: Int64 = 0) {
      self.view = view
      self.isBody = isBody
      self.count = count
      self.time = time
      self.priced = priced
    }
  }

  /// The measurements, indexed by the number of the view.
  package var rows: [Row]
  /// The time that the whole run took on this machine, in nanoseconds.
  package var total: Int64 = 0
  /// Whether the run was priced by its instructions; there is then nothing to declare.
  package var isPriced = false
  /// The reason why pricing by instructions was not possible; `nil` if it was, or was not
  /// requested.
  package var refusal: String?

  package init(rows: [Row] = [], total: Int64 = 0) {
    self.rows = rows
    self.total = total
  }

  /// The time that an A15 takes for work that takes this machine a time of 1.
  ///
  /// Single-core scores of Geekbench 5: about 1,100 for a server's EPYC of the third generation,
  /// 1,730 for an A15 [estimate ×/÷2: this machine was not measured].
  package static let phoneShare = 0.64
  /// The least share of the run that is reported.
  private static let leastShare = 0.2
  /// The least total that is reported: 100 ms on this machine.
  private static let leastTime: Int64 = 100_000_000
  /// The least ratio of measured to charged time that is reported; prices are known no better than
  /// to this factor.
  private static let leastFactor = 10.0

  /// Returns one sentence for each body and closure whose computing the model does not include, the
  /// longest first.
  ///
  /// - Parameter device: The phone, and the factor by which it is slower than an A15.
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

  /// Returns the time of a row on an A15, in nanoseconds.
  private static func onPhone(_ row: Row) -> Double { Double(row.time) * phoneShare }
}
