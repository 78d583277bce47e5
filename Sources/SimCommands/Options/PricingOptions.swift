// Changes of the phone and of the prices.

import ArgumentParser
import Foundation
import SimDevice
import SimLab

/// The options that change a phone and its prices.
package struct PricingOptions: ParsableArguments {
  @Flag(help: "Start the app cold: its first 300 ms take four times as long.")
  var cold = false

  @Flag(help: "Run in low-power mode: at most 60 Hz, and 60 % of the speed.")
  var lowPower = false

  @Flag(
    help:
      "Vary every price within its uncertainty, and the cost of every frame, at random by the seed."
  )
  var noise = false

  @Option(
    help: ArgumentHelp(
      "Replace rows of the price table by those of this file (YAML or JSON).", valueName: "file"))
  var prices: String?

  package init() {}

  /// Returns the pricing that these options request; `nil` if they request nothing.
  ///
  /// - Parameter device: A profile that was read from a file.
  /// - Throws: `UsageError` for a file that cannot be read, with line and column.
  func requested(seed: UInt64, device: DeviceProfile?) throws -> RequestedPricing? {
    let pricing = RequestedPricing(
      profile: device,
      conditions: DeviceConditions(
        isCold: cold, isInLowPowerMode: lowPower, noiseSeed: noise ? seed : nil),
      prices: try prices.map { try InputFile.read($0, PricesFile.parse) } ?? [])
    return pricing == RequestedPricing() ? nil : pricing
  }

  /// Returns the profile in a file if the name of the device is that of a file.
  ///
  /// - Throws: `UsageError` for a file that cannot be read, with line and column.
  static func profile(named name: String) throws -> DeviceProfile? {
    let isFile =
      name.contains("/") || [".yaml", ".yml", ".json"].contains { name.hasSuffix($0) }
    return isFile ? try InputFile.read(name, ProfileFile.parse) : nil
  }
}
