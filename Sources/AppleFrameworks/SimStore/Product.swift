// The App Store as StoreKit 2 has it: it has no products, nobody buys, and nothing was bought.

public import Foundation

public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, networkError(URLError), systemError(any Error),
    notAvailableInStorefront, notEntitled, unsupported
}

/// What the store vouches for, or does not.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  public enum VerificationError: Error, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding,
      invalidSignature, missingRequiredProperties
  }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  /// What it is about, vouched for or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  /// What it is about, if it is vouched for.
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

/// Something to buy; the store has none.
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
  /// Something that is paid again and again.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionPeriod: SubscriptionPeriod
    public let subscriptionGroupID: String
    /// Whether the user may begin with less: nothing is offered.
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
    /// How it is paid, for how long, and how much.
    public let paymentMode: PaymentMode, period: SubscriptionPeriod, displayPrice: String
  }
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: "\(token)") }
    public static func quantity(_ quantity: Int) -> Self { Self(name: "\(quantity)") }
  }
  public enum PurchaseResult: Sendable {
    /// It was bought, the user turned away, or somebody has to allow it.
    case success(VerificationResult<Transaction>), userCancelled, pending
  }
  public let id: String
  public let displayName: String, description: String, displayPrice: String
  public let price: Decimal
  public let type: ProductType
  public let isFamilyShareable: Bool
  /// How it is paid again and again.
  public let subscription: SubscriptionInfo?

  /// The products of some names: the store has none.
  public static func products<S: Collection & Sendable>(
    for identifiers: S
  ) async throws -> [Product] where S.Element == String { [] }
  /// Does not buy: the user turns away.
  @discardableResult
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
    .userCancelled
  }
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// What the user has of it: nothing.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}

public struct Transaction: Identifiable, Hashable, Sendable {
  /// Its number, and that of the first of its kind.
  public let id: UInt64, originalID: UInt64
  public let productID: String, productType: Product.ProductType
  /// When it was bought, until when it is paid, and when it was taken back.
  public let purchaseDate: Date, expirationDate: Date?, revocationDate: Date?
  public let signedDate: Date
  /// Whether another one is in its place.
  public let isUpgraded: Bool
  public func finish() async {}

  /// What is bought one after another; nothing is.
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  /// What is bought elsewhere: nothing, so it ends at once.
  public static var updates: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  /// What was bought last of a product: nothing.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// What the user has of a product: nothing.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
}
