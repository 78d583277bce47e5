// Formatters of dates that Foundation has on Apple's platforms and lacks on Linux, in English, like
// all system texts here.

public import Foundation

/// A formatter that creates string representations of quantities of time.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    /// 1:10; 1h 10m; 1 hr, 10 min; 1 hour, 10 minutes; one hour, ten minutes; 1hr 10min.
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// The treatment of units that are zero.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Positional: as `dropLeading`; otherwise: as `dropAll`.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Leading units that are zero are omitted.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Units in the middle that are zero are omitted.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Trailing units that are zero are omitted.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All units that are zero are omitted.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All units are written, with two digits where that is customary.
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }

  /// The style of units.
  open var unitsStyle = UnitsStyle.positional
  /// The units; none means the usual ones, from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  /// The treatment of units that are zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar that defines the lengths of units.
  open var calendar: Calendar?
  /// The greatest number of units; 0 for any number.
  open var maximumUnitCount = 0
  /// Whether "About" precedes the text.
  open var includesApproximationPhrase = false
  /// Whether "remaining" follows the text.
  open var includesTimeRemainingPhrase = false
  /// Whether a small largest unit is expressed in the next one; recorded without effect.
  open var collapsesLargestUnit = false
  /// Whether the smallest unit may have a fraction; recorded without effect.
  open var allowsFractionalUnits = false

  private struct Unit {
    let bit: NSCalendar.Unit
    let component: Calendar.Component
    let names: (letter: String, brief: String, full: String)
  }
  private static let units: [Unit] = [
    Unit(bit: .year, component: .year, names: ("y", "yr", "year")),
    Unit(bit: .month, component: .month, names: ("mo", "mth", "month")),
    Unit(bit: .weekOfMonth, component: .weekOfMonth, names: ("w", "wk", "week")),
    Unit(bit: .day, component: .day, names: ("d", "day", "day")),
    Unit(bit: .hour, component: .hour, names: ("h", "hr", "hour")),
    Unit(bit: .minute, component: .minute, names: ("m", "min", "minute")),
    Unit(bit: .second, component: .second, names: ("s", "sec", "second")),
  ]

  /// Returns the text of a duration in seconds.
  open func string(from ti: TimeInterval) -> String? {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let text = string(from: start, to: start + abs(ti).rounded(.down))
    return ti <= -1 ? text.map { "-" + $0 } : text
  }

  /// Returns the text of the time from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    var calendar = self.calendar ?? Calendar(identifier: .gregorian)
    if self.calendar == nil { calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current }
    let units = chosen
    let parts = calendar.dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    return text(units.map { ($0, parts.value(for: $0.component) ?? 0) })
  }

  /// Returns the text of components.
  open func string(from components: DateComponents) -> String? {
    text(
      chosen.compactMap { unit in components.value(for: unit.component).map { (unit, $0) } })
  }

  /// Components in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Components or a number of seconds.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    default: nil
    }
  }

  private var chosen: [Unit] {
    Self.units.filter {
      allowedUnits.isEmpty ? $0.component != .weekOfMonth : allowedUnits.contains($0.bit)
    }
  }

  private func text(_ values: [(Unit, Int)]) -> String? {
    guard !values.isEmpty else { return nil }
    var kept = values
    let pads = zeroFormattingBehavior.contains(.pad)
    if !pads {
      var drops = zeroFormattingBehavior
      if drops.contains(.default) { drops = unitsStyle == .positional ? .dropLeading : .dropAll }
      let first = values.firstIndex { $0.1 != 0 } ?? values.count - 1
      let last = values.lastIndex { $0.1 != 0 } ?? values.count - 1
      kept = values.enumerated().filter { index, part in
        guard part.1 == 0 else { return true }
        if index < first { return !drops.contains(.dropLeading) }
        if index > last { return !drops.contains(.dropTrailing) }
        return index == first || !drops.contains(.dropMiddle)
      }.map(\.element)
    }
    if maximumUnitCount > 0 { kept = Array(kept.prefix(maximumUnitCount)) }
    let joined = joined(kept, pads: pads)
    let phrase = includesApproximationPhrase ? "About " + joined : joined
    return includesTimeRemainingPhrase ? phrase + " remaining" : phrase
  }

  private func joined(_ values: [(Unit, Int)], pads: Bool) -> String {
    func plural(_ word: String, _ count: Int) -> String { count == 1 ? word : word + "s" }
    switch unitsStyle {
    case .positional:
      return values.enumerated().map { index, part in
        let isShort = part.1 < 10 && part.1 >= 0
        return (index > 0 || pads) && isShort ? "0\(part.1)" : "\(part.1)"
      }.joined(separator: ":")
    case .abbreviated: return values.map { "\($1)\($0.names.letter)" }.joined(separator: " ")
    case .brief:
      return values.map { unit, count in
        "\(count)" + (unit.names.brief == "day" ? plural("day", count) : unit.names.brief)
      }.joined(separator: " ")
    case .short:
      return values.map { unit, count in
        let isPlural = ["yr", "mth", "wk", "day"].contains(unit.names.brief)
        return "\(count) " + (isPlural ? plural(unit.names.brief, count) : unit.names.brief)
      }.joined(separator: ", ")
    case .full:
      return values.map { "\($1) " + plural($0.names.full, $1) }.joined(separator: ", ")
    case .spellOut:
      let speller = NumberFormatter()
      speller.numberStyle = .spellOut
      speller.locale = Locale(identifier: "en")
      return values.map { unit, count in
        (speller.string(from: NSNumber(value: count)) ?? "\(count)") + " "
          + plural(unit.names.full, count)
      }.joined(separator: ", ")
    }
  }
}

/// A formatter that creates locale-aware string representations of a relative date or time.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// The format of dates.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago"; "yesterday".
    case numeric, named
  }
  /// The style of units.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago"; "two months ago"; "2 mo. ago"; "2mo ago".
    case full, spellOut, short, abbreviated
  }
  /// The format of dates.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style of units.
  open var unitsStyle = UnitsStyle.full
  /// The position of the text in a sentence; recorded without effect.
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns the text of a date relative to another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units,
      locale: locale, calendar: calendar
    ).format(referenceDate)
  }

  /// Returns the text of a duration in seconds; a negative one is in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + timeInterval, relativeTo: start)
  }

  /// Returns the text of components; negative ones are in the past.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = calendar.date(byAdding: dateComponents, to: start) ?? start
    return localizedString(for: end, relativeTo: start)
  }
}

/// A formatter that joins items into a list.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = .autoupdatingCurrent
  /// The formatter of items that are not strings.
  open var itemFormatter: Formatter?

  /// Strings as a list: "one, two, and three".
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }
  /// Items as a list.
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? String(describing: $0) }
      .formatted(.list(type: .and).locale(locale))
  }
}
