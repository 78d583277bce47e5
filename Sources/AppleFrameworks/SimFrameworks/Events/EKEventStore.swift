// Calendars and reminders: the user refuses access, and nothing is kept.

public import Foundation

/// What is asked for.
public enum EKEntityType: UInt, Sendable {
  /// The kinds.
  case event, reminder
}

/// Whether an app may see them.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The answers.
  case notDetermined, restricted, denied, fullAccess, writeOnly
  /// Everything.
  public static let authorized = EKAuthorizationStatus.fullAccess
}

/// How much is changed.
public enum EKSpan: Int, Sendable {
  /// One, or all that follow.
  case thisEvent, futureEvents
}

/// A calendar: kept.
open class EKCalendar: NSObject {
  /// The name.
  open var title = ""
  /// What tells it from others.
  public let calendarIdentifier: String
  /// Creates a calendar.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) { calendarIdentifier = "" }
}

/// Something to be reminded of: kept.
open class EKAlarm: NSObject {
  /// When.
  open var absoluteDate: Date?, relativeOffset: TimeInterval = 0
  /// At a time.
  public init(absoluteDate date: Date) { absoluteDate = date }
  /// Before, in seconds.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// What is in a calendar: kept.
open class EKCalendarItem: NSObject {
  /// What and where.
  open var title: String! = "", location: String?, notes: String?
  /// An address.
  open var url: URL?
  /// The calendar.
  open var calendar: EKCalendar!
  /// The alarms.
  open var alarms: [EKAlarm]?
  /// What tells it from others.
  open var calendarItemIdentifier: String { "" }
  override init() {}
  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

/// An event: kept.
open class EKEvent: EKCalendarItem {
  /// When.
  open var startDate: Date!, endDate: Date!
  /// Whether it is all day.
  open var isAllDay = false
  /// What tells it from others.
  open var eventIdentifier: String! { nil }
  /// Creates an event.
  public init(eventStore: EKEventStore) {}
}

/// A reminder: kept.
open class EKReminder: EKCalendarItem {
  /// When.
  open var startDateComponents: DateComponents?, dueDateComponents: DateComponents?,
    completionDate: Date?
  /// Whether it is done.
  open var isCompleted = false
  /// How much it matters, 1 most.
  open var priority = 0
  /// Creates a reminder.
  public init(eventStore: EKEventStore) {}
}

/// The calendars and reminders of the user: access is refused, nothing is found, and saving fails.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Creates one.
  public override init() {}
  /// Whether the app may see them: it may not.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }
  /// Asks; the user says no.
  open func requestFullAccessToEvents() async throws -> Bool { false }
  /// Asks; the user says no.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  /// Asks; the user says no.
  open func requestFullAccessToReminders() async throws -> Bool { false }
  /// Asks; the user says no.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Asks; the user says no in a later turn of the main queue.
  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(false, nil) } }
  /// Asks; the user says no in a later turn of the main queue.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(false, nil) } }
  /// The calendar for what is new; there is none.
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  /// The list for what is new; there is none.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// The calendars; there are none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// What is to be found.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  /// What is to be found.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  /// What is found: nothing.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// What is found, told in a later turn of the main queue: nothing.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    DispatchQueue.main.async { completion([]) }
    return NSObject()
  }
  /// Saves an event, which fails.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw CocoaError(.fileWriteNoPermission)
  }
  /// Saves a reminder, which fails.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw CocoaError(.fileWriteNoPermission)
  }
  /// Removes an event, which fails.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw CocoaError(.fileWriteNoPermission)
  }
}

extension NSNotification.Name {
  /// Something has changed; nothing does.
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
