// Styles of a disclosure group. A custom style makes the body; the system's is a label with a chevron over the content.

import Foundation
public import SimViews

/// A type that specifies the appearance and interaction of all views of one kind within a view hierarchy.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// A view that represents the body of a disclosure group.
  associatedtype Body: View
  /// The properties of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// Creates a view representing the body of a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// A type-erased label of a disclosure group.
  nonisolated public struct Label: ErasedPart { package let content: AnyView }
  /// A type-erased content of a disclosure group.
  nonisolated public struct Content: ErasedPart { package let content: AnyView }
  public let label: Label
  public let content: Content
  /// Whether the content is shown; may be written.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// A disclosure group style that resolves its appearance automatically based on the current context.
nonisolated public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A disclosure group style that resolves its appearance automatically based on the current context.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: _AnyStyle<DisclosureGroupStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var disclosureGroupStyle: _AnyStyle<DisclosureGroupStyleConfiguration>? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of each disclosure group within this view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    let isSystem = S.self is any SystemControlStyle.Type
    let make: (DisclosureGroupStyleConfiguration) -> AnyView = { configuration in
      AnyView(
        StyleBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
    }
    return environment(\.disclosureGroupStyle, _AnyStyle(make: isSystem ? nil : make, type: S.self))
  }
}
