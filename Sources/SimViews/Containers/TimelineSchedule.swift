// When a timeline view makes its content anew.

public import Foundation

/// A type that provides a sequence of dates for use as a schedule.
public protocol TimelineSchedule {
  /// How often dates are wanted.
  typealias Mode = TimelineScheduleMode
  /// The dates of a schedule, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Provides the dates from a date on, in ascending order.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A mode of operation for timeline schedule updates.
public enum TimelineScheduleMode: Sendable {
  /// A mode that produces schedule updates at the schedule's natural cadence.
  case normal
  /// A mode that produces schedule updates at a reduced rate.
  case lowFrequency
}

/// A schedule for updating a timeline view at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// Creates a periodic update schedule.
  ///
  /// - Parameter interval: the distance between two dates, in seconds.
  /// - Precondition: the interval is positive.
  public init(from startDate: Date, by interval: TimeInterval) {
    precondition(interval > 0, "A timeline view is updated at a positive interval.")
    self.startDate = startDate
    self.interval = interval
  }

  /// The dates on the grid, the last one that is not after the given date first.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    return Entries(startDate: self.startDate, interval: interval, index: max(0, passed))
  }

  /// The dates of a periodic schedule, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let startDate: Date
    let interval: TimeInterval
    /// How many intervals lie between the start and the next date; a product does not drift, as a sum would.
    var index: Double

    /// The next date.
    public mutating func next() -> Date? {
      defer { index += 1 }
      return startDate.addingTimeInterval(index * interval)
    }
  }
}

/// A schedule for updating a timeline view at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a per-minute update schedule.
  public init() {}

  /// The minutes from the one in which the date lies.
  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSince1970: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// A schedule for updating a timeline view at explicit points in time.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule with dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates as they are.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// A schedule for updating a timeline view at regular intervals, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule for updating a timeline view at the start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule {
  /// A schedule for updating a timeline view at explicit points in time.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
