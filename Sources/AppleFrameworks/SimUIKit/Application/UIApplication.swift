import CHostHooks
public import Foundation
import SimComponents
import SimViews

@MainActor @preconcurrency
open class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public enum State: Int, Sendable {
    case active, inactive, background
  }
  /// Keys of the options with which an app is launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// Keys of the options with which an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public var applicationState: State { .active }
  /// The object that hears of the app's life; nobody calls it.
  public var delegate: (any UIApplicationDelegate)?
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
  public var windows: [UIWindow] { UIWindowScene.shared.windows }
  public var keyWindow: UIWindow? { windows.first }
  /// Whether the status bar turns a wheel.
  public var isNetworkActivityIndicatorVisible = false
  /// Where the status bar stands, in points.
  public var statusBarFrame: CGRect {
    let facts = DeviceFacts.current
    return CGRect(x: 0, y: 0, width: facts.size.width, height: facts.safeArea.top)
  }
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  public var alternateIconName: String? { nil }
  public var supportsAlternateIcons: Bool { false }

  /// Opens an address: it goes to the device's console, as a link's does.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    OpenURLAction { _ in .systemAction }(url) { accepted in completion?(accepted) }
  }

  /// Opens an address, and says whether it was.
  @discardableResult
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    open(url, options: options, completionHandler: nil)
    return true
  }

  /// Whether an address can be opened: one with a scheme can.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Sends an action; `resignFirstResponder` takes the focus from the field that has it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard action.name == "resignFirstResponder" else { return false }
    KeyboardFocus.resign()
    return true
  }

  /// Chooses another icon, of which there is none.
  public func setAlternateIconName(
    _ name: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted when the app is about to be inactive.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when the app has gone to the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted when the app is about to come to the foreground.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted when the app is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted when the user takes a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// The name of a method, as `#selector` gives it on other platforms.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }
}

public final class UIEvent: NSObject {}

@MainActor @preconcurrency
open class UIResponder: NSObject, _KeyedValues {
  public var _keyedValues: [String: Any] = [:]
  public nonisolated override init() {}
  /// Takes the focus; a box has none.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// Whether it has the focus; a box never has.
  open var isFirstResponder: Bool { false }
  open var canBecomeFirstResponder: Bool { false }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Touches were taken away; nobody calls it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// The keyboard is about to be shown.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// The keyboard is about to be hidden.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// The keyboard is about to change its frame.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the keyboard's frame before the change, on the screen and in points.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of whether the keyboard is this app's.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of the keyboard's frame after the change, on the screen and in points.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the animation's duration, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}

/// An object that is told of the app's life cycle; on the device it is never called.
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

/// A property wrapper type that makes the app's delegate, and tells it that the app was launched.
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
  /// Says of which type the delegate is: it is made once the app has been, and before the app is asked for its scenes.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
  /// Sees to it that there is a delegate though nobody has asked for it.
  public func update() { _ = holder.delegate }
}

/// Makes an object with the initializer without arguments that its class has from `NSObject`.
///
/// Swift can instantiate a class from its metatype only if the initializer is `required`, which that of `NSObject` is not
/// here; so the class's own one is called through its vtable.
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
