// Schedules for the updates of timeline views.

public import Foundation
import SimViews

/// A type that provides a sequence of dates for use as a schedule.
public protocol TimelineSchedule {
  /// The rate of updates.
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
    demand(interval > 0, "A timeline view is updated at a positive interval.")
    self.startDate = startDate
    self.interval = interval
  }

  /// Returns the dates on the grid, beginning with the last one that is not after the given date.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    return Entries(startDate: self.startDate, interval: interval, index: max(0, passed))
  }

  /// The infinite sequence of dates of a periodic schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let startDate: Date
    let interval: TimeInterval
    /// The number of intervals between the start and the next date; unlike a sum, a product does
    /// not accumulate errors.
    var index: Double

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

  /// Returns the beginnings of minutes, starting with the minute of the date.
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

  /// Returns the dates unchanged.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// A pausable schedule of dates updating at a frequency no more quickly than the provided interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Create a pausable schedule of dates updating at a frequency no more quickly than the provided interval.
  ///
  /// - Parameter minimumInterval: the least distance between two dates, in seconds; nil for each frame of a panel of
  ///   60 Hz.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 1 / 60)
    isPaused = paused
  }

  /// Returns the dates from the given one on; none while the schedule is paused, or at a low
  /// frequency.
  ///
  /// Source: OpenSwiftUI's compatibility tests, which run against Apple's framework.
  public func entries(from start: Date, mode: Mode) -> Entries {
    Entries(start: start, interval: interval, isPaused: isPaused || mode == .lowFrequency)
  }

  /// The infinite sequence of dates of an animation.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    let isPaused: Bool
    /// The number of intervals between the start and the next date; unlike a sum, a product does
    /// not accumulate errors.
    var index: Double = 0

    public mutating func next() -> Date? {
      guard !isPaused else { return nil }
      defer { index += 1 }
      return start.addingTimeInterval(index * interval)
    }
  }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A pausable schedule of dates updating at a frequency no more quickly than the provided interval.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a pausable schedule of dates updating at a frequency no more quickly than the provided
  /// interval, in seconds.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule for updating a timeline view at regular intervals, in seconds.
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
  /// Returns a schedule for updating a timeline view at explicit points in time.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
