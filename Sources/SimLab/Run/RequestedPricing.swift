// The changes of a request to the device and the prices, in a form that is passed between processes.

public import SimDevice

/// A row of the price table with other prices.
public struct RequestedPrice: Codable, Equatable, Hashable, Sendable {
  /// The name of the row in the price table.
  public var row: String
  /// The price of an operation in picoseconds; nil for the table's price.
  public var base: Int64?
  /// The price of a unit in picoseconds; nil for the table's price.
  public var perUnit: Int64?

  /// Creates a row with the given values.
  public init(row: String, base: Int64? = nil, perUnit: Int64? = nil) {
    self.row = row
    self.base = base
    self.perUnit = perUnit
  }
}

/// The changes of a run to the device and the prices.
public struct RequestedPricing: Codable, Equatable, Hashable, Sendable {
  /// A custom device profile; nil for the device that the request names.
  public var profile: DeviceProfile?
  /// The conditions of the device.
  public var conditions: DeviceConditions
  /// The rows of the price table with other prices.
  public var prices: [RequestedPrice]

  /// Creates a pricing; by default the device and the prices are unchanged.
  public init(
    profile: DeviceProfile? = nil, conditions: DeviceConditions = .usual,
    prices: [RequestedPrice] = []
  ) {
    self.profile = profile
    self.conditions = conditions
    self.prices = prices
  }
}

extension Pricing {
  /// Creates the pricing of a request on a named device.
  ///
  /// - Throws: `ExperimentError` if the device or a row does not exist.
  package init(device: String, _ requested: RequestedPricing?) throws {
    guard let profile = requested?.profile ?? DeviceProfile.named(device) else {
      throw ExperimentError.unknown("device", device)
    }
    var table = PriceTable.standard
    for price in requested?.prices ?? [] {
      guard let row = CostedOperation.allCases.first(where: { "\($0)" == price.row }) else {
        throw ExperimentError.unknown("row of the price table", price.row)
      }
      table[row].base = price.base ?? table[row].base
      table[row].perUnit = price.perUnit ?? table[row].perUnit
    }
    self.init(profile: profile, table: table, conditions: requested?.conditions ?? .usual)
  }
}
