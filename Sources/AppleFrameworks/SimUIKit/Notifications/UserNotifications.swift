// Notifications to the user: the centre keeps what it is told, nobody is asked, and none is ever shown.

public import Foundation
import SimComponents

/// What an app may do to be noticed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon, a sound, a text.
  public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), alert = Self(rawValue: 4)
  /// The same in a car, at any time, and without being asked for.
  public static let carPlay = Self(rawValue: 8), criticalAlert = Self(rawValue: 16),
    provisional = Self(rawValue: 64)
}

/// How a notice is shown while the app is open.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The ways.
  public static let badge = Self(rawValue: 1), sound = Self(rawValue: 2), list = Self(rawValue: 8),
    banner = Self(rawValue: 16), alert = Self(rawValue: 4)
}

/// What the user has answered.
public enum UNAuthorizationStatus: Int, Sendable {
  /// The answers.
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// Whether one way to be noticed is on.
public enum UNNotificationSetting: Int, Sendable {
  /// The states.
  case notSupported, disabled, enabled
}

/// What the user has allowed.
public final class UNNotificationSettings: NSObject, Sendable {
  /// The answer.
  public let authorizationStatus: UNAuthorizationStatus
  /// Texts, sounds and numbers: off.
  public var alertSetting: UNNotificationSetting { .disabled }
  /// Sounds: off.
  public var soundSetting: UNNotificationSetting { .disabled }
  /// Numbers: off.
  public var badgeSetting: UNNotificationSetting { .disabled }
  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// The sound of a notice.
public final class UNNotificationSound: NSObject, Sendable {
  /// What it is called.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  /// The usual one, and the one that is always heard.
  public static let `default` = UNNotificationSound(named: Name("")),
    defaultCritical = UNNotificationSound(named: Name("critical"))
  /// Creates a sound from a file of the app's.
  public init(named name: Name) {}
}

/// What a notice says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The lines.
  open fileprivate(set) var title = "", subtitle = "", body = ""
  /// The number on the icon.
  open fileprivate(set) var badge: NSNumber?
  /// The sound.
  open fileprivate(set) var sound: UNNotificationSound?
  /// What the app wants to find again.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// What is shown with it.
  open var attachments: [UNNotificationAttachment] = []
  /// The kind of notice, and what it belongs to.
  open fileprivate(set) var categoryIdentifier = "", threadIdentifier = ""
  /// How urgent it is.
  open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// How it stands among others, from 0 to 1.
  open fileprivate(set) var relevanceScore = 0.0
  /// Creates an empty content.
  public override init() {}
}

/// How urgent a notice is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// It is only listed; it is shown; it is shown in spite of a focus; it is always heard.
  case passive, active, timeSensitive, critical
}

/// What a sound is called.
public typealias UNNotificationSoundName = UNNotificationSound.Name

/// The user opens the app from a notice.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The user takes a notice away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a notice is to say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// What the app wants to find again.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The kind of notice.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// How urgent it is.
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// How it stands among others, from 0 to 1.
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
  /// What it belongs to.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
}

/// When a notice comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it comes again.
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

/// A notice after a time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The time, in seconds.
  public let timeInterval: TimeInterval
  /// Creates a trigger, in seconds.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
  /// When it comes if it is asked for now.
  public func nextTriggerDate() -> Date? { DeviceTime.now + timeInterval }
}

/// A notice at a date.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date.
  public let dateComponents: DateComponents
  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }
  /// When it comes next; nil if it never does.
  public func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? .current).nextDate(
      after: DeviceTime.now, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// A notice that is asked for.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// What the app calls it.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it comes; at once without.
  public let trigger: UNNotificationTrigger?
  /// Creates a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) { (self.identifier, self.content, self.trigger) = (identifier, content, trigger) }
}

/// A notice that was shown; none is.
public final class UNNotification: NSObject, @unchecked Sendable {
  /// What asked for it.
  public let request: UNNotificationRequest
  /// When it was shown.
  public let date: Date
  init(request: UNNotificationRequest, date: Date) { (self.request, self.date) = (request, date) }
}

/// What the user did with a notice; nobody does anything.
public final class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notice.
  public let notification: UNNotification
  /// The action.
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

/// Who hears of notices; nobody is told.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// A notice comes while the app is open; never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// The user has touched a notice; never called.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Nothing happens.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) {}
  /// Nothing happens.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {}
}
