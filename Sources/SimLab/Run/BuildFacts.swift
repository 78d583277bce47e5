// How this program was built, as far as it changes what a run counts.
//
// The same source allocates differently in debug and release, and compilers differ too; so every
// record carries these, and records in which they differ are not compared.

import SimCore
import SimDevice
package import SimMetrics

/// The build of this program.
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

  /// The compiler's version, as far as the compiler tells it to the code.
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
  /// How the rows look, as a condition of a run; none for the usual way.
  var rowConditions: [String] { rows.map { ["\($0) rows"] } ?? [] }
}

extension RunIdentity {
  /// The identity of a run of this request, by this build of the program.
  ///
  /// - Parameter refreshInterval: The device's nominal refresh interval in nanoseconds.
  package init(request: RunRequest, refreshInterval: Int64) {
    self.init(
      scenario: request.scenario, strategy: request.strategy, workload: request.workload,
      items: request.items, device: request.device, system: request.system, seed: request.seed,
      configuration: BuildFacts.configuration, architecture: BuildFacts.architecture,
      compiler: BuildFacts.compiler, refreshInterval: refreshInterval,
      chosen: [], version: BuildFacts.version)
    noteChoices(on: request.pricing?.profile ?? DeviceProfile.named(request.device))
  }

  /// The identity of a run of this request that did not get far enough to state it: it is listed with its
  /// comparison's other runs all the same.
  package init(failed request: RunRequest) {
    let pricing = try? Pricing(device: request.device, request.pricing)
    let interval = pricing.map { FrameClock(rate: $0.phone.refreshRate).interval.value }
    self.init(request: request, refreshInterval: interval ?? 0)
    conditions = (pricing?.conditionNames ?? []) + request.rowConditions
  }

  /// Notes what a run without options would not have.
  mutating func noteChoices(on profile: DeviceProfile?) {
    chosen = [
      device == DeviceProfile.iPhone13.name ? nil : "device",
      system == profile?.newestSystem.name ? nil : "system",
      seed == RunRequest.usualSeed ? nil : "seed",
    ].compactMap { $0 }
  }
}
