// Further initializers and styles of the store views. They have no effect, because the store has no products.

public import Foundation
public import SimComponents
public import SimViews

extension ProductView {
  public init<Icon: View, Placeholder: View>(
    id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> Icon,
    @ViewBuilder placeholderIcon: () -> Placeholder
  ) { self.init(id: id) }
}

extension StoreView {
  @_disfavoredOverload
  public init<C: Collection>(ids: C, prefersPromotionalIcon: Bool = false)
  where C.Element == String { self.init(ids: Array(ids)) }

  public init<C: Collection, Icon: View>(
    ids: C, prefersPromotionalIcon: Bool = false,
    @ViewBuilder icon: @escaping (Product) -> Icon
  ) where C.Element == String { self.init(ids: Array(ids)) }
}

extension Product {
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upgrade = Self(rawValue: 1), downgrade = Self(rawValue: 2),
      crossgrade = Self(rawValue: 4), current = Self(rawValue: 8),
      all: Self = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

extension SubscriptionStoreView {
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship,
    @ViewBuilder marketingContent: () -> Content
  ) { self.init(groupID: groupID, marketingContent: marketingContent) }
}

extension SubscriptionStoreView where Content == EmptyView {
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship) {
    self.init(groupID: groupID)
  }
}

public protocol ProductViewStyle {}

public struct _SystemProductViewStyle: ProductViewStyle {}

extension ProductViewStyle where Self == _SystemProductViewStyle {
  public static var automatic: Self { Self() }
  public static var compact: Self { Self() }
  public static var regular: Self { Self() }
  public static var large: Self { Self() }
}

public protocol SubscriptionStoreControlStyle {}

public struct _SystemSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}

extension SubscriptionStoreControlStyle where Self == _SystemSubscriptionStoreControlStyle {
  public static var automatic: Self { Self() }
  public static var picker: Self { Self() }
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
  /// Accepted and ignored: there are no subscriptions.
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }
  /// Accepted and ignored: there are no purchases.
  nonisolated public func onInAppPurchaseStart(
    perform action: ((Product) async -> Void)?
  ) -> some View { self }
  /// Accepted and ignored: there are no purchases.
  nonisolated public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>
  ) -> some View { self }
  nonisolated public func productViewStyle<S: ProductViewStyle>(_ style: S) -> some View { self }
  nonisolated public func productDescription(_ visibility: Visibility) -> some View { self }
  nonisolated public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
    _ style: S
  ) -> some View { self }
  nonisolated public func subscriptionStoreButtonLabel(
    _ label: SubscriptionStoreButtonLabel
  ) -> some View { self }
  nonisolated public func subscriptionStorePolicyDestination(
    url: URL, for button: SubscriptionStorePolicyKind
  ) -> some View { self }
  nonisolated public func subscriptionStorePolicyDestination<Content: View>(
    for button: SubscriptionStorePolicyKind, @ViewBuilder destination: () -> Content
  ) -> some View { self }
  nonisolated public func subscriptionStorePickerItemBackground<S: ShapeStyle>(
    _ style: S
  ) -> some View { self }
  nonisolated public func subscriptionStoreControlIcon<Icon: View>(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> Icon
  ) -> some View { self }
  nonisolated public func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View {
    self
  }
}

extension ContainerBackgroundPlacement {
  public static let subscriptionStore = Self(name: "subscriptionStore")
  public static let subscriptionStoreHeader = Self(name: "subscriptionStoreHeader")
  public static let subscriptionStoreFullHeight = Self(name: "subscriptionStoreFullHeight")
}

public enum SubscriptionStorePolicyKind: Sendable {
  case termsOfService, privacyPolicy
}
