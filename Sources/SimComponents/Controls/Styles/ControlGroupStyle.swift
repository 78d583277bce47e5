// Styles of a control group. A custom style makes the body; those of the system are a row.

import Foundation
public import SimViews

/// A type that specifies the appearance and interaction of all views of one kind within a view hierarchy.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// A view that represents the body of a control group.
  associatedtype Body: View
  /// The properties of a control group.
  typealias Configuration = ControlGroupStyleConfiguration
  /// Creates a view representing the body of a control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a control group.
public struct ControlGroupStyleConfiguration {
  /// A type-erased label of a control group.
  nonisolated public struct Label: ErasedPart { package let content: AnyView }
  /// A type-erased content of a control group.
  nonisolated public struct Content: ErasedPart { package let content: AnyView }
  public let label: Label
  public let content: Content
}

/// The default control group style.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The default control group style.
  nonisolated public static var automatic: AutomaticControlGroupStyle {
    AutomaticControlGroupStyle()
  }
}

/// The navigation control group style.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The navigation control group style.
  nonisolated public static var navigation: NavigationControlGroupStyle {
    NavigationControlGroupStyle()
  }
}

/// A control group style that presents its content as a compact menu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A control group style that presents its content as a compact menu.
  nonisolated public static var compactMenu: CompactMenuControlGroupStyle {
    CompactMenuControlGroupStyle()
  }
}

/// A control group style that presents its content as a menu.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A control group style that presents its content as a menu.
  nonisolated public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

/// A control group style that presents its content as a palette.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// A control group style that presents its content as a palette.
  nonisolated public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: _AnyStyle<ControlGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var controlGroupStyle: _AnyStyle<ControlGroupStyleConfiguration>? {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of each control group within this view.
  nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    let isSystem = S.self is any SystemControlStyle.Type
    let make: (ControlGroupStyleConfiguration) -> AnyView = { configuration in
      AnyView(
        StyleBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
    }
    return environment(\.controlGroupStyle, _AnyStyle(make: isSystem ? nil : make, type: S.self))
  }
}
