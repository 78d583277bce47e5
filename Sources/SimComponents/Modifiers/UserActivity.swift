// User activities, for other devices of the same user.

public import Foundation
public import SimViews

extension View {
  /// Advertises a user activity type; recorded without effect, because there is no other device.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("userActivity", activityType)
  }

  /// Registers a handler for a user activity; it is never called.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> ModifiedContent<Self, _NotedModifier<String>> {
    noted("onContinueUserActivity", activityType)
  }
}

/// The current activity of the app, for other devices of the same user.
open class NSUserActivity: NSObject {
  public let activityType: String
  /// The title for people.
  public var title: String?
  /// The data with which the activity can be continued.
  public var userInfo: [AnyHashable: Any]?
  /// A page on the web.
  public var webpageURL: URL?
  /// Whether other devices may continue it.
  public var isEligibleForHandoff = true
  /// Whether it can be searched for.
  public var isEligibleForSearch = false
  /// Whether it may be suggested.
  public var isEligibleForPrediction = false
  public init(activityType: String) { self.activityType = activityType }
  /// Does nothing, because there is no other device.
  public func becomeCurrent() {}
  /// Does nothing, because there is no other device.
  public func invalidate() {}
}
