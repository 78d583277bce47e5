import Foundation
public import SimViews

/// A standard label for user interface items, consisting of an icon with a title.
nonisolated public struct Label<Title: View, Icon: View>: PrimitiveView {
  let title: Title
  let icon: Icon

  /// Creates a label with a custom title and icon.
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// Returns a node with the icon before the title, or with the body of a style; in a toolbar the icon is shown alone.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    StyledNode<Self>(value, inputs) { value, values in
      values.labelStyle?.body(
        LabelStyleConfiguration(
          title: .init(content: AnyView(value.title)), icon: .init(content: AnyView(value.icon))),
        inside: \.labelStyleInside)
    } system: { value, inputs in
      if inputs.root.kind == .toolbarItem {
        return composed(value, inputs) { IconAlone(icon: $0.icon, title: $0.title) }
      }
      return IconAndTitle<Icon, Title>.makeNode(value, inputs) { ($0.icon, $0.title) }
    }
  }

  /// Visits nothing: both parts are likely to be shown, but the style determines that.
  @MainActor public static func _visitType(_ visitor: inout _TypeVisitor) {}
}

/// The icon of a label before its title; in a row of a list the icon may lie in the middle of a slot.
nonisolated private struct IconAndTitle<Icon: View, Title: View>: PrimitiveView {
  let icon: Icon
  let title: Title

  @MainActor static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    makeNode(value, inputs) { ($0.icon, $0.title) }
  }

  @MainActor static func makeNode<V>(
    _ value: V, _ inputs: _ViewInputs, parts: @escaping @MainActor (V) -> (icon: Icon, title: Title)
  ) -> _TypedNode<V> {
    guard let sizes = inputs.root.cellHost?.sizes, let slot = sizes.labelSlot else {
      return stack(value, inputs, spacing: nil) {
        let parts = parts($0)
        return TupleView(parts.icon, parts.title)
      }
    }
    return stack(value, inputs, spacing: sizes.labelGap) {
      let parts = parts($0)
      return TupleView(parts.icon.frame(width: slot), parts.title)
    }
  }

  @MainActor private static func stack<V, Content: View>(
    _ value: V, _ inputs: _ViewInputs, spacing: CGFloat?,
    content: @escaping @MainActor (V) -> Content
  ) -> _TypedNode<V> {
    StackNode<V, Content>(
      value, inputs, axis: .horizontal, content: content,
      style: { _ in (spacing, VerticalAlignment.center.key) })
  }
}

/// The icon of a label whose title names the control around it, as for assistive technologies.
nonisolated private struct IconAlone<Icon: View, Title: View>: PrimitiveView {
  let icon: Icon
  let title: Title

  @MainActor static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self> {
    composed(value, inputs) {
      HiddenLabel(content: $0.title)
      $0.icon
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Creates a label with a system icon image and a title generated from a localized string.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with a system icon image and a title generated from a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Creates a label with an icon image and a title generated from a localized string.
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(name) })
  }

  /// Creates a label with an icon image and a title generated from a string.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label representing the content of a label style.
  nonisolated public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// A type that applies a custom appearance to all labels within a view.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// A view that represents the body of a label.
  associatedtype Body: View
  /// The properties of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Creates a view that represents the body of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label.
public struct LabelStyleConfiguration {
  /// A type-erased title view of a label.
  nonisolated public struct Title: ErasedPart {
    package let content: AnyView
  }
  /// A type-erased icon view of a label.
  nonisolated public struct Icon: ErasedPart {
    package let content: AnyView
  }
  /// A description of the labeled item.
  public let title: Title
  /// A symbolic representation of the labeled item.
  public let icon: Icon
}

/// The default label style in the current context.
nonisolated public struct DefaultLabelStyle: LabelStyle {
  /// Creates an automatic label style.
  nonisolated public init() {}
  /// Returns the icon before the title.
  public func makeBody(configuration: LabelStyleConfiguration) -> some View {
    IconAndTitle(icon: configuration.icon, title: configuration.title)
  }
}

/// A label style that shows both the title and icon of the label using a system-standard layout.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates a label style that shows both the title and icon.
  nonisolated public init() {}
  /// Returns the icon before the title.
  public func makeBody(configuration: LabelStyleConfiguration) -> some View {
    IconAndTitle(icon: configuration.icon, title: configuration.title)
  }
}

/// A label style that only displays the title of the label.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates a title-only label style.
  nonisolated public init() {}
  public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
}

/// A label style that only displays the icon of the label.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates an icon-only label style.
  nonisolated public init() {}
  /// Returns the icon, without the title that names the control around it.
  public func makeBody(configuration: LabelStyleConfiguration) -> some View {
    IconAlone(icon: configuration.icon, title: configuration.title)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// A label style that resolves its appearance automatically based on the current context.
  nonisolated public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// A label style that shows both the title and icon of the label.
  nonisolated public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// A label style that only displays the title of the label.
  nonisolated public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// A label style that only displays the icon of the label.
  nonisolated public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: _AnyStyle<LabelStyleConfiguration>? { nil }
}

extension EnvironmentValues {
  var labelStyle: _AnyStyle<LabelStyleConfiguration>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue?.over(self[LabelStyleKey.self]) }
  }
  /// The style without its enclosing style, for use within the body of another one.
  var labelStyleInside: _AnyStyle<LabelStyleConfiguration>? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style for labels within this view.
  nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let make: (LabelStyleConfiguration) -> AnyView = { configuration in
      AnyView(
        StyleBody(style: style, configuration: configuration) {
          $0.makeBody(configuration: $1)
        })
    }
    return environment(
      \.labelStyle, _AnyStyle(make: S.self == DefaultLabelStyle.self ? nil : make, type: S.self))
  }
}
