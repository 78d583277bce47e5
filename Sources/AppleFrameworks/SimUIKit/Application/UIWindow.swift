public import Foundation
import SimViews

/// The window of the app.
@MainActor @preconcurrency
open class UIWindow: UIView {
  static let shared = UIWindow(frame: CGRect(origin: .zero, size: DeviceFacts.current.size))
  /// The controller of what is shown.
  open var rootViewController: UIViewController?
  /// Where the window lies among windows: kept.
  open var windowLevel = Level.normal
  /// Creates another window of the scene; what it holds is not shown.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: CGRect(origin: .zero, size: DeviceFacts.current.size))
  }
  /// Makes it the window that is shown: the app's own stays that.
  open func makeKeyAndVisible() { isHidden = false }
  /// Makes it the key window: the app's own remains that.
  open func makeKey() {}
  /// Where a window lies among windows.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height.
    public let rawValue: CGFloat
    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The app's, that of alerts, and that of the status bar.
    public static let normal = Level(rawValue: 0), alert = Level(rawValue: 2000),
      statusBar = Level(rawValue: 1000)
    /// Whether one lies lower.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// A level above one.
    public static func + (level: Level, offset: CGFloat) -> Level {
      Level(rawValue: level.rawValue + offset)
    }
  }
  /// Whether it is the one that is shown.
  open var isKeyWindow: Bool { true }
  /// The scene.
  open var windowScene: UIWindowScene? { .shared }
}
