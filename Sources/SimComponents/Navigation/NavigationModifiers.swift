import SimReflection
@_spi(Runtime) public import SimViews

/// A modifier with requests for the navigation bar around the view.
nonisolated public struct _NavigationItemModifier<Leading: View, Trailing: View>: PrimitiveModifier
{
  let title: String?
  let leading: Leading?
  let trailing: Trailing?
  var hasLargeTitle: Bool?

  /// Returns a node that writes to its screen's bar.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    NavigationItemNode<C, Leading, Trailing>(value, inputs)
  }
}

/// The node of a view with requests for the navigation bar.
final class NavigationItemNode<C: View, L: View, T: View>:
  PassThroughNode<ModifiedContent<C, _NavigationItemModifier<L, T>>, C>, NavigationItemWriter
{
  private var modifier: _NavigationItemModifier<L, T>

  init(_ value: ModifiedContent<C, _NavigationItemModifier<L, T>>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
    root.screen?.navigationItem.add(self, in: runtime)
  }

  override func update(_ new: ModifiedContent<C, _NavigationItemModifier<L, T>>) {
    noteChanges(new.modifier)
    runtime.retire(modifier)
    modifier = new.modifier
    root.screen?.navigationItem.changed(in: runtime)
    super.update(new)
  }

  /// Records changes.
  ///
  /// A title is shown at once; the bar's views are read when the bar is updated.
  private func noteChanges(_ new: _NavigationItemModifier<L, T>) {
    if new.title != modifier.title || new.hasLargeTitle != modifier.hasLargeTitle {
      runtime.changeCounters.recordVisibleChange()
    } else if !areEqualInputs(modifier, new) {
      runtime.changeCounters.recordForwardedChange()
    }
  }

  var title: String? { modifier.title }
  var barSettings: BarSettings { BarSettings(hasLargeTitle: modifier.hasLargeTitle) }
  var barItems: [BarItem] {
    [item(.leading, modifier.leading), item(.trailing, modifier.trailing)].compactMap { $0 }
  }

  private func item<V: View>(_ placement: BarPlacement, _ view: V?) -> BarItem? {
    guard let view, let screen = root.screen else { return nil }
    return BarItem(
      placement: placement,
      content: TypedBarContent(view: view, screen: screen, scope: environment), isExclusive: true)
  }

  override func tearDown() {
    root.screen?.navigationItem.remove(self, in: runtime)
    super.tearDown()
  }
}

extension View {
  /// Configures the view's title for purposes of navigation.
  nonisolated public func navigationTitle(
    _ titleKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _NavigationItemModifier<EmptyView, EmptyView>> {
    navigationItem(title: titleKey.string)
  }

  /// Configures the view's title for purposes of navigation.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(
    _ title: S
  ) -> ModifiedContent<Self, _NavigationItemModifier<EmptyView, EmptyView>> {
    navigationItem(title: String(title))
  }

  /// Configures the view's title for purposes of navigation.
  nonisolated public func navigationTitle(
    _ title: Text
  ) -> ModifiedContent<Self, _NavigationItemModifier<EmptyView, EmptyView>> {
    navigationItem(title: unstyled(title))
  }

  /// Configures the view's title for purposes of navigation, using a string binding.
  nonisolated public func navigationTitle(
    _ title: Binding<String>
  ) -> ModifiedContent<Self, _NavigationItemModifier<EmptyView, EmptyView>> {
    navigationItem(title: title.wrappedValue)
  }

  /// Sets the title in the navigation bar for this view.
  nonisolated public func navigationBarTitle(
    _ title: Text
  ) -> ModifiedContent<Self, _NavigationItemModifier<EmptyView, EmptyView>> {
    navigationItem(title: unstyled(title))
  }

  /// Sets the title in the navigation bar for this view.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey
  ) -> ModifiedContent<Self, _NavigationItemModifier<EmptyView, EmptyView>> {
    navigationItem(title: titleKey.string)
  }

  /// Sets the title in the navigation bar for this view.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S
  ) -> ModifiedContent<Self, _NavigationItemModifier<EmptyView, EmptyView>> {
    navigationItem(title: String(title))
  }

  /// Sets the title and display mode in the navigation bar for this view.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _NavigationItemModifier<EmptyView, EmptyView>> {
    navigationItem(title: String(title), hasLargeTitle: displayMode.isLarge)
  }

  /// Sets the title and display mode in the navigation bar for this view.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _NavigationItemModifier<EmptyView, EmptyView>> {
    navigationItem(title: unstyled(title), hasLargeTitle: displayMode.isLarge)
  }

  /// Sets the title and display mode in the navigation bar for this view.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _NavigationItemModifier<EmptyView, EmptyView>> {
    navigationItem(title: titleKey.string, hasLargeTitle: displayMode.isLarge)
  }

  /// The string of a title, which has no look of its own; a title that was given one is reported.
  nonisolated private func unstyled(_ title: Text) -> String {
    if title.isStyled { runtimeWarning("Only unstyled text can be used with navigationTitle(_:)") }
    return title.string
  }

  nonisolated private func navigationItem(
    title: String, hasLargeTitle: Bool? = nil
  ) -> ModifiedContent<Self, _NavigationItemModifier<EmptyView, EmptyView>> {
    ModifiedContent(
      content: self,
      modifier: _NavigationItemModifier<EmptyView, EmptyView>(
        title: title, leading: nil, trailing: nil, hasLargeTitle: hasLargeTitle))
  }

  /// Sets the navigation bar items for this view.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> ModifiedContent<Self, _NavigationItemModifier<L, T>> {
    ModifiedContent(
      content: self,
      modifier: _NavigationItemModifier(title: nil, leading: leading, trailing: trailing))
  }

  /// Sets the navigation bar items for this view.
  nonisolated public func navigationBarItems<L: View>(
    leading: L
  ) -> ModifiedContent<Self, _NavigationItemModifier<L, EmptyView>> {
    ModifiedContent(
      content: self,
      modifier: _NavigationItemModifier(title: nil, leading: leading, trailing: nil))
  }

  /// Sets the navigation bar items for this view.
  nonisolated public func navigationBarItems<T: View>(
    trailing: T
  ) -> ModifiedContent<Self, _NavigationItemModifier<EmptyView, T>> {
    ModifiedContent(
      content: self,
      modifier: _NavigationItemModifier(title: nil, leading: nil, trailing: trailing))
  }
}
