// Store views. The store has no products, so they show what a device shows when products cannot be loaded.

import SimComponents
public import SimViews

/// A product view, which always shows that the product is unavailable.
public struct ProductView: View {
  private let id: String
  public init(id: String, prefersPromotionalIcon: Bool = false) { self.id = id }
  public init<Icon: View>(
    id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) { self.id = id }
  public var body: some View { Text(verbatim: "Unavailable") }
}

/// A store view, which always shows that the store is unavailable.
public struct StoreView: View {
  public init(ids: [String], prefersPromotionalIcon: Bool = false) {}
  public var body: some View {
    ContentUnavailableView("Store Unavailable", systemImage: "storefront")
  }
}

/// A subscription store view, which always shows that the store is unavailable.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  public init(productIDs: [String], @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  public var body: some View {
    VStack {
      content
      ContentUnavailableView("Subscription Unavailable", systemImage: "storefront")
    }
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  public init(groupID: String) { content = EmptyView() }
  public init(productIDs: [String]) { content = EmptyView() }
}

extension View {
  /// Accepted and ignored: there are no subscriptions.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  /// Accepted and ignored: no sheet is shown.
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  /// Accepted and ignored: there are no purchases.
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  /// Accepted and ignored: the buttons are not shown.
  nonisolated public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...)
    -> some View
  { self }
}

public struct StoreButtonKind: Hashable, Sendable {
  private let name: String
  public static let cancellation = Self(name: "cancellation"),
    restorePurchases = Self(name: "restorePurchases"), redeemCode = Self(name: "redeemCode"),
    signIn = Self(name: "signIn"), policies = Self(name: "policies")
}

/// A purchase action, which always returns `userCancelled`.
@MainActor
public struct PurchaseAction {
  nonisolated init() {}
  @discardableResult
  public func callAsFunction(
    _ product: Product, options: Set<Product.PurchaseOption> = []
  ) async throws -> Product.PurchaseResult { try await product.purchase(options: options) }
}

extension EnvironmentValues {
  public var purchase: PurchaseAction { PurchaseAction() }
}
