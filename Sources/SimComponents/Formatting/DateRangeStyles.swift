// Formats the time between two dates, under Foundation's names, which are missing on Linux; in
// English.

public import Foundation

extension Date {
  /// Formats the time between two dates in units, such as "2 hours, 5 minutes".
  ///
  /// Foundation has the type on Linux without its members, so it has another name here.
  public struct _ComponentsFormatStyle: Foundation.FormatStyle, Sendable {
    /// A unit of time.
    public enum Field: String, Codable, Hashable, Sendable, CaseIterable {
      case year, month, week, day, hour, minute, second

      var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
      }
    }

    /// The style of units.
    public struct Style: Codable, Hashable, Sendable {
      fileprivate let units: Int
      fileprivate init(_ style: DateComponentsFormatter.UnitsStyle) { units = style.rawValue }
      /// Formats as in `2hr 5min`.
      public static let condensedAbbreviated = Style(.brief)
      /// 2 hr, 5 min.
      public static let abbreviated = Style(.short)
      /// Formats as in `2h 5m`.
      public static let narrow = Style(.abbreviated)
      public static let spellOut = Style(.spellOut)
      /// 2 hours, 5 minutes.
      public static let wide = Style(.full)
    }

    /// The style of units.
    public var style: Style
    /// The units; nil for all but weeks.
    public var fields: Set<Field>?
    public init(
      style: Style, locale: Locale = .autoupdatingCurrent,
      calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
    ) {
      self.style = style
      self.fields = fields
    }

    /// Returns the text of the time between the dates.
    public func format(_ value: Range<Date>) -> String {
      let formatter = DateComponentsFormatter()
      formatter.unitsStyle = .init(rawValue: style.units) ?? .full
      for field in Field.allCases where fields?.contains(field) ?? false {
        formatter.allowedUnits.insert(field.unit)
      }
      return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }
  }
}

extension FormatStyle where Self == Date._ComponentsFormatStyle {
  /// Returns a style for the time between two dates in units.
  public static func components(
    style: Date._ComponentsFormatStyle.Style, fields: Set<Date._ComponentsFormatStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }
  /// The time between two dates as on a clock, such as 2:05:00.
  public static var timeDuration: Self { Self(style: .clock, fields: [.hour, .minute, .second]) }
}

extension Date._ComponentsFormatStyle.Style {
  fileprivate static let clock = Self(.positional)
}
