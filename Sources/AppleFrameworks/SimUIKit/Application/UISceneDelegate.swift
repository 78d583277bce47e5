// Scenes as seen by delegates; the device has one scene, and its delegate is never called.

public import Foundation
public import SimComponents

/// A scene's session: that of the app's window.
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
  /// The object that hears of the scene: there is none.
  public var delegate: (any UISceneDelegate)? { nil }
  public var session: UISceneSession { UISceneSession() }
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// The addresses that the app was opened with: none.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// The activities that the app goes on with: none.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The shortcut that the app was opened with: none.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }
}

/// An address that an app is to open; the device opens an app with none.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  public let url: URL
  init(url: URL) { self.url = url }
}

/// An object that hears of a scene; nobody tells it.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// A window is about to be made.
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

/// A delegate of a scene with windows; it is never called.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}
