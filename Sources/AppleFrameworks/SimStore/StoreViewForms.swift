// Further forms of the store's views, and how those look: the store has no products, so there is nothing to look at.

public import Foundation
public import SimComponents
public import SimViews

extension ProductView {
  /// Creates a view of a product with an icon and one in its place, which are not shown.
  public init<Icon: View, Placeholder: View>(
    id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> Placeholder
  ) { self.init(id: id) }
}

extension StoreView {
  @_disfavoredOverload
  public init<C: Collection>(ids: C, prefersPromotionalIcon: Bool = false)
  where C.Element == String { self.init(ids: Array(ids)) }

  /// Creates a view of products with icons, which are not shown.
  public init<C: Collection, Icon: View>(
    ids: C, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where C.Element == String { self.init(ids: Array(ids)) }
}

extension Product {
  /// How a subscription stands to the one that the user has.
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upgrade = Self(rawValue: 1), downgrade = Self(rawValue: 2),
      crossgrade = Self(rawValue: 4), current = Self(rawValue: 8),
      all: Self = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

extension SubscriptionStoreView {
  /// Creates a view of a group of subscriptions that stand in some way to the user's, with something above.
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(groupID: groupID, marketingContent: marketingContent) }
}

extension SubscriptionStoreView where Content == EmptyView {
  /// Creates a view of a group of subscriptions that stand in some way to the user's.
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship) {
    self.init(groupID: groupID)
  }
}

/// How a view of a product looks.
public protocol ProductViewStyle {}

public struct _SystemProductViewStyle: ProductViewStyle {}

extension ProductViewStyle where Self == _SystemProductViewStyle {
  /// As is usual where the view is.
  public static var automatic: Self { Self() }
  public static var compact: Self { Self() }
  public static var regular: Self { Self() }
  public static var large: Self { Self() }
}

/// How the subscriptions of a view are chosen.
public protocol SubscriptionStoreControlStyle {}

public struct _SystemSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}

extension SubscriptionStoreControlStyle where Self == _SystemSubscriptionStoreControlStyle {
  /// As is usual where the view is.
  public static var automatic: Self { Self() }
  public static var picker: Self { Self() }
  /// One is picked, and one stands out.
  public static var prominentPicker: Self { Self() }
  public static var buttons: Self { Self() }
}

public struct SubscriptionStoreButtonLabel: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let automatic = Self(rawValue: 1), displayName = Self(rawValue: 2),
    price = Self(rawValue: 4), action = Self(rawValue: 8), singleLine = Self(rawValue: 16),
    multiline = Self(rawValue: 32)
}

extension View {
  /// Shows the subscriptions of the user in a group, which are none; noted.
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }
  /// Runs an action before something in the view is bought; nothing is.
  nonisolated public func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View { self }
  /// Asks for a refund; nothing was bought.
  nonisolated public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>
  ) -> some View { self }
  /// Sets how products look; none is shown.
  nonisolated public func productViewStyle<S: ProductViewStyle>(_ style: S) -> some View { self }
  /// Sets whether descriptions of products are shown; none is.
  nonisolated public func productDescription(_ visibility: Visibility) -> some View { self }
  /// Sets how subscriptions are chosen; none is shown.
  nonisolated public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
    _ style: S
  ) -> some View { self }
  /// Sets what buttons of subscriptions say; none is shown.
  nonisolated public func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View { self }
  /// Sets where a policy is to be read; nobody asks.
  nonisolated public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { self }
  /// Sets what a policy says; nobody asks.
  nonisolated public func subscriptionStorePolicyDestination<Content: View>(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Content
  ) -> some View { self }
  /// Sets the ground of subscriptions; none is shown.
  nonisolated public func subscriptionStorePickerItemBackground<S: ShapeStyle>(
    _ style: S
  ) -> some View { self }
  /// Sets the icons of subscriptions; none is shown.
  nonisolated public func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { self }
  /// Sets what a button to sign in does; none is shown.
  nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
    self
  }
}

extension ContainerBackgroundPlacement {
  /// Behind the whole of a view of subscriptions.
  public static let subscriptionStore = Self(name: "subscriptionStore")
  public static let subscriptionStoreHeader = Self(name: "subscriptionStoreHeader")
  /// Behind the whole height of a view of subscriptions.
  public static let subscriptionStoreFullHeight = Self(name: "subscriptionStoreFullHeight")
}

/// A kind of policy that buyers may read.
public enum SubscriptionStorePolicyKind: Sendable {
  case termsOfService, privacyPolicy
}
