// The phone and the prices at which finished runs are repriced.

import ArgumentParser
import SimDevice
import SimLab
import SimMetrics

/// The options that reprice finished runs on another phone, or under other prices.
package struct RepricingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The device, by name or by file (default: that of each run).", valueName: "name"))
  var device: String?

  @Option(
    help: ArgumentHelp(
      "The system that the figures are given for (default: that of each run, or the nearest that the device had).",
      valueName: "name"))
  var system: String?

  @OptionGroup var pricing: PricingOptions

  package init() {}

  /// Whether a pricing other than that of the runs themselves is requested.
  var isAnything: Bool {
    device != nil || system != nil || pricing.cold || pricing.lowPower || pricing.noise
      || pricing.prices != nil
  }

  /// Returns the pricing that is requested for a run.
  ///
  /// - Throws: `UsageError` for a device or a file that does not exist.
  func pricing(for record: RunRecord, in catalog: CommandCatalog) throws -> Pricing {
    let profile = try device.flatMap { try PricingOptions.profile(named: $0) }
    if profile == nil, let device {
      try SelectionOptions.check(device, "device", known: catalog.devices.map(\.name))
    }
    do {
      return try Pricing(
        device: device ?? record.identity.device,
        try pricing.requested(seed: record.identity.seed, device: profile))
    } catch let error as ExperimentError {
      throw UsageError("\(error.description) Name another with --device.")
    }
  }

  /// Returns the system for which the figures of a run are given; the work remains that of the run.
  ///
  /// - Throws: `UsageError` for a system that does not exist, or was never available for the
  ///   device.
  func system(of record: RunRecord, in context: CommandContext) throws -> String {
    let catalog = context.catalog
    let name = device ?? record.identity.device
    let had = catalog.devices.first { $0.name == name }?.systems ?? []
    if let system {
      try SelectionOptions.check(system, "system", known: catalog.systems.map(\.name))
      try SelectionOptions.check(system, runsOn: name, in: catalog)
      return system
    }
    let own = record.identity.system
    guard !had.isEmpty, !had.contains(own) else { return own }
    let order = catalog.systems.map(\.name)
    func place(_ system: String) -> Int { order.firstIndex(of: system) ?? order.count }
    let isNewer = place(own) > (had.map(place).max() ?? 0)
    let nearest = isNewer ? had[had.count - 1] : had[0]
    context.console.errorOnce(
      "simui: \(name) never had \(own), so its figures are given for \(nearest), the "
        + "\(isNewer ? "newest" : "oldest") that it had; what the views did stays that of \(own)\n")
    return nearest
  }
}
