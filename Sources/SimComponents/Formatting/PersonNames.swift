// Names of people as texts, in English order: under Foundation's names, which its Linux edition lacks.

public import Foundation

extension PersonNameComponents {
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is shown.
    public enum Style: String, Codable, Hashable, Sendable {
      /// The given name, or the nickname if there is one.
      case short
      /// Given and family name.
      case medium
      /// The whole name, with what stands before and behind it.
      case long
      /// The first letters of given and family name.
      case abbreviated
    }

    /// How much is shown.
    public var style: Style
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
    }

    /// The name as a text.
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
    /// The style in a locale; names are put together as in English.
    public func locale(_ locale: Locale) -> Self { self }
  }

  /// Reads a name: the first word is the given name, the last one the family name, and everything in between middle names.
  public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
    public init() {}
    /// The name that a text says.
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

  /// The name in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == PersonNameComponents { style.format(self) }
  /// The name in the usual style: given and family name.
  public func formatted() -> String { formatted(FormatStyle()) }
  public init(_ value: String) throws { self = try ParseStrategy().parse(value) }
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
  /// What reads what the style writes.
  public var parseStrategy: PersonNameComponents.ParseStrategy {
    PersonNameComponents.ParseStrategy()
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A name, as much of it as is said.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A name, as much of it as is said, for fields.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

/// A formatter that provides localized representations of the components of a person's name; in the order of English.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is shown.
  public enum Style: Int, Sendable {
    case `default`, short, medium, long, abbreviated
  }
  /// What is shown besides.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// How a name is spoken, in its place.
    public static let phonetic = Options(rawValue: 2)
  }
  /// How much is shown.
  open var style = Style.default
  /// Whether the way in which it is spoken is shown.
  open var isPhonetic = false
  /// The locale; names are put together as in English.
  open var locale: Locale! = .autoupdatingCurrent

  /// A name as a text.
  open class func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style,
    options nameOptions: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    formatter.isPhonetic = nameOptions.contains(.phonetic)
    return formatter.string(from: components)
  }
  /// A name as a text.
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
  /// The name that a text says.
  open func personNameComponents(from string: String) -> PersonNameComponents? {
    try? PersonNameComponents.ParseStrategy().parse(string)
  }
  /// A name as a text.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map(string)
  }
}
