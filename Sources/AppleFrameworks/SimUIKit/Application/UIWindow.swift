public import Foundation
import SimViews

@MainActor @preconcurrency
open class UIWindow: UIView {
  static let shared = UIWindow(frame: CGRect(origin: .zero, size: DeviceFacts.current.size))
  /// The window that was made visible last by code of the app.
  static var visible: UIWindow?
  open var rootViewController: UIViewController?
  open var windowLevel = Level.normal
  /// Creates another window of the scene; its content is shown only where the app begins with a delegate.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(origin: .zero, size: DeviceFacts.current.size))
  }
  /// Makes the window visible.
  ///
  /// An app that begins with a delegate shows its root; elsewhere the screen still shows the app's own window.
  open func makeKeyAndVisible() {
    isHidden = false
    Self.visible = self
  }
  /// Does nothing: the app's own window stays the key window.
  open func makeKey() {}
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0), alert = Level(rawValue: 2000),
      statusBar = Level(rawValue: 1000)
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    public static func + (level: Level, offset: CGFloat) -> Level {
      Level(rawValue: level.rawValue + offset)
    }
  }
  open var isKeyWindow: Bool { true }
  open var windowScene: UIWindowScene? { .shared }
}
