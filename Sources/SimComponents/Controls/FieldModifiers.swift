// Settings for the fields inside a view: their style, the action for submission, and the keyboard,
// which is only recorded.

import Foundation
public import SimViews

/// A type that defines the triggers that result in the firing of a submission action.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  /// Creates a set from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Defines triggers originating from text input controls like `TextField` and `SecureField`.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Defines triggers originating from search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// An action of `onSubmit`.
struct SubmitAction {
  let triggers: SubmitTriggers
  let perform: () -> Void
}

/// A semantic label describing the label of submission within a view hierarchy.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  /// Defines a submit label with text of "Done".
  public static let done = SubmitLabel(name: "done")
  /// Defines a submit label with text of "Go".
  public static let go = SubmitLabel(name: "go")
  /// Defines a submit label with text of "Send".
  public static let send = SubmitLabel(name: "send")
  /// Defines a submit label with text of "Join".
  public static let join = SubmitLabel(name: "join")
  /// Defines a submit label with text of "Route".
  public static let route = SubmitLabel(name: "route")
  /// Defines a submit label with text of "Search".
  public static let search = SubmitLabel(name: "search")
  /// Defines a submit label with text of "Return".
  public static let `return` = SubmitLabel(name: "return")
  /// Defines a submit label with text of "Next".
  public static let next = SubmitLabel(name: "next")
  /// Defines a submit label with text of "Continue".
  public static let `continue` = SubmitLabel(name: "continue")
}

/// The type of keyboard to display for a given text-based view.
public enum UIKeyboardType: Int, Sendable {
  /// The keyboards of UIKit.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The kind of autocapitalization behavior applied during text input.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  /// Defines an autocapitalizing behavior that will not capitalize anything.
  public static let never = TextInputAutocapitalization(name: "never")
  /// Defines an autocapitalizing behavior that will capitalize the first letter of every word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// Defines an autocapitalizing behavior that will capitalize the first letter in every sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Defines an autocapitalizing behavior that will capitalize every letter.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The appearance and input settings of the fields inside.
struct FieldTraits: Hashable {
  var submitLabel = SubmitLabel.return
  var keyboard = UIKeyboardType.default
  var capitalization: TextInputAutocapitalization?
  var correctsSpelling = true
}

private enum SubmitKey: EnvironmentKey { static var defaultValue: [SubmitAction] { [] } }
private enum FieldInsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum FieldTraitsKey: EnvironmentKey {
  static var defaultValue: FieldTraits { FieldTraits() }
}

extension EnvironmentValues {
  /// The actions of `onSubmit`, the outermost first.
  var submitActions: [SubmitAction] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
  var fieldInsets: EdgeInsets {
    get { self[FieldInsetsKey.self] }
    set { self[FieldInsetsKey.self] = newValue }
  }
  var fieldTraits: FieldTraits {
    get { self[FieldTraitsKey.self] }
    set { self[FieldTraitsKey.self] = newValue }
  }
}

extension View {
  /// Adds an action to perform when the user submits a value to this view.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) {
      $0.append(SubmitAction(triggers: triggers, perform: action))
    }
  }

  /// Sets the submit label for this view.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    transformEnvironment(\.fieldTraits) { $0.submitLabel = submitLabel }
  }

  /// Prevents submission triggers originating from this view from invoking a submission action configured
  /// by a submission modifier higher up in the view hierarchy.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }

  /// Sets the keyboard type for this view.
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
    transformEnvironment(\.fieldTraits) { $0.keyboard = type }
  }

  /// Sets how often the shift key in the keyboard is automatically enabled; the text of a script is
  /// typed unchanged.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    transformEnvironment(\.fieldTraits) { $0.capitalization = autocapitalization }
  }

  /// Sets whether to disable autocorrection for this view; nothing is ever corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    transformEnvironment(\.fieldTraits) { $0.correctsSpelling = !disable }
  }

  /// Sets whether to disable autocorrection for this view; nothing is ever corrected.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
    transformEnvironment(\.fieldTraits) { $0.correctsSpelling = !(disable ?? false) }
  }

  /// Sets the style for text fields within this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    let system = style as? any SystemTextFieldStyle
    let make: (TextField<_TextFieldStyleLabel>) -> AnyView = { field in
      AnyView(StyleBody(style: style, configuration: field) { $0._body(configuration: $1) })
    }
    return environment(\.fieldInsets, system?.insets ?? EdgeInsets())
      .environment(\.textFieldStyle, _AnyStyle(make: system == nil ? make : nil, type: S.self))
  }
}
