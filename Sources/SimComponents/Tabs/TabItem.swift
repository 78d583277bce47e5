@_spi(Runtime) public import SimViews

/// A modifier that defines the tab bar item of the view.
nonisolated public struct _TabItemModifier<Label: View>: PrimitiveModifier {
  let label: Label

  /// Returns a node that notifies the enclosing tab of the item, if the tab's value could not
  /// provide it.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TabItemNode<C, Label>(value, inputs)
  }
}

extension _TabItemModifier: TabDescribing {
  @MainActor func describe(_ description: inout TabDescription) {
    let label = label
    description.label = {
      TypedBarContent(view: label, screen: $0, scope: $1, kind: .barItem)
    }
  }
}

/// The node of a view with a tab item.
final class TabItemNode<C: View, Label: View>:
  PassThroughNode<ModifiedContent<C, _TabItemModifier<Label>>, C>
{
  init(_ value: ModifiedContent<C, _TabItemModifier<Label>>, _ inputs: _ViewInputs) {
    super.init(value, inputs) { $0.content }
    notify(value.modifier)
  }

  override func update(_ new: ModifiedContent<C, _TabItemModifier<Label>>) {
    notify(new.modifier)
    super.update(new)
  }

  private func notify(_ modifier: _TabItemModifier<Label>) {
    guard let page = root.host as? TabPage, page.description.label == nil else { return }
    page.takeItem(
      TypedBarContent(
        view: modifier.label, screen: root, scope: root.environment, kind: .barItem))
  }
}

extension View {
  /// Sets the tab bar item associated with this view.
  nonisolated public func tabItem<V: View>(
    @ViewBuilder _ label: () -> V
  ) -> ModifiedContent<Self, _TabItemModifier<V>> {
    ModifiedContent(content: self, modifier: _TabItemModifier(label: label()))
  }
}

/// The content for a tab and the tab's associated tab item in a tab view.
nonisolated public struct Tab<Value, Content: View, Label: View>: PrimitiveView {
  let tag: AnyHashable?
  let label: Label
  let content: Content

  /// Returns a node of the content.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PassThroughNode<Self, Content>(value, inputs) { $0.content }
  }
}

extension Tab: TabDescribing {
  @MainActor func describe(_ description: inout TabDescription) {
    let label = label
    description.label = {
      TypedBarContent(view: label, screen: $0, scope: $1, kind: .barItem)
    }
    if let tag { description.tag = tag }
  }
}

/// The tab bar item for a title and an image.
nonisolated public struct DefaultTabLabel: PrimitiveView {
  let title: Text?
  let image: Image?

  nonisolated package init(title: Text?, image: Image?) {
    self.title = title
    self.image = image
  }

  /// Returns a node with the image and the title.
  @MainActor public static func _makeNode(_ value: Self, _ inputs: _ViewInputs) -> _TypedNode<Self>
  {
    PassThroughNode<Self, TupleView<Image?, Text?>>(value, inputs) {
      TupleView($0.image, $0.title)
    }
  }
}

extension Tab where Label == DefaultTabLabel, Value: Hashable {
  /// Creates a tab that the tab view presents when the tab view's selection equals the tab's value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    tag = selectionTag(value)
    label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    self.content = content()
  }

  /// Creates a tab that the tab view presents when the tab view's selection equals the tab's value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    tag = selectionTag(value)
    label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.content = content()
  }

  /// Creates a tab with a role that the tab view presents when its selection equals the tab's value.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    tag = selectionTag(value)
    let isSearch = role == .search
    label = DefaultTabLabel(
      title: isSearch ? Text(verbatim: "Search") : nil,
      image: isSearch ? Image(systemName: "magnifyingglass") : nil)
    self.content = content()
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab that the tab view presents when the user selects it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    tag = nil
    label = DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    self.content = content()
  }
}

extension Tab where Value: Hashable {
  /// Creates a tab with a label of its own.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    tag = selectionTag(value)
    self.label = label()
    self.content = content()
  }
}

/// A value that defines the purpose of the tab.
public enum TabRole: Hashable, Sendable {
  case search
}
