// Changes from outside more often, or less often, than a workload has them: how many a screen can take is found by trial.

import SimCore

/// Says when changes come: a multiple of how often a workload says.
struct UpdatePace {
  /// How many times as often.
  let factor: Double
  /// Changes that are due and were not made yet, below one.
  private var credit = 0.0
  private var last: Instant?

  init(factor: Double) {
    precondition(factor > 0 && factor.isFinite, "Changes come some number of times as often.")
    self.factor = factor
  }

  /// The moments at which a change is made that the workload has once: that one, and others before the next, which is
  /// expected after as long as this one came after the last.
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
