// Scenes as seen by delegates; the device has one scene, and its delegate is never called.

public import Foundation
public import SimComponents

/// A scene's session: that of the app's window.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
  /// What the scene is for.
  open var role: Role { .windowApplication }
  /// How the scene is made.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// How a scene is made: kept.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The class of its delegate.
  open var delegateClass: AnyClass?
  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension UIScene {
  /// The object that hears of the scene: there is none.
  public var delegate: (any UISceneDelegate)? { nil }
  /// The session.
  public var session: UISceneSession { UISceneSession() }
  /// What a scene is connected with.
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
  /// The address.
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
  /// Addresses are to be opened.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The scene is active.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene goes to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Nothing happens.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing happens.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Nothing happens.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing happens.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// A delegate of a scene with windows; it is never called.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}
