// Controls with image resources of asset catalogs.

public import SimComponents
public import SimViews

extension Button where Label == SimComponents.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) { self.init(role: role, action: action) { SimComponents.Label(titleKey, image: image) } }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping () -> Void
  ) { self.init(role: role, action: action) { SimComponents.Label(title, image: image) } }
}

extension Menu where Label == SimComponents.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SimComponents.Label(titleKey, image: image) } }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { SimComponents.Label(title, image: image) } }
}

extension Toggle where Label == SimComponents.Label<Text, Image> {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) { self.init(isOn: isOn) { SimComponents.Label(titleKey, image: image) } }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>)
  { self.init(isOn: isOn) { SimComponents.Label(title, image: image) } }
}

extension Picker where Label == SimComponents.Label<Text, Image> {
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
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(image))
    }
  }

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
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { DefaultTabLabel(title: Text(titleKey), image: Image(image)) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(content: content) { DefaultTabLabel(title: Text(title), image: Image(image)) } }
}

extension ContentUnavailableView
where Label == SimComponents.Label<Text, Image>, Description == Text?, Actions == EmptyView {
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
