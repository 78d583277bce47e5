// Localised text that is not a key of a view: `String(localized:)` and resources. What the
// program has no text for stands for itself, as keys do.

public import Foundation

/// A reference to a localizable string, accessible from another process.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The key to use to look up a localized string.
  public let key: String
  let value: String
  /// The value with its markup, in which values that were interpolated are none.
  let source: String
  /// What a text shows, if that is not the value's markup: what was interpolated is not markup.
  private(set) var shown: LocalizedStringKey?

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  /// Creates a resource from a value.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    let found = keyAndValue.found(table: table, bundle: bundle)
    key = keyAndValue.string
    value = found.string
    source = found.source
  }

  /// Creates a resource from a key and the text that stands for it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    let found = defaultValue.found(as: "\(key)", table: table, bundle: bundle)
    self.key = "\(key)"
    value = found.string
    source = found.source
  }
}

extension String {
  /// A value that can be interpolated to create a localized string.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    let string: String
    /// The text with its markup, in which values that were interpolated are none.
    let source: String
    /// Whether nothing was interpolated: texts with places for values are not looked up.
    private let isKey: Bool
    /// Creates a value from a string.
    public init(_ value: String) { (string, source, isKey) = (value, value, true) }
    /// Creates a value from a literal.
    public init(stringLiteral value: String) { self.init(value) }
    /// Creates a value from an interpolation.
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      isKey = false
      source = stringInterpolation.source
      string = LocalizedStringKey(stringInterpolation: stringInterpolation).string
    }
    /// How values are interpolated: as keys of views are.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    /// The program's text of a key, which is the value's own if none is given; the value if there is no text.
    func found(as key: String? = nil, table: String?, bundle: Bundle?) -> Self {
      guard isKey else { return self }
      return LocalizedTexts.text(for: key ?? string, table: table, bundle: bundle).map { Self($0) }
        ?? self
    }
  }

  /// Creates a localized string: the text of the key, or the key itself.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = keyAndValue.found(table: table, bundle: bundle).string }

  /// Creates a localized string from a key: its text, or the one that stands for it.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) { self = defaultValue.found(as: "\(key)", table: table, bundle: bundle).string }

  /// Creates a localized string from a resource.
  public init(localized resource: LocalizedStringResource) { self = resource.value }
}

extension AttributedString {
  /// Creates a localized attributed string: the text of the key, or the key itself, with its markup.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) { self.init(inlineMarkdown: keyAndValue.found(table: table, bundle: bundle).source) }

  /// Creates a localized attributed string from a key: its text, or the one that stands for it, with its markup.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: defaultValue.found(as: "\(key)", table: table, bundle: bundle).source)
  }

  /// Creates a localized attributed string from a resource, with its markup.
  public init(localized resource: LocalizedStringResource) {
    self.init(inlineMarkdown: resource.source)
  }
}

extension LocalizedStringResource {
  /// How resources are interpolated: as keys of views are.
  public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

  /// Creates a resource from an interpolation.
  public init(stringInterpolation: StringInterpolation) {
    let text = LocalizedStringKey(stringInterpolation: stringInterpolation)
    key = text.string
    value = text.string
    source = stringInterpolation.source
    shown = text
  }
}

extension Text {
  /// Creates a text view that displays a localized string resource, with its markup.
  ///
  /// A literal that stands alone is a resource, for the initialiser of a key has more parameters.
  nonisolated public init(_ resource: LocalizedStringResource) {
    self.init(resource.shown ?? LocalizedStringKey(text: resource.value), tableName: nil)
  }
}

extension LocalizedStringKey {
  /// Creates a key from a resource.
  public init(_ resource: LocalizedStringResource) { self.init(text: resource.value) }
}

/// A type that has a text for people, such as the cases of an app's enum.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
