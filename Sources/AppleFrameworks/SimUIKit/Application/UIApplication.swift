import CHostHooks
public import Foundation
public import SimComponents
import SimViews

@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public enum State: Int, Sendable {
    case active, inactive, background
  }
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public var applicationState: State { .active }
  /// The delegate; only `application(_:didFinishLaunchingWithOptions:)` is called.
  public var delegate: (any UIApplicationDelegate)?
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
  public var windows: [UIWindow] { UIWindowScene.shared.windows }
  public var keyWindow: UIWindow? { windows.first }
  public var isNetworkActivityIndicatorVisible = false
  /// The frame of the status bar in points.
  public var statusBarFrame: CGRect {
    let facts = DeviceFacts.current
    return CGRect(x: 0, y: 0, width: facts.size.width, height: facts.safeArea.top)
  }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public var alternateIconName: String? { nil }
  public var supportsAlternateIcons: Bool { false }

  /// Opens a URL by writing it to the device's console, as a link does.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    OpenURLAction { _ in .systemAction }(url) { accepted in completion?(accepted) }
  }

  /// Opens a URL by writing it to the device's console, as a link does.
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    open(url, options: options, completionHandler: nil)
    return true
  }

  /// Returns whether the URL has a scheme.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Sends an action; `resignFirstResponder` moves the focus away from the focused field.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard action.name == "resignFirstResponder" else { return false }
    KeyboardFocus.resign()
    return true
  }

  /// Accepted and ignored: there is no home screen.
  public func setAlternateIconName(
    _ name: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

public final class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
  }
  public enum EventSubtype: Int, Sendable {
    case none
    case motionShake = 1
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop,
      remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
  }
}

@MainActor @preconcurrency
open class UIResponder: NSObject, _KeyedValues {
  public var _keyedValues: [String: Any] = [:]
  public nonisolated override init() {}
  /// Always false: UIKit views do not receive the focus.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// Always false: UIKit views do not receive the focus.
  open var isFirstResponder: Bool { false }
  open var canBecomeFirstResponder: Bool { false }
  /// Always nil: what UIKit views change is not undone.
  open var undoManager: UndoManager? { nil }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: touches go to SwiftUI views.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: the device is not shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's initial frame on the screen, in points.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of the keyboard's final frame on the screen, in points.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}

/// The methods of an application delegate.
///
/// Only `application(_:didFinishLaunchingWithOptions:)` is called.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

/// A property wrapper that creates the app's delegate and notifies it of the launch.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  @MainActor private final class Holder {
    lazy var delegate = makeDelegate()

    private func makeDelegate() -> DelegateType {
      let made = makeObject(of: DelegateType.self)
      UIApplication.shared.delegate = made
      _ = made.application(UIApplication.shared, didFinishLaunchingWithOptions: nil)
      return made
    }
  }
  private let holder = Holder()

  public var wrappedValue: DelegateType { holder.delegate }
  /// Sets the type of the delegate, which is created after the app and before its scenes are
  /// evaluated.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  /// Creates the delegate if no other code has accessed it yet.
  public func update() { _ = holder.delegate }
}

/// Creates an object with the `init()` that its class inherits from `NSObject` or overrides.
///
/// Swift can only instantiate a class from its metatype if the initializer is `required`, which
/// `NSObject.init` is not on Linux. The function calls it through the vtable of the class.
@MainActor
func makeObject<Object: NSObject>(of type: Object.Type) -> Object {
  let made = hostHooksMakeObject(
    unsafeBitCast(type as AnyClass, to: UnsafeRawPointer.self),
    unsafeBitCast(NSObject.self as AnyClass, to: UnsafeRawPointer.self))
  guard let made else {
    fatalError("\(type) has no initializer without arguments, as a delegate must have.")
  }
  return Unmanaged<Object>.fromOpaque(made).takeRetainedValue()
}

@MainActor @preconcurrency
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive, background
  }
  public var activationState: ActivationState { .foregroundActive }
}

@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  static let shared = UIWindowScene()
  public var windows: [UIWindow] { [UIWindow.shared] }
  public var keyWindow: UIWindow? { windows.first }
  public var screen: UIScreen { .main }
}
