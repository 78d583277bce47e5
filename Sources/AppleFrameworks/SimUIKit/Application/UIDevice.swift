public import Foundation
import SimViews

/// The screen of the device.
@MainActor @preconcurrency
public final class UIScreen: NSObject, _KeyedValues {
  /// What was set by name.
  public var _keyedValues: [String: Any] = [:]
  /// The device's screen.
  public static let main = UIScreen()
  /// Its bounds, in points; those of an iPhone 13 off a device.
  public nonisolated var bounds: CGRect { CGRect(origin: .zero, size: DeviceFacts.current.size) }
  /// Its bounds, in pixels.
  public nonisolated var nativeBounds: CGRect {
    let facts = DeviceFacts.current
    return CGRect(
      x: 0, y: 0, width: facts.size.width * facts.scale, height: facts.size.height * facts.scale)
  }
  /// The pixels in a point.
  public nonisolated var scale: CGFloat { DeviceFacts.current.scale }
  /// The pixels in a point.
  public nonisolated var nativeScale: CGFloat { DeviceFacts.current.scale }
  /// The brightness, from 0 to 1; it can be set and changes nothing.
  public var brightness: CGFloat {
    get { DeviceMemory.read("brightness") ?? 0.5 }
    set { DeviceMemory.keep(newValue, "brightness") }
  }
  /// The traits.
  public var traitCollection: UITraitCollection { UITraitCollection() }
  /// The most frames a second.
  public nonisolated var maximumFramesPerSecond: Int { DeviceFacts.current.framesPerSecond }
}

/// The orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
  /// The orientations.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device stands.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device.
@MainActor @preconcurrency
public final class UIDevice: NSObject, _KeyedValues {
  /// What was set by name.
  public var _keyedValues: [String: Any] = [:]
  /// The device on which the app runs.
  public static let current = UIDevice()
  /// Its name.
  public nonisolated var name: String { DeviceFacts.current.name }
  /// Its model.
  public nonisolated var model: String { "iPhone" }
  /// Its model, in the user's language.
  public nonisolated var localizedModel: String { "iPhone" }
  /// The name of the system.
  public nonisolated var systemName: String { "iOS" }
  /// The version of the system.
  public nonisolated var systemVersion: String { DeviceFacts.current.systemVersion }
  /// The kind of device.
  public nonisolated var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The orientation: upright.
  public nonisolated var orientation: UIDeviceOrientation { .portrait }
  /// An identifier that is the same in every run.
  public nonisolated var identifierForVendor: UUID? {
    UUID(uuidString: "00000000-0000-4000-8000-000000000013")
  }
  /// The charge, from 0 to 1.
  public nonisolated var batteryLevel: Float { 1 }
  /// Whether the charge is watched.
  public var isBatteryMonitoringEnabled = false
  /// Nothing is reported: the device stays upright.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Nothing was reported.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Posted when the orientation changes, which it does not.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted when the charge changes, which it does not.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}

/// A generator of haptics; there is nobody to feel them.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public nonisolated override init() {}
  /// Gets ready.
  open func prepare() {}
}

/// A generator of haptics that simulate physical impacts.
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the objects in the collision.
  public enum FeedbackStyle: Int, Sendable {
    /// The styles.
    case light, medium, heavy, soft, rigid
  }
  /// Creates a generator.
  public nonisolated init(style: FeedbackStyle = .medium) {}
  /// An impact.
  public func impactOccurred() {}
  /// An impact of an intensity from 0 to 1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// A generator of haptics that communicate successes, failures, and warnings.
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of a notification.
  public enum FeedbackType: Int, Sendable {
    /// The types.
    case success, warning, error
  }
  /// Creates a generator.
  public nonisolated override init() {}
  /// A notification.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of haptics that indicate a change in selection.
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public nonisolated override init() {}
  /// A change.
  public func selectionChanged() {}
}

/// The pasteboard: one per device, in memory.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  /// The system-wide pasteboard.
  public static let general = UIPasteboard()
  /// The text.
  public var string: String? {
    get { DeviceMemory.read("pasteboard string") }
    set { keep(newValue, "string") }
  }
  /// The address.
  public var url: URL? {
    get { DeviceMemory.read("pasteboard url") }
    set { keep(newValue, "url") }
  }
  /// The image.
  public var image: UIImage? {
    get { DeviceMemory.read("pasteboard image") }
    set { keep(newValue, "image") }
  }
  /// The texts.
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// What is put there takes the place of everything else.
  func keep(_ value: Any?, _ name: String) {
    for other in ["string", "url", "image", "items"] {
      DeviceMemory.keep(nil, "pasteboard \(other)")
    }
    DeviceMemory.keep(value, "pasteboard \(name)")
  }
  /// Whether there is text.
  public var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  public var hasURLs: Bool { url != nil }
  /// Whether there is an image.
  public var hasImages: Bool { image != nil }
  /// How many items there are.
  public var numberOfItems: Int { items.count }
}

/// Whether the user has turned on accessibility features: none are on.
public enum UIAccessibility {
  /// Whether VoiceOver is on.
  @MainActor public static var isVoiceOverRunning: Bool { false }
  /// Whether less motion is asked for.
  @MainActor public static var isReduceMotionEnabled: Bool { false }
  /// Whether less transparency is asked for.
  @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  /// A notification for assistive technologies.
  public struct Notification: Hashable, Sendable {
    private let name: String
    /// Something is announced.
    public static let announcement = Notification(name: "announcement")
    /// The screen changed.
    public static let screenChanged = Notification(name: "screenChanged")
    /// The layout changed.
    public static let layoutChanged = Notification(name: "layoutChanged")
  }
  /// Tells assistive technologies, of which there are none.
  @MainActor public static func post(notification: Notification, argument: Any?) {}
}
