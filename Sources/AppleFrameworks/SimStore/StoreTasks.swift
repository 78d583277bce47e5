// What views ask the store for while they are shown: the store has no products and the user has nothing, which views hear
// as an answer.

public import SimViews

/// How far the store is with what the user has.
public enum EntitlementTaskState<Value>: Sendable where Value: Sendable {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// The same with the answer made into something else.
  public func map<T: Sendable>(
    _ transform: (Value) throws -> T
  ) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }

  /// The same with the answer made into something else, which takes its time.
  public func map<T: Sendable>(
    _ transform: (Value) async throws -> T
  ) async rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}

extension Product {
  /// How far the store is with a product.
  public enum TaskState: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// How far the store is with several products.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    /// The products that it has, and the names of those that it has not.
    case success([Product], unavailable: [String])
    public var products: [Product] {
      if case .success(let products, _) = self { products } else { [] }
    }
  }
}

extension View {
  /// Asks for the status of the subscriptions of a group while the view is shown: there are none.
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { answered(id: groupID, priority, by: [.loading, .success([])], action) }

  /// Asks for what the user has of a product while the view is shown: nothing.
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { answered(id: productID, priority, by: [.loading, .success(nil)], action) }

  /// Asks for a product while the view is shown: the store does not have it.
  nonisolated public func storeProductTask(
    for id: String, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View { answered(id: id, priority, by: [.loading, .unavailable], action) }

  /// Asks for products while the view is shown: the store has none.
  nonisolated public func storeProductsTask<C: Collection & Equatable & Sendable>(
    for ids: C, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View where C.Element == String {
    answered(id: ids, priority, by: [.loading, .success([], unavailable: Array(ids))], action)
  }

  /// Tells an action each of the states, one after another, while the view is shown.
  private nonisolated func answered<ID: Equatable, State: Sendable>(
    id: ID, _ priority: TaskPriority, by states: [State],
    _ action: @escaping (State) async -> Void
  ) -> some View {
    // The action is the view's own, and a task of a view runs where the view is.
    nonisolated(unsafe) let action = action
    return task(id: id, priority: priority) { for state in states { await action(state) } }
  }
}

extension Product.SubscriptionInfo {
  /// How a subscription stands; there is none.
  public struct Status: Hashable, Sendable {
    public let state: RenewalState
    public let transaction: VerificationResult<Transaction>
    public let renewalInfo: VerificationResult<RenewalInfo>
    /// Two are the same if they stand the same.
    public static func == (left: Status, right: Status) -> Bool { left.state == right.state }
    public func hash(into hasher: inout Hasher) { hasher.combine(state) }
  }
  public struct RenewalState: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let subscribed = Self(rawValue: 1), expired = Self(rawValue: 2),
      inBillingRetryPeriod = Self(rawValue: 3), inGracePeriod = Self(rawValue: 4),
      revoked = Self(rawValue: 5)
  }
  public struct RenewalInfo: Hashable, Sendable {
    /// What it is, and what it will be.
    public let currentProductID: String, autoRenewPreference: String?
    public let willAutoRenew: Bool
  }
  /// How the subscriptions of a group stand: there are none.
  public static func status(for groupID: String) async throws -> [Status] { [] }
  /// How the subscriptions of the group stand: there are none.
  public var status: [Status] { get async throws { [] } }
  /// Which of the services of a group it is; the best one is 1.
  public var groupLevel: Int { 1 }
}
