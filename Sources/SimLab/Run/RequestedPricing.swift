// What a request changes about the phone and the prices, in a form that is passed between processes.

public import SimDevice

/// A row of the price table with other prices.
public struct RequestedPrice: Codable, Equatable, Hashable, Sendable {
  /// The name of the row in the cost table.
  public var row: String
  /// The price of an operation in picoseconds; nil keeps the table's.
  public var base: Int64?
  /// The price of a unit in picoseconds; nil keeps the table's.
  public var perUnit: Int64?

  /// Creates a row with the given values.
  public init(row: String, base: Int64? = nil, perUnit: Int64? = nil) {
    self.row = row
    self.base = base
    self.perUnit = perUnit
  }
}

/// What a run changes of phone and prices.
public struct RequestedPricing: Codable, Equatable, Hashable, Sendable {
  /// A phone that the catalogue does not have; nil for the one that the request names.
  public var profile: DeviceProfile?
  /// The state that the phone is in.
  public var conditions: DeviceConditions
  /// Rows of the price table with other prices.
  public var prices: [RequestedPrice]

  /// Makes a pricing; by default the phone and the prices stay as they are.
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
  /// What a request asks for on a named phone.
  ///
  /// - Throws: `ExperimentError` when phone or row do not exist.
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
