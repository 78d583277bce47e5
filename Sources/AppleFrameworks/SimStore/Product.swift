// The App Store of StoreKit 2. It has no products, and every purchase is canceled.

public import Foundation

public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error),
    notAvailableInStorefront, notEntitled, unsupported
}

public enum VerificationResult<SignedType: Sendable>: Sendable {
  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding,
      invalidSignature, missingRequiredProperties
  }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

extension VerificationResult where SignedType == Transaction {
  public var signedDate: Date { unsafePayloadValue.signedDate }
}

/// A product; the store has none.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = Self(rawValue: "Consumable"),
      nonConsumable = Self(rawValue: "Non-Consumable"),
      nonRenewable = Self(rawValue: "Non-Renewing Subscription"),
      autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day, week, month, year
    }
    public let unit: Unit, value: Int
  }
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionPeriod: SubscriptionPeriod
    public let subscriptionGroupID: String
    /// Always false: there are no offers.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    public let introductoryOffer: SubscriptionOffer?
  }
  public struct SubscriptionOffer: Hashable, Sendable {
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let freeTrial = Self(rawValue: "FreeTrial"),
        payAsYouGo = Self(rawValue: "PayAsYouGo"), payUpFront = Self(rawValue: "PayUpFront")
    }
    public let paymentMode: PaymentMode, period: SubscriptionPeriod, displayPrice: String
  }
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: "\(token)") }
    public static func quantity(_ quantity: Int) -> Self { Self(name: "\(quantity)") }
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>), userCancelled, pending
  }
  public let id: String
  public let displayName: String, description: String, displayPrice: String
  public let price: Decimal
  public let type: ProductType
  public let isFamilyShareable: Bool
  public let subscription: SubscriptionInfo?

  /// Always empty: the store has no products.
  public static func products<S: Collection & Sendable>(
    for identifiers: S
  ) async throws -> [Product] where S.Element == String { [] }
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// Always nil: nothing was purchased.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}

public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64, originalID: UInt64
  public let productID: String, productType: Product.ProductType
  public let purchaseDate: Date, expirationDate: Date?, revocationDate: Date?
  public let signedDate: Date
  public let isUpgraded: Bool
  public func finish() async {}

  /// A sequence of transactions, which is always empty.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  /// A sequence that ends at once.
  public static var updates: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  /// Always nil: nothing was purchased.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// Always nil: nothing was purchased.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
}
