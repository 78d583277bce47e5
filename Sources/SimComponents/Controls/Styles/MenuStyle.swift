// Styles of a menu. Those of the system are recorded, and do not change how a menu is used; a
// custom style makes the body.

import Foundation
public import SimViews

/// A type that specifies the appearance and interaction of all views of one kind within a view hierarchy.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// A view that represents the body of a menu.
  associatedtype Body: View
  /// The properties of a menu.
  typealias Configuration = MenuStyleConfiguration
  /// Creates a view representing the body of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu.
public struct MenuStyleConfiguration {
  /// A type-erased label of a menu.
  nonisolated public struct Label: ErasedPart { package let content: AnyView }
  /// A type-erased content of a menu.
  nonisolated public struct Content: ErasedPart { package let content: AnyView }
  public let label: Label
  public let content: Content
}

/// The default menu style.
nonisolated public struct DefaultMenuStyle: MenuStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The default menu style.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A menu style that displays a borderless button that toggles the display of the menu's contents when pressed.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A menu style that displays a borderless button that toggles the display of the menu's contents when pressed.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// A menu style that displays a button that toggles the display of the menu's contents when pressed.
nonisolated public struct ButtonMenuStyle: MenuStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A menu style that displays a button that toggles the display of the menu's contents when pressed.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

private enum MenuStyleKey: EnvironmentKey {
  static var defaultValue: _AnyStyle<MenuStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var menuStyle: _AnyStyle<MenuStyleConfiguration>? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue?.over(self[MenuStyleKey.self]) }
  }
  /// The style without its enclosing style, for use within the body of another one.
  var menuStyleInside: _AnyStyle<MenuStyleConfiguration>? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of each menu within this view.
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    let isSystem = S.self is any SystemControlStyle.Type
    let make: (MenuStyleConfiguration) -> AnyView = { configuration in
      AnyView(
        StyleBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
    }
    return environment(\.menuStyle, _AnyStyle(make: isSystem ? nil : make, type: S.self))
  }
}
