// The keyboard as a part of the safe area: while a field has the focus, the contents of the same
// window, sheet or cover are laid out above the keyboard, and scrolling content continues under it,
// as under a bar (documentation of `SafeAreaRegions.keyboard`). The keyboard covers tab bars and
// toolbars, which do not move, so a stack or a tab view that ends at the bottom keeps its frame and
// its screens make space. The field itself is scrolled into view.
//
// It is shown and hidden within a quarter of a second, and views that make space for it are laid
// out under its animation: the layout is the final one, at once, as for any animated change. A
// keyboard toolbar is placed on it and makes it higher.

package import Foundation
@_spi(Runtime) package import SimViews

extension DeviceFacts {
  /// The height of the keyboard, in points: 216, and 41 more over the home indicator's area (iPhone 13, portrait, without
  /// the bar of suggestions) [estimate].
  package var keyboardHeight: CGFloat { 216 + (safeArea.bottom > 0 ? safeArea.bottom + 41 : 0) }
}

extension KeyboardFocus {
  /// The duration of showing or hiding the keyboard, in seconds [S:
  /// `UIResponder.keyboardAnimationDurationUserInfoKey`, 0.25 in the notifications that apps
  /// print].
  package static let duration = 0.25

  /// The transaction of layout changes around the keyboard; that the curve eases out is an estimate.
  package static var transaction: Transaction {
    Transaction(animation: .easeOut(duration: duration))
  }
}

extension FocusCoordinator {
  /// Returns the height of the keyboard, including the toolbar of the field's screen, in points.
  package func keyboardHeight(_ facts: DeviceFacts) -> CGFloat {
    let bar = runtime.policy.geometry.bars.keyboardToolbarHeight
    return facts.keyboardHeight + (barItem?.hasKeyboardBar == true ? bar : 0)
  }

  /// The bars of the screen that contains the focused field.
  var barItem: NavigationItem? { root?.screen?.navigationItem }

  /// Returns whether the focused field is on a screen.
  func isOn(_ screen: HostingRoot) -> Bool { field != nil && root?.screen === screen }

  /// The hosting root of the field that has the focus.
  private var root: HostingRoot? { (field as? _ViewNode)?.root }

  /// Returns whether the focused field is in a root rather than in one that is presented over it.
  fileprivate func isIn(sameContextAs other: HostingRoot) -> Bool {
    guard let root else { return false }
    return root.presentationContext === other.presentationContext
  }

  /// Returns whether a root contains the field directly.
  func isIn(_ other: HostingRoot) -> Bool { root === other }

  /// Scrolls the field that gains the focus to a visible position above the keyboard.
  func reveal(_ field: any TextInput) {
    guard let node = field as? _ViewNode else { return }
    node.runtime.scrollWhenLaidOut { [weak node] in
      guard let node, !node.isRemoved else { return }
      node.revealInScrollView()
    }
  }
}

extension HostingRoot {
  /// Returns how much the keyboard covers of what the root is shown in, in points; 0 if the root does not show the keyboard.
  ///
  /// - Parameter bottom: The distance of its end from the bottom of the screen, in points.
  func keyboardCover(endingAt bottom: CGFloat) -> CGFloat {
    guard runtime.focus.field != nil, runtime.focus.isIn(sameContextAs: self) else { return 0 }
    return max(0, runtime.focus.keyboardHeight(runtime.facts) - bottom)
  }

  /// Returns the part of an area above the keyboard, if the root shows the keyboard.
  ///
  /// - Parameter bottom: The distance of the area's end from the bottom of the screen, in points.
  package func aboveKeyboard(_ area: CGSize, endingAt bottom: @autoclosure () -> CGFloat) -> CGSize
  {
    keyboardOverlap = 0
    guard runtime.focus.field != nil, !element.endsWithScreens else { return area }
    keyboardOverlap = min(area.height, keyboardCover(endingAt: bottom()))
    return CGSize(width: area.width, height: area.height - keyboardOverlap)
  }

  /// Returns the part of an area above the keyboard, for a root in an element, above bars of a
  /// height.
  package func aboveKeyboard(_ area: CGSize, in host: RenderElement, above bar: CGFloat) -> CGSize {
    guard runtime.focus.field != nil, !host.goesUnderKeyboard else {
      keyboardOverlap = 0
      return area
    }
    let end = host.originOnScreen(runtime).y + host.size.height - bar
    return aboveKeyboard(area, endingAt: runtime.facts.size.height - end)
  }
}

extension RenderElement {
  /// Whether the view that fills the element shows screens of its own, which make space for the
  /// keyboard themselves.
  fileprivate var endsWithScreens: Bool {
    guard holdsHosts else { return false }
    if self is any ScreenArea { return true }
    var count = 0
    var found = false
    forEachChild { child in
      guard !child.isOutgoing else { return }
      count += 1
      found = found || child.endsWithScreens
    }
    return found && (count == 1 || self is LayersElement)
  }

  /// Whether a view around the element ignores the keyboard.
  fileprivate var goesUnderKeyboard: Bool {
    var element: RenderElement? = self
    while let current = element {
      if (current as? SafeAreaElement)?.ignoresKeyboard == true { return true }
      element = current.parent
    }
    return false
  }
}
