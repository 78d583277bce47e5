// The inputs of pricing, and the reasons why a record cannot be repriced.

package import SimDevice

/// A device, its conditions and a price table.
package struct Pricing: Equatable, Sendable {
  package var profile: DeviceProfile
  /// The prices on the reference device.
  package var table: PriceTable
  /// The conditions of the device.
  package var conditions: DeviceConditions

  package init(
    profile: DeviceProfile, table: PriceTable = .standard, conditions: DeviceConditions = .usual
  ) {
    self.profile = profile
    self.table = table
    self.conditions = conditions
  }

  /// The device profile under the conditions.
  package var phone: DeviceProfile { conditions.applied(to: profile) }

  /// The cost models with warm and with cold caches.
  var models: (warm: CostModel, cold: CostModel) {
    let prices = conditions.applied(to: table)
    let warm = CostModel(profile: phone, table: prices)
    return (warm, conditions.isCold ? .cold(profile: phone, table: prices) : warm)
  }
}

extension Pricing {
  /// The figures of a device that is not one of the named ones.
  private var profileNames: [String] {
    guard DeviceProfile.named(profile.name) != profile else { return [] }
    let limit = profile.memoryLimit.map { " of \($0)" } ?? ""
    let rates = profile.refreshRates.map { "\($0)" }.joined(separator: "/")
    let animations =
      profile.animationRefreshRate == profile.refreshRate
      ? "" : ", animations \(profile.animationRefreshRate) Hz,"
    return [
      """
      profile \(rates) Hz\(animations) \(profile.width)x\(profile.height)@\(profile.scale) \
      speed \(profile.cpuSpeed) \(profile.gpuSpeed) memory \(profile.memory)\(limit) \
      safe area \(profile.safeArea.top) \(profile.safeArea.bottom)
      """
    ]
  }

  /// The differences from the device's profile and the standard table, as stated in a record.
  package var conditionNames: [String] {
    profileNames + conditions.names
      + table.changed.map {
        RequestedPrice(row: "\($0)", base: table[$0].base, perUnit: table[$0].perUnit).condition
      }
  }
}

/// The reason why a record cannot be repriced.
package enum RepricingError: Error, Equatable, CustomStringConvertible {
  /// The record has no amounts of work.
  case noWork
  /// The record has a row that this program's table lacks.
  case unknownRow(String)

  package var description: String {
    switch self {
    case .noWork: "the record does not hold what was done, so it cannot be priced again"
    case .unknownRow(let name):
      "the record was priced by the row '\(name)', which the price table does not have"
    }
  }
}
