// Modifiers that change the bars of the screen around a view.

import SimReflection
@_spi(Runtime) public import SimViews

/// A modifier that changes the navigation bar around the view.
nonisolated public struct _BarSettingsModifier: PrimitiveModifier {
  let settings: BarSettings

  /// Returns a node that writes to its screen's bar.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    BarWriterNode<C, Self>(value, inputs, settings: { $0.settings }) { _, _, _ in [] }
  }
}

/// The node of a view that changes the bars of its screen.
final class BarWriterNode<C: View, M: ViewModifier>:
  PassThroughNode<ModifiedContent<C, M>, C>, NavigationItemWriter
{
  private var modifier: M
  private let settings: @MainActor (M) -> BarSettings
  private let items: @MainActor (M, HostingRoot, EnvironmentScope) -> [BarItem]

  init(
    _ value: ModifiedContent<C, M>, _ inputs: _ViewInputs,
    settings: @escaping @MainActor (M) -> BarSettings,
    items: @escaping @MainActor (M, HostingRoot, EnvironmentScope) -> [BarItem]
  ) {
    modifier = value.modifier
    self.settings = settings
    self.items = items
    super.init(value, inputs) { $0.content }
    root.screen?.navigationItem.add(self, in: runtime)
  }

  override func update(_ new: ModifiedContent<C, M>) {
    if !areEqualInputs(modifier, new.modifier) { runtime.changeCounters.recordForwardedChange() }
    runtime.retire(modifier)
    modifier = new.modifier
    root.screen?.navigationItem.changed(in: runtime)
    super.update(new)
  }

  var title: String? { nil }
  var barSettings: BarSettings { settings(modifier) }
  var barItems: [BarItem] { root.screen.map { items(modifier, $0, environment) } ?? [] }

  override func tearDown() {
    root.screen?.navigationItem.remove(self, in: runtime)
    super.tearDown()
  }
}

/// A configuration for a navigation bar that represents a view at the top of a navigation stack.
nonisolated public struct NavigationBarItem: Sendable {
  /// A style for displaying the title of a navigation bar.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// Inherit the display mode from the previous navigation item; on the root of a stack it is large.
    case automatic
    /// Display the title within the standard bounds of the navigation bar.
    case inline
    /// Display a large title within an expanded navigation bar.
    case large

    var isLarge: Bool? { self == .automatic ? nil : self == .large }
  }
}

/// The position of a bar.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  public static let automatic = ToolbarPlacement(name: "automatic")
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
}

extension View {
  /// Configures the title display mode for this view.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> ModifiedContent<Self, _BarSettingsModifier> {
    bars(BarSettings(hasLargeTitle: displayMode.isLarge))
  }

  /// Hides the navigation bar back button for the view.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> ModifiedContent<Self, _BarSettingsModifier> {
    bars(BarSettings(isBackButtonHidden: hidesBackButton))
  }

  /// Hides the navigation bar for this view.
  nonisolated public func navigationBarHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, _BarSettingsModifier> {
    bars(BarSettings(isHidden: hidden))
  }

  /// Specifies the visibility of a bar managed by SwiftUI.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> ModifiedContent<Self, _BarSettingsModifier> {
    let isNavigationBar =
      bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return self.bars(
      BarSettings(
        isHidden: isNavigationBar && visibility != .automatic ? visibility == .hidden : nil))
  }

  /// Specifies the preferred background of a bar; it is not drawn.
  nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> Self {
    self
  }

  /// Specifies the preferred visibility of the background of a bar; it is not drawn.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self {
    self
  }

  nonisolated private func bars(
    _ settings: BarSettings
  ) -> ModifiedContent<Self, _BarSettingsModifier> {
    ModifiedContent(content: self, modifier: _BarSettingsModifier(settings: settings))
  }
}
