// Store tasks of views. The store has no products and no entitlements, and the actions receive that as their result.

public import SimViews

public enum EntitlementTaskState<Value>: Sendable where Value: Sendable {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  public func map<T: Sendable>(
    _ transform: (Value) throws -> T
  ) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }

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
  public enum TaskState: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [String])
    public var products: [Product] {
      if case .success(let products, _) = self { products } else { [] }
    }
  }
}

extension View {
  /// Reports an empty list of statuses while the view is shown.
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { answered(id: groupID, priority, by: [.loading, .success([])], action) }

  /// Reports no entitlement while the view is shown.
  nonisolated public func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { answered(id: productID, priority, by: [.loading, .success(nil)], action) }

  /// Reports the product as unavailable while the view is shown.
  nonisolated public func storeProductTask(
    for id: String, priority: TaskPriority = .medium,
    action: @escaping (Product.TaskState) async -> Void
  ) -> some View { answered(id: id, priority, by: [.loading, .unavailable], action) }

  /// Reports all products as unavailable while the view is shown.
  nonisolated public func storeProductsTask<C: Collection & Equatable & Sendable>(
    for ids: C, priority: TaskPriority = .medium,
    action: @escaping (Product.CollectionTaskState) async -> Void
  ) -> some View where C.Element == String {
    answered(id: ids, priority, by: [.loading, .success([], unavailable: Array(ids))], action)
  }

  /// Calls an action with each of the states in turn while the view is shown.
  private nonisolated func answered<ID: Equatable, State: Sendable>(
    id: ID, _ priority: TaskPriority, by states: [State],
    _ action: @escaping (State) async -> Void
  ) -> some View {
    // The action belongs to the view, and a view's task runs on the view's actor.
    nonisolated(unsafe) let action = action
    return task(id: id, priority: priority) { for state in states { await action(state) } }
  }
}

extension Product.SubscriptionInfo {
  public struct Status: Hashable, Sendable {
    public let state: RenewalState
    public let transaction: VerificationResult<Transaction>
    public let renewalInfo: VerificationResult<RenewalInfo>
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
    public let currentProductID: String, autoRenewPreference: String?
    public let willAutoRenew: Bool
  }
  /// Always empty: there are no subscriptions.
  public static func status(for groupID: String) async throws -> [Status] { [] }
  /// Always empty: there are no subscriptions.
  public var status: [Status] { get async throws { [] } }
  /// The level of service in the group, where 1 is the highest.
  public var groupLevel: Int { 1 }
}
