// What user code computed that the model does not know about, reported once per run on standard error: it differs from
// machine to machine.

import SimDevice
import SimLab
import SimMetrics

/// Tells of computing that costs nothing in the model.
enum UndeclaredWork {
  /// Writes a line for each body and closure that computed much and is priced low.
  ///
  /// - Parameter results: what was run, in the order of the plan.
  static func report(of results: [RunResult], plan: RunPlan, to console: Console) {
    for (result, request) in zip(results, plan.runs) {
      guard let work = result.userWork, !result.record.outcome.isFailure else { continue }
      let identity = result.record.identity
      guard let phone = try? Pricing(device: request.device, request.pricing).phone else {
        continue
      }
      let slowness = CostModel.cpuFactor(phone)
      for warning in work.warnings(on: (identity.device, slowness)) {
        console.error("simui: \(identity.strategy) × \(identity.workload): \(warning)\n")
      }
    }
  }
}
