// Two runs under the same draws of the same prices, so that what is wrong with the prices says nothing about which is faster.

import SimLab
import SimMetrics

/// Prices pairs of runs alike.
struct CommonDraws {
  private var draws = RunDraws()

  /// Both runs, priced by this program's table and drawn.
  ///
  /// Records that do not hold what was done, or were made on a phone that they do not describe, keep the draws that they came
  /// with.
  mutating func price(_ before: RunRecord, _ after: RunRecord) throws -> (RunRecord, RunRecord) {
    guard !before.outcome.isFailure, !after.outcome.isFailure,
      !before.work.stretches.isEmpty, !after.work.stretches.isEmpty,
      let request = try? RunRequest(repeating: after.identity),
      let pricing = try? Pricing(device: request.device, request.pricing)
    else { return (before, after) }
    do {
      var old = try before.priced(by: pricing)
      var new = try after.priced(by: pricing)
      // Equal work takes equal time, whatever the prices.
      guard old.work != new.work else { return (old, new) }
      let drawing = draws.drawing(for: pricing)
      old.draws = try drawing.draws(of: old)
      new.draws = try drawing.draws(of: new)
      return (old, new)
    } catch is RepricingError {
      return (before, after)
    }
  }
}
