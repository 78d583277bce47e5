// The phone and the prices at which finished runs are repriced.

import ArgumentParser
import SimDevice
import SimLab
import SimMetrics

/// The options that price finished runs on another phone, or under other prices.
package struct RepricingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device, by name or by file (default: that of each run).", valueName: "name"))
  var device: String?

  @OptionGroup var pricing: PricingOptions

  package init() {}

  /// Whether something other than the pricing of the runs themselves is asked for.
  var isAnything: Bool {
    device != nil || pricing.cold || pricing.lowPower || pricing.noise || pricing.prices != nil
  }

  /// The pricing that is asked for a run.
  ///
  /// - Throws: `UsageError` for a device or a file that is not there, or on which the run's system does not run.
  func pricing(for record: RunRecord, in catalog: CommandCatalog) throws -> Pricing {
    let profile = try device.flatMap { try PricingOptions.profile(named: $0) }
    let name = device ?? record.identity.device
    if profile == nil {
      if let device {
        try SelectionOptions.check(device, "device", known: catalog.devices.map(\.name))
      }
      try SelectionOptions.check(record.identity.system, runsOn: name, in: catalog)
    }
    do {
      return try Pricing(
        device: name, try pricing.requested(seed: record.identity.seed, device: profile))
    } catch let error as ExperimentError {
      throw UsageError("\(error.description) Name another with --device.")
    }
  }
}
