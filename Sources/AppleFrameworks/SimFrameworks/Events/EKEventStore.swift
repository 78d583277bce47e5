// Calendars and reminders: access is denied, and nothing is stored.

public import Foundation
public import SimUIKit

public enum EKEntityType: UInt, Sendable {
  case event, reminder
}

public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, fullAccess, writeOnly
  public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKSpan: Int, Sendable {
  case thisEvent, futureEvents
}

open class EKCalendar: NSObject {
  open var title = ""
  public let calendarIdentifier: String
  open var cgColor: CGColor!
  open var source: EKSource!
  open var allowsContentModifications: Bool { true }
  public init(for entityType: EKEntityType, eventStore: EKEventStore) { calendarIdentifier = "" }
}

open class EKAlarm: NSObject {
  open var absoluteDate: Date?, relativeOffset: TimeInterval = 0
  public init(absoluteDate date: Date) { absoluteDate = date }
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

open class EKCalendarItem: NSObject {
  open var title: String! = "", location: String?, notes: String?
  open var url: URL?
  open var calendar: EKCalendar!
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasNotes: Bool { notes?.isEmpty == false }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  open var calendarItemIdentifier: String { "" }
  override init() {}
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
}

open class EKEvent: EKCalendarItem {
  open var startDate: Date!, endDate: Date!
  open var isAllDay = false
  open var eventIdentifier: String! { nil }
  public init(eventStore: EKEventStore) {}
}

open class EKReminder: EKCalendarItem {
  open var startDateComponents: DateComponents?, dueDateComponents: DateComponents?,
    completionDate: Date?
  open var isCompleted = false
  open var priority = 0
  public init(eventStore: EKEventStore) {}
}

/// An event store to which access is denied; fetches are empty, and saving fails.
open class EKEventStore: NSObject, @unchecked Sendable {
  public override init() {}
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    .denied
  }
  open func requestFullAccessToEvents() async throws -> Bool { false }
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
  open func requestFullAccessToReminders() async throws -> Bool { false }
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
  /// Reports a denial in a later turn of the main queue.
  open func requestFullAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(false, nil) } }
  /// Reports a denial in a later turn of the main queue.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(false, nil) } }
  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  /// Reports an empty list in a later turn of the main queue.
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
  ) -> Any {
    DispatchQueue.main.async { completion([]) }
    return NSObject()
  }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw CocoaError(.fileWriteNoPermission)
  }
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw CocoaError(.fileWriteNoPermission)
  }
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw CocoaError(.fileWriteNoPermission)
  }
}

extension NSNotification.Name {
  public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
