// Texts of what the clock says, as a format shows it: they change by themselves when the format says that its text does.

public import Foundation
import SimReflection

/// A source of time related data.
public struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value
  /// When the source has a value.
  let date: @Sendable (Value) -> Date?
}

extension TimeDataSource where Value == Date {
  /// A data source that produces `Date.now`.
  public static var currentDate: Self { Self(value: { $0 }, date: { $0 }) }
}

extension TimeDataSource where Value == Range<Date> {
  /// A data source that produces ranges from a date up to now.
  public static func dateRange(startingAt date: Date) -> Self {
    Self(value: { min(date, $0)..<max(date, $0) }, date: { $0.upperBound })
  }
  /// A data source that produces ranges from now up to a date.
  public static func dateRange(endingAt date: Date) -> Self {
    Self(value: { min(date, $0)..<max(date, $0) }, date: { $0.lowerBound })
  }
}

extension TimeDataSource where Value == Duration {
  /// A data source that produces the offset of now from a date.
  public static func durationOffset(to date: Date) -> Self {
    Self(
      value: { .seconds($0.timeIntervalSince(date)) },
      date: { date.addingTimeInterval($0 / .seconds(1)) })
  }
}

extension Text {
  /// Creates a text view that displays the formatted representation of a source of time, and keeps it up to date.
  nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == String {
    self.init(content: SourceContent(source, format) { $0 })
  }

  /// Creates a text view that displays the formatted representation of a source of time, and keeps it up to date.
  nonisolated public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F)
  where V == F.FormatInput, F.FormatOutput == AttributedString {
    self.init(content: SourceContent(source, format) { String($0.characters) })
  }
}

/// What a format makes of the clock.
final class SourceContent<F: DiscreteFormatStyle>: TextContent, @unchecked Sendable {
  private let source: TimeDataSource<F.FormatInput>
  private let format: F
  private let plain: (F.FormatOutput) -> String

  init(
    _ source: TimeDataSource<F.FormatInput>, _ format: F,
    _ plain: @escaping (F.FormatOutput) -> String
  ) {
    self.source = source
    self.format = format
    self.plain = plain
  }

  override func string(in values: EnvironmentValues) -> String {
    plain(format.adapted(to: values).format(source.value(values.now)))
  }

  override var changesWithTime: Bool { true }

  override func nextChange(after now: Date) -> Date? {
    guard let next = format.discreteInput(after: source.value(now)) else { return nil }
    // A format of less than a frame is not shown more often than frames are.
    return source.date(next).map { max($0, now.addingTimeInterval(1.0 / 60)) }
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? SourceContent<F>, format == other.format else { return false }
    let moments = [Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 4e9)]
    return moments.allSatisfy {
      areEqualInputs(source.value($0), other.source.value($0))
    }
  }
}
