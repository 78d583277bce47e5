// Styles of a labeled content. A custom style makes the body; the system's is a row.

import Foundation
public import SimViews

/// A type that specifies the appearance and interaction of all views of one kind within a view hierarchy.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// A view that represents the body of a labeled content.
  associatedtype Body: View
  /// The properties of a labeled content.
  typealias Configuration = LabeledContentStyleConfiguration
  /// Creates a view representing the body of a labeled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a labeled content.
public struct LabeledContentStyleConfiguration {
  /// A type-erased label of a labeled content.
  nonisolated public struct Label: ErasedPart { package let content: AnyView }
  /// A type-erased content of a labeled content.
  nonisolated public struct Content: ErasedPart { package let content: AnyView }
  public let label: Label
  public let content: Content
}

/// The default labeled content style.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle, SystemControlStyle {
  public init() {}
  /// Returns the control in the style of the system.
  public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default labeled content style.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: _AnyStyle<LabeledContentStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var labeledContentStyle: _AnyStyle<LabeledContentStyleConfiguration>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue?.over(self[LabeledContentStyleKey.self]) }
  }
  /// The style without its enclosing style, for use within the body of another one.
  var labeledContentStyleInside: _AnyStyle<LabeledContentStyleConfiguration>? {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of each labeled content within this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    let isSystem = S.self is any SystemControlStyle.Type
    let make: (LabeledContentStyleConfiguration) -> AnyView = { configuration in
      AnyView(
        StyleBody(style: style, configuration: configuration) { $0.makeBody(configuration: $1) })
    }
    return environment(\.labeledContentStyle, _AnyStyle(make: isSystem ? nil : make, type: S.self))
  }
}
