// What the App Store shows over an app: nothing of it is shown, and nobody is asked for a review.

public import Foundation
import SimComponents
public import SimUIKit
public import SimViews

/// An overlay that recommends an app; it is not shown.
@MainActor @preconcurrency
open class SKOverlay: NSObject {
  /// Where the overlay lies.
  public enum Position: Int, Sendable {
    /// The places.
    case bottom, bottomRaised
  }
  /// What an overlay recommends.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    /// Creates a configuration.
    public nonisolated override init() {}
  }
  /// An overlay that recommends an app.
  @MainActor @preconcurrency
  open class AppConfiguration: Configuration {
    /// The app.
    open var appIdentifier: String
    /// Where the overlay lies.
    open var position: Position
    /// Who recommends it, and where.
    open var campaignToken: String?, providerToken: String?
    /// Whether the user can take it away.
    open var userDismissible = true
    /// Creates a configuration.
    public nonisolated init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
  }
  /// An overlay that recommends the app of a clip.
  @MainActor @preconcurrency
  open class AppClipConfiguration: Configuration {
    /// Where the overlay lies.
    open var position: Position
    /// Creates a configuration.
    public nonisolated init(position: Position) { self.position = position }
  }
  /// What it recommends.
  public let configuration: Configuration
  /// Creates an overlay.
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
  /// Nothing is shown.
  open func present(in scene: UIWindowScene) {}
  /// Nothing was shown.
  open class func dismiss(in scene: UIWindowScene) {}
}

/// What asks for a review; nobody is asked.
@MainActor @preconcurrency
public final class SKStoreReviewController: NSObject {
  /// Nobody is asked.
  public class func requestReview() {}
  /// Nobody is asked.
  public class func requestReview(in windowScene: UIWindowScene) {}
}

/// The App Store.
public enum AppStore {
  /// Nobody is asked.
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  /// Nothing is shown.
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  /// Nothing was bought that could be restored.
  public static func sync() async throws {}
}

extension View {
  /// Presents a StoreKit overlay when a given condition is true: the configuration is made, and nothing is shown.
  @MainActor public func appStoreOverlay(
    isPresented: Binding<Bool>,
    configuration: @escaping @MainActor () -> SKOverlay.Configuration
  ) -> some View {
    onChange(of: isPresented.wrappedValue) { _, isShown in
      if isShown { _ = configuration() }
    }
  }
}
