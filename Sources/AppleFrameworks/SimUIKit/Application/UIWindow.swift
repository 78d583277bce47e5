public import Foundation
import SimViews

@MainActor @preconcurrency
open class UIWindow: UIView {
  static let shared = UIWindow(frame: CGRect(origin: .zero, size: DeviceFacts.current.size))
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
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The app's, that of alerts, and that of the status bar.
    public static let normal = Level(rawValue: 0), alert = Level(rawValue: 2000),
      statusBar = Level(rawValue: 1000)
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    public static func + (level: Level, offset: CGFloat) -> Level {
      Level(rawValue: level.rawValue + offset)
    }
  }
  /// Whether it is the one that is shown.
  open var isKeyWindow: Bool { true }
  open var windowScene: UIWindowScene? { .shared }
}
