// How the device is held, and styles of bars and keyboards that SwiftUI code mentions in passing.

public import Foundation
import SimViews

public enum UIInterfaceOrientation: Int, Sendable {
  /// The orientations; the device is held upright.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2),
    portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4),
    landscapeRight = UIInterfaceOrientationMask(rawValue: 8),
    landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent, darkContent
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// The text size that the user chose, by UIKit's names.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let small = Self(rawValue: "UICTContentSizeCategoryS"),
    medium = Self(rawValue: "UICTContentSizeCategoryM"),
    large = Self(rawValue: "UICTContentSizeCategoryL"),
    extraLarge = Self(rawValue: "UICTContentSizeCategoryXL"),
    extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL"),
    accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM"),
    accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// Posted when the user chooses another size; the device keeps its own.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public init(blurEffect: UIBlurEffect) {}
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill,
    separator
}

/// A box that keeps what a `UIStepper` is told.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  /// Whether it goes on at the other end: kept.
  open var wraps = false
  /// Whether it counts on while it is pressed: kept.
  open var autorepeat = true
  /// Sets the picture of its half, which is not drawn.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the picture of its half, which is not drawn.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
}

extension UIViewController {
  /// Asks to turn the interface; the device stays upright.
  public class func attemptRotationToDeviceOrientation() {}
}

extension UIWindowScene {
  /// How a scene would like to stand.
  public enum GeometryPreferences: Hashable, Sendable {
    case iOS(interfaceOrientations: UIInterfaceOrientationMask)
  }
  /// Asks for another orientation; the device stays upright.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

extension UIScene {
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// Posted when a scene is about to be inactive.
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// Posted when a scene is about to come to the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// Posted when a scene has gone to the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIApplication {
  /// Asks for messages from a server; there is none.
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// The text size that the user chose.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

extension UIAccessibility {
  public static var isBoldTextEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the user switches with a control.
  public static var isSwitchControlRunning: Bool { false }
}
