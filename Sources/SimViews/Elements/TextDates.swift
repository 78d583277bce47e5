// Dates in text. "Now" is the moment when the text is brought up to date; what is relative to it is brought up to date
// again when it shows something else.

public import Foundation

extension Text {
  /// A predefined style used to display a date.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: Codable { case date, time, relative, offset, timer }
    let kind: Kind

    /// A style displaying a date: June 3, 2019.
    public static let date = DateStyle(kind: .date)
    /// A style displaying only the time component of a date: 11:23 PM.
    public static let time = DateStyle(kind: .time)
    /// A style displaying a date as relative to now: 2 hr, 23 min.
    public static let relative = DateStyle(kind: .relative)
    /// A style displaying a date as offset from now: +2 hours.
    public static let offset = DateStyle(kind: .offset)
    /// A style displaying a date as timer counting from now: 2:32.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates an instance that displays localized dates and times using a specific style.
  nonisolated public init(_ date: Date, style: DateStyle) {
    self.init(content: DateContent(date: date, style: style))
  }

  /// Creates an instance that displays a localized range between two dates.
  @_disfavoredOverload
  nonisolated public init(_ dates: ClosedRange<Date>) {
    self.init(content: IntervalContent(dates.lowerBound..<dates.upperBound))
  }

  /// Creates an instance that displays a localized time interval.
  @_disfavoredOverload
  nonisolated public init(_ interval: DateInterval) {
    self.init(content: IntervalContent(interval.start..<interval.end))
  }

  /// Creates an instance that displays a timer counting within the provided interval.
  nonisolated public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      content: TimerContent(
        interval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours))
  }
}

extension EnvironmentValues {
  /// The device's wall clock.
  package var now: Date {
    Date(timeIntervalSince1970: ViewRuntime.ambient { $0.secondsSince1970 } ?? 0)
  }
}

/// A date in one of the styles.
final class DateContent: TextContent, @unchecked Sendable {
  private let date: Date
  private let style: Text.DateStyle

  init(date: Date, style: Text.DateStyle) {
    self.date = date
    self.style = style
  }

  override func string(in values: EnvironmentValues) -> String {
    switch style.kind {
    case .date: return format(date: .long, time: .omitted, values)
    case .time: return format(date: .omitted, time: .shortened, values)
    case .timer: return Span(from: date, to: values.now).clock(showsHours: true)
    case .relative: return Span(from: date, to: values.now).units(2, short: true)
    case .offset:
      let now = values.now
      let span = Span(from: date, to: now)
      return (date < now && span.seconds > 0 ? "-" : "+") + span.units(1, short: false)
    }
  }

  private func format(
    date style: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle,
    _ values: EnvironmentValues
  ) -> String {
    Date.FormatStyle(
      date: style, time: time, locale: values.locale, calendar: values.calendar,
      timeZone: values.timeZone
    ).format(date)
  }

  override var changesWithTime: Bool {
    switch style.kind {
    case .date, .time: false
    case .relative, .offset, .timer: true
    }
  }

  override func nextChange(after now: Date) -> Date? {
    guard changesWithTime else { return nil }
    guard style.kind != .timer else { return date.next(every: 1, after: now) }
    let isFuture = date > now
    let step = Span(from: date, to: now).step(
      of: style.kind == .relative ? 2 : 1, isFuture: isFuture)
    // A minute that is left is one less as soon as its first second is over.
    return date.addingTimeInterval(isFuture ? 1 : 0).next(every: step, after: now)
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? DateContent else { return false }
    return date == other.date && style == other.style
  }
}

/// A range of dates.
final class IntervalContent: TextContent, @unchecked Sendable {
  private let dates: Range<Date>

  init(_ dates: Range<Date>) { self.dates = dates }

  override func string(in values: EnvironmentValues) -> String {
    // The day is said of what lasts into another one.
    var calendar = values.calendar
    calendar.timeZone = values.timeZone
    let isOneDay = calendar.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
    return Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .numeric, time: .shortened, locale: values.locale,
      calendar: values.calendar,
      timeZone: values.timeZone
    ).format(dates)
  }

  override func isEqual(to other: TextContent) -> Bool {
    (other as? IntervalContent)?.dates == dates
  }
}

/// A timer within an interval.
final class TimerContent: TextContent, @unchecked Sendable {
  private let interval: ClosedRange<Date>
  private let pauseTime: Date?
  private let countsDown: Bool
  private let showsHours: Bool

  init(interval: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) {
    self.interval = interval
    self.pauseTime = pauseTime
    self.countsDown = countsDown
    self.showsHours = showsHours
  }

  override func string(in values: EnvironmentValues) -> String {
    string(at: values.now)
  }

  func string(at date: Date) -> String {
    let now = min(max(pauseTime ?? date, interval.lowerBound), interval.upperBound)
    return Span(from: countsDown ? interval.upperBound : interval.lowerBound, to: now)
      .clock(showsHours: showsHours)
  }

  override var changesWithTime: Bool { pauseTime == nil }

  override func nextChange(after now: Date) -> Date? {
    changesWithTime ? interval.nextSecond(after: now, countsDown: countsDown) : nil
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? TimerContent else { return false }
    return interval == other.interval && pauseTime == other.pauseTime
      && countsDown == other.countsDown && showsHours == other.showsHours
  }
}

/// The time between two dates, in whole seconds.
private struct Span {
  let seconds: Int

  init(from start: Date, to end: Date) {
    // A second that is left counts until it is over, one that has passed when it is over; a date is exact to a
    // ten-millionth of one.
    let span = end.timeIntervalSince(start)
    let whole = span < 0 ? (-span - 1e-4).rounded(.up) : (span + 1e-4).rounded(.down)
    seconds = whole < 1e15 ? Int(whole) : 0
  }

  /// As a clock shows it: 2:32, 36:59:01.
  func clock(showsHours: Bool) -> String {
    let hours = showsHours ? seconds / 3_600 : 0
    let minutes = (seconds - hours * 3_600) / 60
    let rest = two(seconds % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(rest)" : "\(minutes):\(rest)"
  }

  private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  private static let units: [(seconds: Int, name: String, short: String, plural: String)] = [
    (31_556_952, "year", "yr", "yrs"), (2_629_746, "month", "mth", "mths"),
    (86_400, "day", "day", "days"), (3_600, "hour", "hr", "hr"), (60, "minute", "min", "min"),
    (1, "second", "sec", "sec"),
  ]

  /// How many seconds it takes until the largest units that are not zero are others.
  ///
  /// - Parameter isFuture: whether the time gets less.
  func step(of count: Int, isFuture: Bool) -> TimeInterval {
    var rest = isFuture ? max(seconds - 1, 0) : seconds
    var parts = 0
    for unit in Self.units {
      if rest / unit.seconds > 0 { parts += 1 }
      rest %= unit.seconds
      // What is far away is looked at each day: months are not all of one length.
      if parts == count { return TimeInterval(min(unit.seconds, 86_400)) }
    }
    return 1
  }

  /// The largest units that are not zero, the rest left out.
  func units(_ count: Int, short: Bool) -> String {
    var rest = seconds
    var parts: [String] = []
    for unit in Self.units where parts.count < count {
      let number = rest / unit.seconds
      rest %= unit.seconds
      guard number > 0 || (unit.seconds == 1 && parts.isEmpty) else { continue }
      let long = number == 1 ? unit.name : unit.name + "s"
      parts.append("\(number) \(short ? (number == 1 ? unit.short : unit.plural) : long)")
    }
    return parts.joined(separator: ", ")
  }
}
