// Styles of a form. Those of the system are recorded, and a form is a grouped list; a custom style
// makes the body.

import Foundation
public import SimViews

/// A type that specifies the appearance and interaction of all views of one kind within a view hierarchy.
@MainActor @preconcurrency
public protocol FormStyle {
  /// A view that represents the body of a form.
  associatedtype Body: View
  /// The properties of a form.
  typealias Configuration = FormStyleConfiguration
  /// Creates a view representing the body of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form.
public struct FormStyleConfiguration {
  /// A type-erased content of a form.
  nonisolated public struct Content: ErasedPart { package let content: AnyView }
  public let content: Content
}

/// The default form style.
nonisolated public struct AutomaticFormStyle: FormStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default form style.
  nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// A form style with grouped rows.
nonisolated public struct GroupedFormStyle: FormStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form style with grouped rows.
  nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// A non-scrolling form style with a trailing aligned column of labels next to a leading aligned column of values.
nonisolated public struct ColumnsFormStyle: FormStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A non-scrolling form style with a trailing aligned column of labels next to a leading aligned column of values.
  nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

private enum FormStyleKey: EnvironmentKey {
  static var defaultValue: _AnyStyle<FormStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var formStyle: _AnyStyle<FormStyleConfiguration>? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue?.over(self[FormStyleKey.self]) }
  }
  /// The style without its enclosing style, for use within the body of another one.
  var formStyleInside: _AnyStyle<FormStyleConfiguration>? {
    get { self[FormStyleKey.self] }
    set { self[FormStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of each form within this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    let isSystem = S.self is any SystemControlStyle.Type
    let make: (FormStyleConfiguration) -> AnyView = { configuration in
      AnyView(
        StyleBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
    }
    return environment(\.formStyle, _AnyStyle(make: isSystem ? nil : make, type: S.self))
  }
}
