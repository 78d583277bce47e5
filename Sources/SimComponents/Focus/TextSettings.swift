// Settings of text input and of displayed text for the keyboard and the system. There is no
// software keyboard: the values are recorded.

public import Foundation
public import SimViews

/// The semantic meaning of a text field.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  /// Creates a content type from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names of a person.
  public static let name = Self(rawValue: "name"), namePrefix = Self(rawValue: "name-prefix"),
    givenName = Self(rawValue: "given-name"), middleName = Self(rawValue: "middle-name"),
    familyName = Self(rawValue: "family-name"), nameSuffix = Self(rawValue: "name-suffix"),
    nickname = Self(rawValue: "nickname"), jobTitle = Self(rawValue: "job-title"),
    organizationName = Self(rawValue: "organization-name")
  public static let location = Self(rawValue: "location"),
    fullStreetAddress = Self(rawValue: "full-street-address"),
    streetAddressLine1 = Self(rawValue: "street-address-line-1"),
    streetAddressLine2 = Self(rawValue: "street-address-line-2"),
    addressCity = Self(rawValue: "address-city"), addressState = Self(rawValue: "address-state"),
    addressCityAndState = Self(rawValue: "address-city-and-state"),
    sublocality = Self(rawValue: "sublocality"), countryName = Self(rawValue: "country-name"),
    postalCode = Self(rawValue: "postal-code")
  /// Ways to contact a person.
  public static let telephoneNumber = Self(rawValue: "telephone-number"),
    emailAddress = Self(rawValue: "email-address"), URL = Self(rawValue: "url")
  /// Credentials and means of payment.
  public static let username = Self(rawValue: "username"), password = Self(rawValue: "password"),
    newPassword = Self(rawValue: "new-password"), oneTimeCode = Self(rawValue: "one-time-code"),
    creditCardNumber = Self(rawValue: "credit-card-number"),
    creditCardExpiration = Self(rawValue: "credit-card-expiration"),
    creditCardSecurityCode = Self(rawValue: "credit-card-security-code")
  public static let dateTime = Self(rawValue: "date-time"), birthdate = Self(rawValue: "birthdate"),
    flightNumber = Self(rawValue: "flight-number"),
    shipmentTrackingNumber = Self(rawValue: "shipment-tracking-number")
}

/// The auto-capitalization styles of a text field.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// A type that describes the ability to select text.
public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// A selectability type that enables text selection by the person using your app.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static var allowsSelection: Bool { true }
}

/// A selectability type that disables text selection by the person using your app.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text cannot be selected.
  public static var disabled: DisabledTextSelectability { .init() }
}

/// The Writing Tools editing experience for text and text input.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the system.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// A specification for the appearance and interaction of a text editor.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The default text editor style.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

/// A text editor style with no decoration.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default text editor style.
  nonisolated public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A text editor style with no decoration.
  nonisolated public static var plain: PlainTextEditorStyle { .init() }
}

extension View {
  /// Sets the text content type for this view, which the system uses to offer suggestions; recorded
  /// without effect.
  nonisolated public func textContentType(_ textContentType: UITextContentType?) -> ModifiedContent<
    Self, _NotedModifier<UITextContentType?>
  > {
    noted("textContentType", textContentType)
  }

  /// Controls whether people can select text within this view; recorded without effect.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S)
    -> ModifiedContent<Self, _NotedModifier<S>>
  {
    noted("textSelection", selectability)
  }

  /// Sets whether to apply auto-capitalization to this view; recorded without effect.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType)
    -> ModifiedContent<Self, _NotedModifier<UITextAutocapitalizationType>>
  {
    noted("autocapitalization", style)
  }

  /// Programmatically presents the find and replace interface for text editor views; there is none.
  nonisolated public func findNavigator(isPresented: Binding<Bool>) -> ModifiedContent<
    Self, _NotedModifier<Bool>
  > {
    noted("findNavigator", isPresented.wrappedValue)
  }

  /// Prevents find and replace operations in a text editor; there are none.
  nonisolated public func findDisabled(_ isDisabled: Bool = true) -> ModifiedContent<
    Self, _NotedModifier<Bool>
  > {
    noted("findDisabled", isDisabled)
  }

  /// Prevents replace operations in a text editor; there are none.
  nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> ModifiedContent<
    Self, _NotedModifier<Bool>
  > {
    noted("replaceDisabled", isDisabled)
  }

  /// Specifies the Writing Tools behavior for text and text input in the environment; there are none.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> ModifiedContent<
    Self, _NotedModifier<WritingToolsBehavior>
  > {
    noted("writingToolsBehavior", behavior)
  }

  /// Specifies the language for typesetting; recorded without effect.
  nonisolated public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> ModifiedContent<Self, _NotedModifier<Locale.Language>> {
    noted("typesettingLanguage", language)
  }

  /// Applies a text scale to text in the view; recorded without effect.
  @_disfavoredOverload
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> ModifiedContent<
    Self, _NotedModifier<Text.Scale>
  > {
    noted("textScale", scale)
  }

  /// Sets the style for text editors within this view; recorded without effect.
  nonisolated public func textEditorStyle<S: TextEditorStyle>(_ style: S) -> ModifiedContent<
    Self, _NotedModifier<S>
  > {
    noted("textEditorStyle", style)
  }
}
