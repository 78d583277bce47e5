// Formats names of people in English order, under Foundation's names, which are missing on Linux.

public import Foundation

extension PersonNameComponents {
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The amount of detail of a name.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The given name, or the nickname if there is one.
      case short
      /// Given and family name.
      case medium
      /// The whole name, with prefix and suffix.
      case long
      /// The first letters of given and family name.
      case abbreviated
    }

    /// The amount of detail.
    public var style: Style
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
    }

    /// Returns the name as a text.
    public func format(_ value: PersonNameComponents) -> String {
      let parts =
        switch style {
        case .short: [value.nickname ?? value.givenName ?? value.familyName]
        case .medium: [value.givenName, value.familyName]
        case .long:
          [
            value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix,
          ]
        case .abbreviated:
          [value.givenName, value.familyName].map { $0.map { String($0.prefix(1)) } }
        }
      return parts.compactMap { $0 }.filter { !$0.isEmpty }
        .joined(separator: style == .abbreviated ? "" : " ")
    }
    /// Returns the style in a locale; names are composed as in English.
    public func locale(_ locale: Locale) -> Self { self }
  }

  /// Reads a name: the first word is the given name, the last one the family name, and everything in between middle names.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}
    /// Returns the name in a text.
    public func parse(_ value: String) throws -> PersonNameComponents {
      let words = value.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first else { throw CocoaError(.formatting) }
      var name = PersonNameComponents()
      name.givenName = first
      if words.count > 1 { name.familyName = words.last }
      if words.count > 2 { name.middleName = words.dropFirst().dropLast().joined(separator: " ") }
      return name
    }
  }

  /// Returns the name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
  /// Returns the name in the default style: given and family name.
  public func formatted() -> String { formatted(FormatStyle()) }
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// The strategy that parses the style's output.
  public var parseStrategy: PersonNameComponents.ParseStrategy {
    PersonNameComponents.ParseStrategy()
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style with an amount of detail.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Returns a style with an amount of detail, for fields.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

/// A formatter that provides localized representations of the components of a person's name; in the order of English.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// The amount of detail of a name.
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }
  /// Additional parts of a name.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The phonetic representation, in place of the name.
    public static let phonetic = Options(rawValue: 2)
  }
  /// The amount of detail.
  open var style = Style.default
  /// Whether the phonetic representation is used.
  open var isPhonetic = false
  /// The locale; names are composed as in English.
  open var locale: Locale! = .autoupdatingCurrent

  /// Returns a name as a text.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }
  /// Returns a name as a text.
  open func string(from components: PersonNameComponents) -> String {
    let shown = isPhonetic ? components.phoneticRepresentation ?? components : components
    let own: PersonNameComponents.FormatStyle.Style =
      switch style {
      case .default, .medium: .medium
      case .short: .short
      case .long: .long
      case .abbreviated: .abbreviated
      }
    return PersonNameComponents.FormatStyle(style: own).format(shown)
  }
  /// Returns the name in a text.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents.ParseStrategy().parse(string)
  }
  /// Returns a name as a text.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string)
  }
}
