// What the app is doing, for other devices of its user.

public import Foundation
public import SimViews

extension View {
  /// Advertises a user activity type; noted, as there is no other device.
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

/// What the app is doing, for other devices of its user.
open class NSUserActivity: NSObject {
  public let activityType: String
  /// What a person reads.
  public var title: String?
  /// What the activity needs to go on.
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
  /// There is no other device.
  public func becomeCurrent() {}
  /// There is no other device.
  public func invalidate() {}
}
