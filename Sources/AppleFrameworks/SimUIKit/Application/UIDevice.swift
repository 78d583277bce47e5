public import Foundation
import SimViews

@MainActor @preconcurrency
public final class UIScreen: NSObject, _KeyedValues {
  public var _keyedValues: [String: Any] = [:]
  public static let main = UIScreen()
  /// The bounds in points; without a running device they are those of an iPhone 13.
  public nonisolated var bounds: CGRect { CGRect(origin: .zero, size: DeviceFacts.current.size) }
  public nonisolated var nativeBounds: CGRect {
    let facts = DeviceFacts.current
    return CGRect(
      x: 0, y: 0, width: facts.size.width * facts.scale, height: facts.size.height * facts.scale)
  }
  public nonisolated var scale: CGFloat { DeviceFacts.current.scale }
  public nonisolated var nativeScale: CGFloat { DeviceFacts.current.scale }
  /// The brightness from 0 to 1; setting it has no visible effect.
  public var brightness: CGFloat {
    get { DeviceMemory.read("brightness") ?? 0.5 }
    set { DeviceMemory.keep(newValue, "brightness") }
  }
  public var traitCollection: UITraitCollection { UITraitCollection() }
  public nonisolated var maximumFramesPerSecond: Int { DeviceFacts.current.framesPerSecond }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

@MainActor @preconcurrency
public final class UIDevice: NSObject, _KeyedValues {
  public var _keyedValues: [String: Any] = [:]
  public static let current = UIDevice()
  public nonisolated var name: String { DeviceFacts.current.name }
  public nonisolated var model: String { "iPhone" }
  public nonisolated var localizedModel: String { "iPhone" }
  public nonisolated var systemName: String { "iOS" }
  public nonisolated var systemVersion: String { DeviceFacts.current.systemVersion }
  public nonisolated var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  public nonisolated var orientation: UIDeviceOrientation { .portrait }
  /// An identifier that is the same in every run.
  public nonisolated var identifierForVendor: UUID? {
    UUID(uuidString: "00000000-0000-4000-8000-000000000013")
  }
  public nonisolated var batteryLevel: Float { 1 }
  public var isBatteryMonitoringEnabled = false
  /// Does nothing: the device is always in portrait orientation.
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Never posted by the simulator.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Never posted by the simulator.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
}

/// A haptic feedback generator without an actuator.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  public nonisolated override init() {}
  open func prepare() {}
}

@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
  public nonisolated init(style: FeedbackStyle = .medium) {}
  public func impactOccurred() {}
  public func impactOccurred(intensity: CGFloat) {}
}

@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
  public nonisolated override init() {}
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public nonisolated override init() {}
  public func selectionChanged() {}
}

/// The pasteboard, which is in memory.
@MainActor @preconcurrency
public final class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  public var string: String? {
    get { DeviceMemory.read("pasteboard string") }
    set { keep(newValue, "string") }
  }
  public var url: URL? {
    get { DeviceMemory.read("pasteboard url") }
    set { keep(newValue, "url") }
  }
  public var image: UIImage? {
    get { DeviceMemory.read("pasteboard image") }
    set { keep(newValue, "image") }
  }
  public var strings: [String]? {
    get { string.map { [$0] } }
    set { string = newValue?.first }
  }
  /// Replaces the contents of the pasteboard.
  func keep(_ value: Any?, _ name: String) {
    for other in ["string", "url", "image", "items"] {
      DeviceMemory.keep(nil, "pasteboard \(other)")
    }
    DeviceMemory.keep(value, "pasteboard \(name)")
  }
  public var hasStrings: Bool { string != nil }
  public var hasURLs: Bool { url != nil }
  public var hasImages: Bool { image != nil }
  public var numberOfItems: Int { items.count }
}

/// Accessibility settings, all of which are off.
public enum UIAccessibility {
  @MainActor public static var isVoiceOverRunning: Bool { false }
  @MainActor public static var isReduceMotionEnabled: Bool { false }
  @MainActor public static var isReduceTransparencyEnabled: Bool { false }
  public struct Notification: Hashable, Sendable {
    private let name: String
    public static let announcement = Notification(name: "announcement")
    public static let screenChanged = Notification(name: "screenChanged")
    public static let layoutChanged = Notification(name: "layoutChanged")
  }
  /// Accepted and ignored: there is no assistive technology.
  @MainActor public static func post(notification: Notification, argument: Any?) {}
}
