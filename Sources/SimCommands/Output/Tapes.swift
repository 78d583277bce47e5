// The tape of a run as a file: the script, preceded by the command that repeats the run.

import SimDevice
import SimLab
import SimMetrics

/// The tapes of a command's runs.
enum Tapes {
  /// Returns the text of each run's tape, in the order of the results; `nil` for a run that did not
  /// complete.
  static func texts(of results: [RunResult], plan: RunPlan) -> [String?] {
    zip(results, plan.runs).map { result, request in
      result.tape.map { heading(of: request) + $0 }
    }
  }

  private static func heading(of request: RunRequest) -> String {
    let files = [
      request.pricing?.profile == nil ? "" : " with the same --device file",
      request.pricing?.prices.isEmpty == false ? " with the same --prices" : "",
    ].joined()
    return """
      # What the run \(request.strategy) × \(request.workload) did. With this file as FILE, the run is repeated by
      #   \(command(request))
      # on the same build of the program\(files).

      """
  }

  private static func command(_ request: RunRequest) -> String {
    var words = ["simui run --script FILE", "--strategy", request.strategy]
    if request.pricing?.profile == nil { words += ["--device", request.device] }
    words += ["--system", request.system, "--seed", "\(request.seed)"]
    let conditions = request.pricing?.conditions
    if conditions?.isCold == true { words.append("--cold") }
    if conditions?.isInLowPowerMode == true { words.append("--low-power") }
    if conditions?.noiseSeed != nil { words.append("--noise") }
    if let conditions { words += SettingOptions.words(for: conditions) }
    if request.pricesUserWork == true { words.append("--price-user-work") }
    return words.joined(separator: " ")
  }
}
