// The background that is seen where the content of a screen ends, and beside it.

import Foundation
import SimScreen
@_spi(Runtime) import SimViews

extension RenderElement {
  /// Returns the background of the element that its content does not cover: grey if it contains a
  /// grouped list.
  ///
  /// A list, a navigation stack and tabs have backgrounds of their own, light or dark as set around
  /// them.
  func ground(_ palette: SystemPalette) -> DisplayColour {
    var palette = palette
    if let scheme = schemeOfGround { palette.isDark = scheme == .dark }
    return palette[holdsGroupedList ? "systemGroupedBackground" : "systemBackground"]
  }

  /// Whether the element contains a grouped list.
  private var holdsGroupedList: Bool {
    if let list = self as? ListElement {
      return list.host?.metrics.isGrouped == true && list.host?.hidesBackground == false
    }
    if let navigation = self as? NavigationElement {
      return navigation.host?.screens.last?.element.holdsGroupedList == true
    }
    if let tabs = self as? TabElement {
      return tabs.host?.selected?.root.element.holdsGroupedList == true
    }
    guard holdsHosts else { return false }
    var holds = false
    forEachChild { holds = holds || $0.holdsGroupedList }
    return holds
  }

  /// The appearance set around content that has a background of its own; nil if there is none.
  private var schemeOfGround: ColorScheme? {
    guard hasGround, !isGround else { return nil }
    var scheme: ColorScheme?
    forEachChild { scheme = scheme ?? $0.schemeOfGround }
    return scheme ?? (self as? ColorSchemeElement)?.scheme
  }

  /// Whether the platform fills the background of the element: a list, a navigation stack or tabs.
  private var isGround: Bool {
    self is ListElement || self is NavigationElement || self is TabElement
  }

  private var hasGround: Bool {
    guard holdsHosts, !isGround else { return isGround }
    var has = false
    forEachChild { has = has || $0.hasGround }
    return has
  }
}
