// App Store overlays and review requests. None of them is shown.

public import Foundation
import SimComponents
public import SimUIKit
public import SimViews

/// An overlay that recommends an app; it is not shown.
@MainActor @preconcurrency
open class SKOverlay: NSObject {
  public enum Position: Int, Sendable {
    case bottom, bottomRaised
  }
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    public nonisolated override init() {}
  }
  @MainActor @preconcurrency
  open class AppConfiguration: Configuration {
    open var appIdentifier: String
    open var position: Position
    open var campaignToken: String?, providerToken: String?
    open var userDismissible = true
    public nonisolated init(appIdentifier: String, position: Position) {
      (self.appIdentifier, self.position) = (appIdentifier, position)
    }
  }
  @MainActor @preconcurrency
  open class AppClipConfiguration: Configuration {
    open var position: Position
    public nonisolated init(position: Position) { self.position = position }
  }
  public let configuration: Configuration
  public nonisolated init(configuration: Configuration) { self.configuration = configuration }
  open func present(in scene: UIWindowScene) {}
  open class func dismiss(in scene: UIWindowScene) {}
}

/// A review controller that shows nothing.
@MainActor @preconcurrency
public final class SKStoreReviewController: NSObject {
  public class func requestReview() {}
  public class func requestReview(in windowScene: UIWindowScene) {}
}

public enum AppStore {
  @MainActor public static func requestReview(in scene: UIWindowScene) {}
  @MainActor public static func showManageSubscriptions(in scene: UIWindowScene) async throws {}
  /// Does nothing: there are no purchases to restore.
  public static func sync() async throws {}
}

extension View {
  /// Creates the configuration and shows nothing.
  @MainActor public func appStoreOverlay(
    isPresented: Binding<Bool>,
    configuration: @escaping @MainActor () -> SKOverlay.Configuration
  ) -> some View {
    onChange(of: isPresented.wrappedValue) { _, isShown in
      if isShown { _ = configuration() }
    }
  }
}
