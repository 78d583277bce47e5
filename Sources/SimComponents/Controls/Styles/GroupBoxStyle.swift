// Styles of a group box. A custom style makes the body; the system's is a column in a box.

import Foundation
public import SimViews

/// A type that specifies the appearance and interaction of all views of one kind within a view hierarchy.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// A view that represents the body of a group box.
  associatedtype Body: View
  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration
  /// Creates a view representing the body of a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box.
public struct GroupBoxStyleConfiguration {
  /// A type-erased label of a group box.
  nonisolated public struct Label: ErasedPart { package let content: AnyView }
  /// A type-erased content of a group box.
  nonisolated public struct Content: ErasedPart { package let content: AnyView }
  public let label: Label
  public let content: Content
}

/// The default style for group box views.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style for group box views.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: _AnyStyle<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var groupBoxStyle: _AnyStyle<GroupBoxStyleConfiguration>? {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of each group box within this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    let isSystem = S.self is any SystemControlStyle.Type
    let make: (GroupBoxStyleConfiguration) -> AnyView = { configuration in
      AnyView(
        StyleBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
    }
    return environment(\.groupBoxStyle, _AnyStyle(make: isSystem ? nil : make, type: S.self))
  }
}
