/// An element that shows hosting roots in its area: a navigation stack, a tab view.
@MainActor
package protocol ScreenArea: RenderElement {
  /// Lays out what can be seen in the area, except the bars.
  func layoutScreens(_ runtime: LayoutRuntime)
  /// Lays out the bars, which take their items at the end of an update.
  func layoutBars(_ runtime: LayoutRuntime)
  /// The roots that are shown, outermost first.
  var shownRoots: [HostingRoot] { get }
  /// These and any other roots whose onAppear may have run.
  var allRoots: [HostingRoot] { get }
  /// Calls onDisappear in the roots that are not shown any more. The shown ones have appeared before.
  func hideOthers()
}

extension ScreenReader {
  /// The areas that show roots, outermost first.
  package var screenAreas: [any ScreenArea] { screens.compactMap { $0 as? any ScreenArea } }
}
