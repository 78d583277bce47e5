// Two runs under the same draws of the same prices, so that what is wrong with the prices says nothing about which is faster.

import SimLab
import SimMetrics

/// Prices pairs of runs alike.
struct CommonDraws {
  private var draws = RunDraws()
  /// The pricing of both runs and the system that they name; nil for those of the runs themselves.
  private let asked: ((RunRecord) throws -> (pricing: Pricing, system: String))?

  /// Makes draws.
  ///
  /// - Parameter asked: the requested pricing and system; a run that cannot be priced by it is then an error.
  init(asked: ((RunRecord) throws -> (pricing: Pricing, system: String))? = nil) {
    self.asked = asked
  }

  /// Both runs, priced by this program's table and drawn.
  ///
  /// Records that do not hold what was done, or were made on a phone that they do not describe, keep their own draws.
  mutating func price(_ before: RunRecord, _ after: RunRecord) throws -> (RunRecord, RunRecord) {
    guard !before.outcome.isFailure, !after.outcome.isFailure else { return (before, after) }
    if let asked {
      let (pricing, system) = try asked(after)
      do {
        return try price(before, after, by: pricing, on: system)
      } catch let error as RepricingError {
        let name = "\(after.identity.strategy) × \(after.identity.workload)"
        throw UsageError("\(name): \(error.description)")
      }
    }
    guard !before.work.spans.isEmpty, !after.work.spans.isEmpty,
      let request = try? RunRequest(repeating: after.identity),
      let pricing = try? Pricing(device: request.device, request.pricing)
    else { return (before, after) }
    do {
      return try price(before, after, by: pricing)
    } catch is RepricingError {
      return (before, after)
    }
  }

  private mutating func price(
    _ before: RunRecord, _ after: RunRecord, by pricing: Pricing, on system: String? = nil
  ) throws -> (RunRecord, RunRecord) {
    var old = try before.priced(by: pricing, on: system)
    var new = try after.priced(by: pricing, on: system)
    let drawing = draws.drawing(for: pricing)
    old.draws = try drawing.draws(of: old)
    // Equal work takes equal time, whatever the prices.
    new.draws = old.work == new.work ? old.draws : try drawing.draws(of: new)
    return (old, new)
  }
}
