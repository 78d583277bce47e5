// What a text shows when a plain string does not say it: values that a format shows for the locale of the
// environment, dates, and concatenated texts, each with a style of its own.

public import Foundation
import SimReflection

/// A part of a text that has one style.
@_spi(Runtime) public struct TextRun: Hashable, Sendable {
  package var string: String
  package var style: TextStyle
  /// Where a tap on it leads.
  var link: URL?

  package init(string: String, style: TextStyle) {
    self.string = string
    self.style = style
  }

  /// Whether the text would be the same without it being a part of its own.
  func isPlain(in outer: TextStyle) -> Bool { style == outer && link == nil }
}

/// The content of a text that is not a plain string; never changed once made, so it may be shared.
@_spi(Runtime) open class TextContent: Equatable, @unchecked Sendable {
  /// What is shown in an environment.
  @_spi(Runtime) open func string(in values: EnvironmentValues) -> String { "" }

  /// The parts that have styles of their own; none if all of it has one.
  @_spi(Runtime) open func runs(in values: EnvironmentValues, _ style: TextStyle) -> [TextRun] {
    []
  }

  /// Whether it shows something else as time passes.
  @_spi(Runtime) open var changesWithTime: Bool { false }

  /// When it shows something else, if it does so by itself.
  @_spi(Runtime) open func nextChange(after now: Date) -> Date? { nil }

  /// Whether another content shows the same in every environment.
  @_spi(Runtime) open func isEqual(to other: TextContent) -> Bool { self === other }

  /// Whether both show the same in every environment.
  @_spi(Runtime) public static func == (lhs: TextContent, rhs: TextContent) -> Bool {
    lhs.isEqual(to: rhs)
  }
}

/// Texts one after another.
final class JoinedContent: TextContent, @unchecked Sendable {
  let texts: [Text]

  init(_ texts: [Text]) { self.texts = texts }

  override func string(in values: EnvironmentValues) -> String {
    texts.reduce(into: "") { $0 += $1.string(in: values) }
  }

  override func runs(in values: EnvironmentValues, _ style: TextStyle) -> [TextRun] {
    var runs: [TextRun] = []
    for text in texts {
      let own = text.style(within: style, font: values.font ?? .body)
      var inner = text.content?.runs(in: values, own) ?? []
      if inner.isEmpty { inner = [TextRun(string: text.string(in: values), style: own)] }
      runs.append(contentsOf: inner)
    }
    return runs.allSatisfy { $0.isPlain(in: style) } ? [] : runs
  }

  override var changesWithTime: Bool {
    texts.contains { $0.content?.changesWithTime ?? false }
  }

  override func nextChange(after now: Date) -> Date? {
    texts.compactMap { $0.content?.nextChange(after: now) }.min()
  }

  override func isEqual(to other: TextContent) -> Bool {
    (other as? JoinedContent).map { $0.texts == texts } ?? false
  }
}

/// A text that is a link.
final class LinkContent: TextContent, @unchecked Sendable {
  private let text: Text
  private let address: URL

  init(_ text: Text, to address: URL) {
    self.text = text
    self.address = address
  }

  override func string(in values: EnvironmentValues) -> String { text.string(in: values) }

  override func runs(in values: EnvironmentValues, _ style: TextStyle) -> [TextRun] {
    var runs = JoinedContent([text]).runs(in: values, style)
    if runs.isEmpty { runs = [TextRun(string: text.string(in: values), style: style)] }
    for index in runs.indices { runs[index].link = runs[index].link ?? address }
    return runs
  }

  override var changesWithTime: Bool { text.content?.changesWithTime ?? false }
  override func nextChange(after now: Date) -> Date? { text.content?.nextChange(after: now) }

  override func isEqual(to other: TextContent) -> Bool {
    (other as? LinkContent).map { $0.text == text && $0.address == address } ?? false
  }
}

/// A value as a format shows it in the locale of the environment.
final class FormattedContent<F: FormatStyle>: TextContent, @unchecked Sendable
where F.FormatOutput == String {
  private let input: F.FormatInput
  private let format: F

  init(_ input: F.FormatInput, _ format: F) {
    self.input = input
    self.format = format
  }

  override func string(in values: EnvironmentValues) -> String {
    format.adapted(to: values).format(input)
  }

  override func isEqual(to other: TextContent) -> Bool {
    guard let other = other as? FormattedContent<F>, format == other.format else { return false }
    return areEqualInputs(input, other.input)
  }
}

extension FormatStyle {
  /// The format with what it takes from the environment: the locale and, for dates, the time zone.
  package func adapted(to values: EnvironmentValues) -> Self {
    let localised = locale(values.locale)
    guard var date = localised as? Date.FormatStyle, date.timeZone == .autoupdatingCurrent else {
      return localised
    }
    date.timeZone = values.timeZone
    return date as? Self ?? localised
  }
}

extension Text {
  package func string(in values: EnvironmentValues) -> String {
    content?.string(in: values) ?? string
  }

  /// Concatenates the text in two text views in a new text view.
  nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
    Text(content: JoinedContent([lhs, rhs]))
  }

  /// Creates a text view that displays the formatted representation of a value.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: FormattedContent(input, format))
  }

  /// Creates a text view that displays the formatted representation of a reference-convertible value.
  nonisolated public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text view that displays the formatted representation of a date or of another value that Foundation makes
  /// reference-convertible only on Apple's platforms.
  @_disfavoredOverload
  nonisolated public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text view that displays the formatted representation of an object.
  nonisolated public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// Creates a text view that displays styled text.
  ///
  /// A literal is a key, even in an expression such as `isOn ? "On" : "Off"`.
  @_disfavoredOverload
  nonisolated public init(_ attributedContent: AttributedString) {
    self.init(content: AttributedContent(attributedContent))
  }

  /// Creates an instance that wraps an image, as a character of the text.
  @_disfavoredOverload
  nonisolated public init(_ image: Image) { self.init(verbatim: "\u{FFFC}") }
}
