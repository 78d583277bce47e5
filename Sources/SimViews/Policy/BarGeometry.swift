package import Foundation

/// The heights of bars, in points.
package struct BarGeometry: Sendable {
  /// The height of a navigation bar (UINavigationBar: 44 compact).
  package var height: CGFloat = 44
  /// Whether there is no navigation bar where it would hold neither a title nor a button.
  package var hidesEmptyBar = false
  /// How much higher a large title makes it (UINavigationBar).
  package var largeTitleHeight: CGFloat = 52
  /// The height of a toolbar at the bottom of a screen (UIToolbar).
  package var toolbarHeight: CGFloat = 44
  /// The height of a toolbar above the keyboard (that of any toolbar) [estimate].
  package var keyboardToolbarHeight: CGFloat = 44
  /// The distance of the items of a bar to each other (UINavigationBar) [estimate].
  package var itemGap: CGFloat = 16
  /// The distance of a title or an item in the middle of a bar from what is beside it (UINavigationBar) [estimate].
  package var titleGap: CGFloat = 8
  /// The height of a tab bar (UITabBar: 49 above the home indicator).
  package var tabBarHeight: CGFloat = 49
  /// How much of the screen a tab bar takes at least, with what lies below it.
  package var leastTabBarReach: CGFloat = 0
  /// The capsule in which the tabs lie; nil where they share the width of the screen.
  package var tabCapsule: TabCapsule?
  /// The height of the bar of a search field: a field of 36 with 8 above and below (UISearchBar) [estimate].
  package var searchBarHeight: CGFloat = 52
  /// The height of a search field (UISearchBar) [estimate].
  package var searchFieldHeight: CGFloat = 36

  /// A tab bar that floats over the content.
  package struct TabCapsule: Sendable {
    package var height: CGFloat
    /// How far it lies below the top of what the bar takes of the screen.
    package var top: CGFloat
    /// The width of a tab where there is room, and the space before the first and behind the last one.
    package var tabWidth: CGFloat
    package var inset: CGFloat

    /// Where it lies in a bar with so many tabs, no further than a margin from its sides.
    package func frame(in bar: CGRect, tabs: Int, margin: CGFloat) -> CGRect {
      let width = min(CGFloat(tabs) * tabWidth + 2 * inset, bar.width - 2 * margin)
      return CGRect(x: bar.midX - width / 2, y: bar.minY + top, width: width, height: height)
    }
  }
}

extension BarGeometry {
  /// The bars of iOS 26, as Apple's SwiftUI rendered them on an iPhone SE (iamcgn/swiftui-web, Docs/elements/iOS.md): a navigation bar
  /// of 54 with buttons of 44 at its bottom; none where there is neither a title nor a back button; a tab bar of 58 that floats
  /// above the bottom of the screen, of which it takes 83 with or without a home indicator.
  package static let iOS26 = {
    var sizes = BarGeometry()
    sizes.height = 54
    sizes.hidesEmptyBar = true
    sizes.leastTabBarReach = 83
    sizes.tabCapsule = TabCapsule(height: 58, top: 2, tabWidth: 86, inset: 6)
    return sizes
  }()
}
