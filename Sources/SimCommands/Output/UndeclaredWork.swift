// Reports user code's computing that the model does not include, once per run on standard error,
// because it differs from machine to machine.

import SimDevice
import SimLab
import SimMetrics

/// Reports computing that costs nothing in the model.
enum UndeclaredWork {
  /// Writes a line for each body and closure that computed much and is priced low.
  ///
  /// - Parameter results: The results of the plan, in its order.
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
