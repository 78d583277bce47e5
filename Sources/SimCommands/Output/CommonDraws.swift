// Prices two runs with the same draws, so that errors of the prices do not affect which of them is
// faster.

import SimLab
import SimMetrics

/// Prices pairs of runs with common draws.
struct CommonDraws {
  private var draws = RunDraws()
  /// Returns the requested pricing of a run and its system; `nil` if each run keeps its own.
  private let asked: ((RunRecord) throws -> (pricing: Pricing, system: String))?

  /// Creates common draws.
  ///
  /// - Parameter asked: Returns the requested pricing and system; a run that cannot be priced by it
  ///   is then an error.
  init(asked: ((RunRecord) throws -> (pricing: Pricing, system: String))? = nil) {
    self.asked = asked
  }

  /// Returns both runs, priced by this program's table and drawn.
  ///
  /// Records that do not contain their work, or were made on a phone that they do not describe,
  /// keep their own draws.
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
    guard !before.pricing.tape.spans.isEmpty, !after.pricing.tape.spans.isEmpty,
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
    old.pricing.draws = try drawing.draws(of: old)
    // Equal work takes equal time, whatever the prices.
    new.pricing.draws =
      old.pricing.tape == new.pricing.tape ? old.pricing.draws : try drawing.draws(of: new)
    return (old, new)
  }
}
