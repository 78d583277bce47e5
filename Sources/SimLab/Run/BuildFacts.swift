// The properties of this program's build that affect the counts of a run.
//
// The same source allocates differently in debug and release builds and with different compilers.
// Every record contains these properties, and records with different ones are not compared.

import SimCore
import SimDevice
package import SimMetrics

/// The properties of this program's build.
package enum BuildFacts {
  /// The version of this program.
  package static let version = "0.1.0"

  package static let configuration: String = {
    #if DEBUG
      return "debug"
    #else
      return "release"
    #endif
  }()

  package static let architecture: String = {
    #if arch(x86_64)
      return "x86_64"
    #elseif arch(arm64)
      return "aarch64"
    #else
      return "unknown"
    #endif
  }()

  /// The version of the compiler, as far as conditional compilation reveals it.
  package static let compiler: String = {
    #if compiler(>=6.5)
      return "later than 6.4"
    #elseif compiler(>=6.4)
      return "6.4"
    #elseif compiler(>=6.3)
      return "6.3"
    #else
      return "6.2"
    #endif
  }()
}

extension RunRequest {
  /// The appearance of the rows as a condition of a run; empty for the default.
  var rowConditions: [String] { rows.map { ["\($0) rows"] } ?? [] }
}

extension RunIdentity {
  /// Creates the identity of a run of a request with this build of the program.
  ///
  /// - Parameter refreshInterval: the device's nominal refresh interval in nanoseconds.
  package init(request: RunRequest, refreshInterval: Int64) {
    self.init(
      scenario: request.scenario, strategy: request.strategy, workload: request.workload,
      items: request.items, device: request.device, system: request.system, seed: request.seed,
      configuration: BuildFacts.configuration, architecture: BuildFacts.architecture,
      compiler: BuildFacts.compiler, refreshInterval: refreshInterval,
      chosen: [], version: BuildFacts.version)
    noteChoices(on: request.pricing?.profile ?? DeviceProfile.named(request.device))
  }

  /// Creates the identity of a failed run of a request, so that it is listed with the other runs of
  /// its comparison.
  package init(failed request: RunRequest) {
    let pricing = try? Pricing(device: request.device, request.pricing)
    let interval = pricing.map { FrameClock(rate: $0.phone.refreshRate).interval.value }
    self.init(request: request, refreshInterval: interval ?? 0)
    conditions = (pricing?.conditionNames ?? []) + request.rowConditions
  }

  /// Records the choices that differ from the defaults.
  mutating func noteChoices(on profile: DeviceProfile?) {
    chosen = [
      device == DeviceProfile.iPhone13.name ? nil : "device",
      system == profile?.newestSystem.name ? nil : "system",
      seed == RunRequest.usualSeed ? nil : "seed",
    ].compactMap { $0 }
  }
}
