// Scene delegates. The device has one scene, whose delegate is connected where the app begins with a delegate of UIKit, and called for
// nothing else.

public import Foundation
public import SimComponents

@MainActor @preconcurrency
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  open var role: Role { .windowApplication }
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIScene {
  public var delegate: (any UISceneDelegate)? { nil }
  public var session: UISceneSession { UISceneSession() }
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var userActivities: Set<NSUserActivity> { [] }
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }
}

@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) { self.url = url }
}

/// The methods of a scene delegate, of which only the first is called, in an app that begins with a delegate.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The methods of a window scene delegate.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}
