// Formats of the system for what the clock says: a stopwatch, a timer within an interval, and what lies between two dates.

public import Foundation

/// A namespace for format styles that display time as it passes.
public enum SystemFormatStyle: Sendable {
  /// A format of the time since a date, with hundredths of a second: 00:05.23, and 01:00:00.00 from an hour on.
  public struct Stopwatch: DiscreteFormatStyle, Codable, Hashable, Sendable {
    let start: Date
    let showsHours: Bool
    let maxFieldCount: Int
    let maxPrecision: Duration

    /// Creates a format of the time since a date.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      (start, self.showsHours) = (startDate, showsHours)
      (self.maxFieldCount, self.maxPrecision) = (maxFieldCount, maxPrecision)
    }

    /// The time since the start, as text.
    public func format(_ value: Date) -> AttributedString {
      let unit = max(maxPrecision / .seconds(1), 0.01)
      let passed = max(0, ((value.timeIntervalSince(start) + 1e-6) / unit).rounded(.down) * unit)
      let whole = Int(passed + 1e-6)
      let hours = showsHours ? whole / 3_600 : 0
      var fields = hours > 0 ? [hours] : []
      fields += [(whole - hours * 3_600) / 60, whole % 60]
      let isCut = fields.count > maxFieldCount
      var text = fields.prefix(maxFieldCount).map { $0 < 10 ? "0\($0)" : "\($0)" }
        .joined(separator: ":")
      if unit < 1, !isCut, fields.count < maxFieldCount {
        let tenths = unit >= 0.1
        let part = Int(((passed - Double(whole)) * (tenths ? 10 : 100)).rounded())
        text += "." + (tenths || part > 9 ? "\(part)" : "0\(part)")
      }
      return AttributedString(text)
    }

    /// The next date whose text is another one.
    public func discreteInput(after input: Date) -> Date? {
      guard input >= start else { return start }
      return start.next(every: max(maxPrecision / .seconds(1), 0.01), after: input)
    }

    /// The last date before whose text is another one.
    public func discreteInput(before input: Date) -> Date? { nil }
  }

  /// A format of the time within an interval: 4:17.
  public struct Timer: DiscreteFormatStyle, Codable, Hashable, Sendable {
    let interval: Range<Date>
    let countsDown: Bool
    let showsHours: Bool

    /// Creates a format of the time that is left of an interval.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) { (self.interval, countsDown, self.showsHours) = (interval, true, showsHours) }

    /// Creates a format of the time that has passed of an interval.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) { (self.interval, countsDown, self.showsHours) = (interval, false, showsHours) }

    private var content: TimerContent {
      TimerContent(
        interval: interval.lowerBound...interval.upperBound, pauseTime: nil,
        countsDown: countsDown, showsHours: showsHours)
    }

    /// The time that is left or has passed, as text.
    public func format(_ value: Date) -> AttributedString {
      AttributedString(content.string(at: value))
    }

    /// The next date whose text is another one.
    public func discreteInput(after input: Date) -> Date? { content.nextChange(after: input) }

    /// The last date before whose text is another one.
    public func discreteInput(before input: Date) -> Date? { nil }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// A format of the time since a date.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// A format of the time that is left of an interval.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self { Self(countingDownIn: interval, showsHours: showsHours) }

  /// A format of the time that has passed of an interval.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self { Self(countingUpIn: interval, showsHours: showsHours) }
}
