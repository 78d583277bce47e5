package import Foundation

/// The area of a navigation stack: the topmost screen under a bar.
@MainActor
package final class NavigationElement: RenderElement, ScreenArea {
  package weak var host: NavigationHost?
  package override var isHost: Bool { true }
  package override var kind: RenderKind { .navigation }

  /// The height of a bar, in points (UINavigationBar: 44 compact).
  package static let compactBarHeight: CGFloat = 44
  /// The height of a bar with a large title, in points (UINavigationBar: 44 and 52 for the title).
  package static let largeBarHeight: CGFloat = 96

  /// The height of the bar over the topmost screen, in points.
  package var barHeight: CGFloat {
    guard let item = host?.screens.last?.navigationItem, !item.isBarHidden else {
      return host?.screens.isEmpty == false ? 0 : Self.compactBarHeight
    }
    return item.hasLargeTitle ? Self.largeBarHeight : Self.compactBarHeight
  }

  package override func computeSize(_ proposal: ProposedSize, _ runtime: ViewRuntime) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  package override func placeChildren(in size: CGSize, _ runtime: ViewRuntime) {}

  package func layoutScreens(_ runtime: ViewRuntime) {
    guard let host, let top = host.screens.last else { return }
    let available = CGSize(width: size.width, height: max(0, size.height - barHeight))
    _ = top.layout(in: ProposedSize(available))
  }

  package func layoutBars(_ runtime: ViewRuntime) {
    guard let item = host?.screens.last?.navigationItem, !item.isBarHidden else { return }
    for bar in item.bars {
      _ = bar.layout(in: ProposedSize(width: nil, height: Self.compactBarHeight))
    }
  }

  package var shownRoots: [HostingRoot] {
    guard let top = host?.screens.last else { return [] }
    return [top] + (top.navigationItem.isBarHidden ? [] : top.navigationItem.bars)
  }

  package var allRoots: [HostingRoot] { shownRoots }
  package func hideOthers() {}
}

/// An element that shows hosting roots in its area: a navigation stack, a tab view.
@MainActor
package protocol ScreenArea: RenderElement {
  /// Lays out what can be seen in the area, but for the bars.
  func layoutScreens(_ runtime: ViewRuntime)
  /// Lays out the bars, which take their items at the end of an update.
  func layoutBars(_ runtime: ViewRuntime)
  /// The roots that are shown, outermost first.
  var shownRoots: [HostingRoot] { get }
  /// Those and any others that may have been told that they are shown.
  var allRoots: [HostingRoot] { get }
  /// Tells the roots that are not shown any more; those that are shown have been told before.
  func hideOthers()
}
