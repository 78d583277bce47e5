// Reconstruction of the request of a record.

import SimDevice
package import SimMetrics

/// A run that cannot be repeated from its record alone.
package struct UnrepeatableRun: Error, Equatable, CustomStringConvertible {
  /// The condition that is not in the record.
  package var condition: String

  package var description: String {
    "it was run with \(condition), which a record does not hold"
  }
}

extension RunRequest {
  /// Creates the request of a run with this identity.
  ///
  /// - Throws: `UnrepeatableRun` for a run with a custom profile.
  package init(repeating identity: RunIdentity) throws {
    self.init(
      scenario: identity.scenario, strategy: identity.strategy, workload: identity.workload,
      items: identity.items, device: identity.device, system: identity.system, seed: identity.seed)
    var pricing = RequestedPricing()
    for condition in identity.conditions {
      let words = condition.split(separator: " ").map(String.init)
      if condition == "cold" {
        pricing.conditions.isCold = true
      } else if condition == "low-power" {
        pricing.conditions.isInLowPowerMode = true
      } else if words.count == 2, words[0] == "noise", let seed = UInt64(words[1]) {
        pricing.conditions.noiseSeed = seed
      } else if pricing.conditions.takeSetting(condition) {
        continue
      } else if condition == RunIdentity.userWorkCondition {
        pricesUserWork = true
      } else if words.count == 2, words[1] == "rows" {
        rows = words[0]
      } else if let price = RequestedPrice(condition: condition) {
        pricing.prices.append(price)
      } else {
        throw UnrepeatableRun(condition: "a custom profile")
      }
    }
    if pricing != RequestedPricing() { self.pricing = pricing }
    // Conditions were parsed individually, and the interval follows from them and the device.
    let own = RunIdentity(failed: self)
    for field in IdentityField.all where field.filePart != .none && !field.isTakenApart {
      guard field.items(own) == field.items(identity) else {
        throw UnrepeatableRun(condition: "\(field.name) '\(field.text(identity))'")
      }
    }
  }
}
