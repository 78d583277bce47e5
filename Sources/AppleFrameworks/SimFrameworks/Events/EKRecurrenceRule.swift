// How events recur. The rules are kept, and nothing is calculated from them.

public import Foundation

public enum EKRecurrenceFrequency: Int, Sendable {
  case daily, weekly, monthly, yearly
}

public enum EKWeekday: Int, Sendable {
  case sunday = 1, monday, tuesday, wednesday, thursday, friday, saturday
}

open class EKRecurrenceDayOfWeek: NSObject {
  public let dayOfTheWeek: EKWeekday, weekNumber: Int
  public init(_ dayOfTheWeek: EKWeekday) { (self.dayOfTheWeek, weekNumber) = (dayOfTheWeek, 0) }
  public init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    (self.dayOfTheWeek, self.weekNumber) = (dayOfTheWeek, weekNumber)
  }
}

open class EKRecurrenceEnd: NSObject {
  public let endDate: Date?, occurrenceCount: Int
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

open class EKRecurrenceRule: NSObject {
  public let frequency: EKRecurrenceFrequency, interval: Int
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?, daysOfTheMonth: [NSNumber]?
  open var recurrenceEnd: EKRecurrenceEnd?
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int,
    daysOfTheWeek days: [EKRecurrenceDayOfWeek]?, daysOfTheMonth monthDays: [NSNumber]?,
    monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
    setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    (daysOfTheWeek, daysOfTheMonth) = (days, monthDays)
  }
  public convenience init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil,
      monthsOfTheYear: nil, weeksOfTheYear: nil, daysOfTheYear: nil, setPositions: nil, end: end)
  }
}

extension EKEventStore {
  public func remove(_ reminder: EKReminder, commit: Bool) throws {
    throw CocoaError(.fileWriteNoPermission)
  }
  public func event(withIdentifier identifier: String) -> EKEvent? { nil }
  public func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  public func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  public func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw CocoaError(.fileWriteNoPermission)
  }
  public var sources: [EKSource] { [] }
  public func commit() throws {}
  public func reset() {}
  /// Reports a denial in a later turn of the main queue.
  public func requestFullAccessToReminders(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(false, nil) } }
  /// Reports a denial in a later turn of the main queue.
  public func requestWriteOnlyAccessToEvents(
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completion(false, nil) } }
}

/// An account with calendars; none is ever created.
open class EKSource: NSObject {
  open var title: String { "" }
  override init() {}
}
