// The App Store as StoreKit 2 has it: it has no products, nobody buys, and nothing was bought.

public import Foundation

/// What goes wrong with the store.
public enum StoreKitError: Error, Sendable {
  /// The reasons.
  case unknown, userCancelled, networkError(URLError), systemError(any Error),
    notAvailableInStorefront, notEntitled, unsupported
}

/// What the store vouches for, or does not.
public enum VerificationResult<SignedType: Sendable>: Sendable {
  /// Why not.
  public enum VerificationError: Error, Sendable {
    /// The reasons.
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding,
      invalidSignature, missingRequiredProperties
  }
  /// It does not.
  case unverified(SignedType, VerificationError)
  /// It does.
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
  /// When the store vouched for it.
  public var signedDate: Date { unsafePayloadValue.signedDate }
}

/// Something to buy; the store has none.
public struct Product: Identifiable, Hashable, Sendable {
  /// A kind.
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kinds.
    public static let consumable = Self(rawValue: "Consumable"),
      nonConsumable = Self(rawValue: "Non-Consumable"),
      nonRenewable = Self(rawValue: "Non-Renewing Subscription"),
      autoRenewable = Self(rawValue: "Auto-Renewable Subscription")
  }
  /// How long something is paid for.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// What is counted.
    public enum Unit: Hashable, Sendable {
      /// The units.
      case day, week, month, year
    }
    /// What is counted, and how many.
    public let unit: Unit, value: Int
  }
  /// Something that is paid again and again.
  public struct SubscriptionInfo: Hashable, Sendable {
    /// For how long.
    public let subscriptionPeriod: SubscriptionPeriod
    /// With which others it goes.
    public let subscriptionGroupID: String
    /// Whether the user may begin with less: nothing is offered.
    public var isEligibleForIntroOffer: Bool { get async { false } }
    /// What is offered to begin with.
    public let introductoryOffer: SubscriptionOffer?
  }
  /// An offer.
  public struct SubscriptionOffer: Hashable, Sendable {
    /// How it is paid.
    public struct PaymentMode: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a way.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The ways.
      public static let freeTrial = Self(rawValue: "FreeTrial"),
        payAsYouGo = Self(rawValue: "PayAsYouGo"), payUpFront = Self(rawValue: "PayUpFront")
    }
    /// How it is paid, for how long, and how much.
    public let paymentMode: PaymentMode, period: SubscriptionPeriod, displayPrice: String
  }
  /// How something is bought.
  public struct PurchaseOption: Hashable, Sendable {
    private let name: String
    /// For whom.
    public static func appAccountToken(_ token: UUID) -> Self { Self(name: "\(token)") }
    /// How many.
    public static func quantity(_ quantity: Int) -> Self { Self(name: "\(quantity)") }
  }
  /// What came of buying.
  public enum PurchaseResult: Sendable {
    /// It was bought, the user turned away, or somebody has to allow it.
    case success(VerificationResult<Transaction>), userCancelled, pending
  }
  /// What the app calls it.
  public let id: String
  /// What users read.
  public let displayName: String, description: String, displayPrice: String
  /// How much.
  public let price: Decimal
  /// What it is.
  public let type: ProductType
  /// Whether the family has it, too.
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
  /// What was bought of it: nothing.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }
  /// What the user has of it: nothing.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
}

/// Something that was bought; nothing was.
public struct Transaction: Identifiable, Hashable, Sendable {
  /// Its number, and that of the first of its kind.
  public let id: UInt64, originalID: UInt64
  /// What was bought.
  public let productID: String, productType: Product.ProductType
  /// When it was bought, until when it is paid, and when it was taken back.
  public let purchaseDate: Date, expirationDate: Date?, revocationDate: Date?
  /// When the store vouched for it.
  public let signedDate: Date
  /// Whether another one is in its place.
  public let isUpgraded: Bool
  /// Says that the user has it.
  public func finish() async {}

  /// What is bought one after another; nothing is.
  public struct Transactions: AsyncSequence, Sendable {
    /// Something that was bought.
    public typealias Element = VerificationResult<Transaction>
    /// Hands out nothing.
    public struct AsyncIterator: AsyncIteratorProtocol {
      /// Nothing.
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    /// Begins.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
  /// What is bought elsewhere: nothing, so it ends at once.
  public static var updates: Transactions { Transactions() }
  /// What the user has: nothing.
  public static var currentEntitlements: Transactions { Transactions() }
  /// What was ever bought: nothing.
  public static var all: Transactions { Transactions() }
  /// What is not finished: nothing.
  public static var unfinished: Transactions { Transactions() }
  /// What was bought last of a product: nothing.
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  /// What the user has of a product: nothing.
  public static func currentEntitlement(
    for productID: String
  ) async -> VerificationResult<Transaction>? { nil }
}
