// Styles of buttons. Those of the system have known metrics and are otherwise only recorded; a
// custom style makes a body.

import Foundation
public import SimViews

/// A type that applies standard interaction behavior and a custom appearance to all buttons within a view
/// hierarchy.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// A view that represents the body of a button.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = ButtonStyleConfiguration
  /// Creates a view that represents the body of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct ButtonStyleConfiguration {
  /// A type-erased label of a button.
  nonisolated public struct Label: ErasedPart {
    package let content: AnyView
  }
  /// An optional semantic role that describes the button's purpose.
  public let role: ButtonRole?
  /// A view that describes the effect of pressing the button.
  public let label: Label
  /// A Boolean that indicates whether the user is currently pressing the button.
  public let isPressed: Bool
}

/// A type that applies custom interaction behavior and a custom appearance to all buttons within a view
/// hierarchy.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// A view that represents the body of a button.
  associatedtype Body: View
  /// The properties of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// Creates a view that represents the body of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a button.
public struct PrimitiveButtonStyleConfiguration {
  /// A type-erased label of a button.
  nonisolated public struct Label: ErasedPart {
    package let content: AnyView
  }
  /// An optional semantic role describing the button's purpose.
  public let role: ButtonRole?
  /// A view that describes the effect of calling the button's action.
  public let label: Label
  let action: () -> Void
  let isPressed: Bool

  /// Performs the button's action.
  public func trigger() { action() }
}

/// A style of the system.
@MainActor
protocol SystemButtonStyle: PrimitiveButtonStyle {
  /// The space around the label, in points.
  nonisolated static var insets: EdgeInsets { get }
}

extension SystemButtonStyle {
  nonisolated static var insets: EdgeInsets { EdgeInsets() }
  /// Returns the label unchanged.
  public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
    configuration.label
  }
}

/// The default button style, based on the button's context.
nonisolated public struct DefaultButtonStyle: SystemButtonStyle {
  /// Creates a default button style.
  nonisolated public init() {}
}

/// A button style that doesn't style or decorate its content while idle.
nonisolated public struct PlainButtonStyle: SystemButtonStyle {
  /// Creates a plain button style.
  nonisolated public init() {}
}

/// A button style that doesn't apply a border.
nonisolated public struct BorderlessButtonStyle: SystemButtonStyle {
  /// Creates a borderless button style.
  nonisolated public init() {}
}

/// A button style that applies standard border artwork based on the button's context.
nonisolated public struct BorderedButtonStyle: SystemButtonStyle {
  /// Creates a bordered button style.
  nonisolated public init() {}
  /// The insets are 7 points above and below, and 12 at the sides: a bordered button with body text
  /// is 34.33 points high [estimate].
  nonisolated static var insets: EdgeInsets {
    EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
  }
}

/// A button style that applies standard border prominent artwork based on the button's context.
nonisolated public struct BorderedProminentButtonStyle: SystemButtonStyle {
  /// Creates a bordered prominent button style.
  nonisolated public init() {}
  nonisolated static var insets: EdgeInsets { BorderedButtonStyle.insets }
}

extension EdgeInsets {
  /// Returns the insets of a system style at a control size: with body text a small button is 28.33
  /// points high, a large one 50.33 (UIButton.Configuration.Size: 28 and 50 [estimate]).
  func fitted(to size: ControlSize) -> EdgeInsets {
    guard self != EdgeInsets() else { return self }
    switch size {
    case .mini, .small: return EdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    case .regular: return self
    case .large, .extraLarge: return EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default button style, based on the button's context.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button style that doesn't style or decorate its content while idle.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button style that doesn't apply a border.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button style that applies standard border artwork based on the button's context.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button style that applies standard border prominent artwork based on the button's context.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: _AnyStyle<PrimitiveButtonStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var buttonStyle: _AnyStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue?.over(self[ButtonStyleKey.self]) }
  }
  /// The style without its enclosing style, for use within the body of another one.
  var buttonStyleInside: _AnyStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for buttons within this view to a button style with a custom appearance and standard
  /// interaction behavior.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    let make: (PrimitiveButtonStyleConfiguration) -> AnyView = { given in
      let configuration = ButtonStyleConfiguration(
        role: given.role, label: .init(content: given.label.content), isPressed: given.isPressed)
      return AnyView(
        StyleBody(style: style, configuration: configuration) {
          $0.makeBody(configuration: $1)
        })
    }
    return environment(
      \.buttonStyle, _AnyStyle(make: make, type: S.self, insets: EdgeInsets(), showsPresses: true))
  }

  /// Sets the style for buttons within this view to a button style with a custom appearance and custom
  /// interaction behavior.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let system = S.self as? any SystemButtonStyle.Type
    let make: (PrimitiveButtonStyleConfiguration) -> AnyView = { configuration in
      AnyView(
        StyleBody(style: style, configuration: configuration) {
          $0.makeBody(configuration: $1)
        })
    }
    return environment(
      \.buttonStyle,
      _AnyStyle(
        make: system == nil ? make : nil, type: S.self,
        insets: system?.insets ?? EdgeInsets(), showsPresses: false))
  }
}
