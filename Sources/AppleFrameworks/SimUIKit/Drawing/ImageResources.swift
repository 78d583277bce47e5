// Controls with images of asset catalogues.

public import SimComponents
public import SimViews

extension Button where Label == SimComponents.Label<Text, Image> {
  /// Creates a button that generates its label from a title and an image resource.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) { self.init(role: role, action: action) { SimComponents.Label(titleKey, image: image) } }

  /// Creates a button that generates its label from a title and an image resource.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) { self.init(role: role, action: action) { SimComponents.Label(title, image: image) } }
}

extension Menu where Label == SimComponents.Label<Text, Image> {
  /// Creates a menu that generates its label from a title and an image resource.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SimComponents.Label(titleKey, image: image) } }

  /// Creates a menu that generates its label from a title and an image resource.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SimComponents.Label(title, image: image) } }
}

extension Toggle where Label == SimComponents.Label<Text, Image> {
  /// Creates a toggle that generates its label from a title and an image resource.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { SimComponents.Label(titleKey, image: image) } }

  /// Creates a toggle that generates its label from a title and an image resource.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>)
  { self.init(isOn: isOn) { SimComponents.Label(title, image: image) } }
}

extension Picker where Label == SimComponents.Label<Text, Image> {
  /// Creates a picker that generates its label from a title and an image resource.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SimComponents.Label(titleKey, image: image)
    }
  }
}

extension Tab where Label == DefaultTabLabel, Value: Hashable {
  /// Creates a tab with an image resource.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(image))
    }
  }

  /// Creates a tab with an image resource.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(image))
    }
  }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
  /// Creates a tab with an image resource.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(image)) }
  }

  /// Creates a tab with an image resource.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { DefaultTabLabel(title: Text(title), image: Image(image)) } }
}

extension ContentUnavailableView
where Label == SimComponents.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates an interface with an image resource that you display when content is unavailable.
  nonisolated public init(
    _ title: LocalizedStringKey, image: ImageResource, description: Text? = nil
  ) {
    self.init {
      SimComponents.Label(title, image: image)
    } description: {
      description
    }
  }
}
