// Scaling of the rate of a workload's changes. The rate that a screen can handle is found by trial.

import SimCore

/// Determines the times of changes at a multiple of the workload's rate.
struct UpdatePace {
  /// The factor on the rate.
  let factor: Double
  /// The pending fraction of a change, less than one.
  private var credit = 0.0
  private var last: Instant?

  init(factor: Double) {
    precondition(factor > 0 && factor.isFinite, "Changes come some number of times as often.")
    self.factor = factor
  }

  /// Returns the times of the changes in place of one change of the workload.
  ///
  /// These are its own time and others before the next change, which is expected after an equal
  /// interval.
  mutating func moments(of due: Instant) -> [Instant] {
    guard factor != 1 else { return [due] }
    credit += factor
    let count = Int(credit)
    credit -= Double(count)
    let interval = last.map { max(.zero, due - $0) } ?? .zero
    last = due
    return (0..<count).map { due + Nanoseconds(interval.value * Int64($0) / Int64(count)) }
  }
}
