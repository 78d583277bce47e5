// Views of the store, which has nothing to show: boxes that say so, as a phone does where products cannot be loaded.

import SimComponents
public import SimViews

/// A view that merchandises an individual product: it is not there.
public struct ProductView: View {
  private let id: String
  public init(id: String, prefersPromotionalIcon: Bool = false) { self.id = id }
  /// Creates a view of a product with a picture.
  public init<Icon: View>(
    id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon
  ) { self.id = id }
  /// Says that the product is not there.
  public var body: some View { Text(verbatim: "Unavailable") }
}

/// A view that merchandises a collection of products: they are not there.
public struct StoreView: View {
  public init(ids: [String], prefersPromotionalIcon: Bool = false) {}
  /// Says that the products are not there.
  public var body: some View {
    ContentUnavailableView("Store Unavailable", systemImage: "storefront")
  }
}

/// A view for merchandising subscriptions: they are not there.
public struct SubscriptionStoreView<Content: View>: View {
  private let content: Content
  /// Creates a view of a group of subscriptions with something above.
  public init(groupID: String, @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  /// Creates a view of subscriptions with something above.
  public init(productIDs: [String], @ViewBuilder marketingContent: () -> Content) {
    content = marketingContent()
  }
  /// What stands above, and that there is nothing to buy.
  public var body: some View {
    VStack {
      content
      ContentUnavailableView("Subscription Unavailable", systemImage: "storefront")
    }
  }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// Creates a view of a group of subscriptions.
  public init(groupID: String) { content = EmptyView() }
  public init(productIDs: [String]) { content = EmptyView() }
}

extension View {
  /// Shows the subscriptions of the user, which are none; noted.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  /// Asks for a code of an offer; noted.
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>,
    onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  /// Runs an action when something in the view was bought; nothing is.
  nonisolated public func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
  /// Keeps an action for the status of subscriptions; there are none.
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

/// What buys a product; the user turns away.
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
