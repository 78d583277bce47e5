public import Foundation

/// A stretch of work that an app may end in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Keys of the options with which another app opens an address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file has to be copied.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Begins work that may end in the background; the app stays in the foreground, so its time never runs out.
  @discardableResult
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
  /// How long the app may work in the background, in seconds: unlimited in the foreground.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
