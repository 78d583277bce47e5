// Keys of localised text. A key that the program has no text for stands for itself; what is interpolated is no key, and is
// shown as the real key's format specifiers show it (FormatSpecifiable.swift).

public import Foundation

/// The key used to look up an entry in a strings file; without one it stands for itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// What is shown where the environment says nothing.
  package let string: String
  /// The parts, where one of them depends on the environment or has a style of its own.
  let parts: [Text]?
  /// How the string was made.
  private(set) var making = TextMaking()
  /// What is looked up; nil if something was interpolated, or if the text was known.
  private var key: String?

  /// Creates a key from a string.
  public init(_ value: String) {
    self.init(text: LocalizedTexts.text(for: value) ?? value)
    key = value
  }

  /// Creates a key whose text is known.
  init(text value: String) {
    guard Markdown.isMarkup(value) else {
      string = value
      parts = nil
      return
    }
    let texts = Markdown.texts(of: value)
    string = texts.reduce(into: "") { $0 += $1.string }
    parts = texts
  }

  /// The key with the text that a table has for it; the key itself if it has none.
  func found(in table: String?, of bundle: Bundle?) -> LocalizedStringKey {
    guard let key, table != nil || bundle != nil else { return self }
    return LocalizedStringKey(
      text: LocalizedTexts.text(for: key, table: table, bundle: bundle) ?? key)
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from an interpolation.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.finished
    string = parts?.reduce(into: "") { $0 += $1.string } ?? stringInterpolation.plain
    making.isFormatted = true
  }

  /// Collects the parts of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    /// The text since the last part.
    package var string = ""
    private var parts: [Part] = []

    /// A part: text that was put together, or one with a style of its own.
    private enum Part: Sendable { case string(String), text(Text) }

    /// Whether a literal may hold markup, and whether a value was kept from being it.
    private var hasMarkup = false, hasEscapes = false

    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      string.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// All parts, or nil for a plain string.
    var finished: [Text]? {
      if hasMarkup { return marked }
      guard !parts.isEmpty else { return nil }
      let texts = parts.map { part in
        switch part {
        case .string(let string): Text(verbatim: shown(string))
        case .text(let text): text
        }
      }
      return string.isEmpty ? texts : texts + [Text(verbatim: plain)]
    }

    /// The whole text with its markup, of which the texts that stand in it are none.
    var source: String {
      parts.reduce(into: "") { whole, part in
        switch part {
        case .string(let string): whole += string
        case .text(let text): whole += Markdown.escaped(text.string)
        }
      } + string
    }

    /// The text since the last part, as it is shown if there is no markup.
    var plain: String { shown(string) }

    private func shown(_ string: String) -> String {
      hasEscapes ? Markdown.unescaped(string) : string
    }

    /// The parts of a text with markup, in which texts of their own stand.
    private var marked: [Text] {
      var whole = ""
      var embedded: [Text] = []
      for part in parts {
        switch part {
        case .string(let string): whole += string
        case .text(let text):
          whole.append(Markdown.placeholder)
          embedded.append(text)
        }
      }
      return Markdown.texts(of: whole + string, embedded: embedded)
    }

    /// Appends a literal; between two values, and beside one that stands at an end, it is empty.
    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      if !hasMarkup, Markdown.isMarkup(literal) { hasMarkup = true }
      string += literal
    }

    /// Appends a string, which is not markup.
    public mutating func appendInterpolation(_ string: String) {
      guard Markdown.isMarkup(string) else { return self.string += string }
      hasEscapes = true
      self.string += Markdown.escaped(string)
    }

    /// Appends a value as it describes itself.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { string += "\(value)" }

    /// Appends a number as its format specifier shows it in the locale of the environment.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      guard value._dependsOnLocale else { return value._append(to: &string) }
      append(Text(content: NumberContent(value, specifier: nil)))
    }

    /// Appends a number in a C format, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      guard T._hasFraction else {
        string += String(format: specifier, value._argument)
        return
      }
      append(Text(content: NumberContent(value, specifier: specifier)))
    }

    /// Appends a value as a formatter shows it.
    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      string += formatter?.string(for: subject) ?? "\(subject)"
    }

    /// Appends an object as a formatter shows it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      string += formatter?.string(for: subject) ?? "\(subject)"
    }

    /// Appends a value as a formatter shows it.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      string += formatter.string(for: subject) ?? "\(subject)"
    }

    /// Appends a value as a format shows it in the locale of the environment.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(Text(input, format: format))
    }

    /// Appends a text with its own style.
    public mutating func appendInterpolation(_ text: Text) { append(text) }

    /// Appends an image as a character.
    public mutating func appendInterpolation(_ image: Image) { append(Text(image)) }

    /// Appends a date in a style.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style))
    }

    /// Appends a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }

    public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(Text(attributedString))
    }

    private mutating func append(_ text: Text) {
      if !string.isEmpty { parts.append(.string(string)) }
      string = ""
      parts.append(.text(text))
    }
  }
}
