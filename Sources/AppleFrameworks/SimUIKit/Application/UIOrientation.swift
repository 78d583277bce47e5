// Orientations, and small types that SwiftUI code refers to.

public import Foundation
import SimViews

public enum UIInterfaceOrientation: Int, Sendable {
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
  /// Never posted by the simulator.
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

/// A stepper, drawn as an empty box.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var wraps = false
  open var autorepeat = true
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
}

extension UIViewController {
  /// Does nothing: the device is always in portrait orientation.
  public class func attemptRotationToDeviceOrientation() {}
}

extension UIWindowScene {
  public enum GeometryPreferences: Hashable, Sendable {
    case iOS(interfaceOrientations: UIInterfaceOrientationMask)
  }
  /// Accepted and ignored: the device is always in portrait orientation.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {}
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

extension UIScene {
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

extension UIApplication {
  /// Does nothing: there are no push notifications.
  public func registerForRemoteNotifications() {}
  public func unregisterForRemoteNotifications() {}
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

extension UIAccessibility {
  public static var isBoldTextEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
}
