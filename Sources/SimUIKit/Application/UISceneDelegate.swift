// Scenes as seen by delegates; the device has one scene, and its delegate is never called.

public import Foundation

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
  open class ConnectionOptions: NSObject {}
}

/// An object that hears of a scene; nobody tells it.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {}

/// A delegate of a scene with windows; it is never called.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {}
