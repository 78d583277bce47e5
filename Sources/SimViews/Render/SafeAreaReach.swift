// How far the safe area extends beyond a view: what the system's bars, the bars of a screen and the insets of views cover
// beyond the edges at which the view ends.
//
// It is found from the geometry alone, outwards: wherever something around keeps space free at an edge, a view that ends at
// that space reaches over it. So a padding or a sibling in between ends it, and a list in a stack reaches over the edges
// that it touches. A view that ignores the safe area grows by it, scrolling content continues under it, and a geometry
// reader is notified of it.

package import Foundation

/// What is covered beyond the edges at which a view ends.
package struct SafeAreaReach: Equatable {
  /// How far the safe area goes on beyond each edge, in points.
  package var insets = EdgeInsets()
  /// The part of that above which nothing but the system's own lies, in points: what scrolls can be seen there.
  package var open = EdgeInsets()
  /// What covers something beyond the top edge, as a person would call it; nil if no bar does.
  package var topBar: String?
  /// What covers something beyond the bottom edge; nil if no bar does.
  package var bottomBar: String?
  /// The part of the bottom inset that is the keyboard's, and what lies above it, in points.
  fileprivate var keyboard: (above: CGFloat, own: CGFloat)?

  package static func == (lhs: SafeAreaReach, rhs: SafeAreaReach) -> Bool {
    lhs.insets == rhs.insets && lhs.open == rhs.open && lhs.topBar == rhs.topBar
      && lhs.bottomBar == rhs.bottomBar
  }

  /// How far some regions of the safe area go on beyond each edge, in points.
  ///
  /// The keyboard lies over the bars and the home indicator: who ignores only those stays above it.
  func insets(of regions: SafeAreaRegions) -> EdgeInsets {
    let ignoresContainer = regions.contains(.container)
    guard let keyboard else { return ignoresContainer ? insets : EdgeInsets() }
    var found = ignoresContainer ? insets : EdgeInsets()
    if !ignoresContainer {
      found.bottom = regions.contains(.keyboard) && keyboard.above == 0 ? keyboard.own : 0
    } else if !regions.contains(.keyboard) {
      found.bottom = keyboard.above
    }
    return found
  }

  package init() {}

  /// Lets a view reach over what something around it keeps free.
  ///
  /// - Parameter frame: the view, with what it reaches over, in points of what is around; it grows.
  /// - Parameter size: the size of what is around.
  /// - Parameter axes: along which the view can reach out at all.
  /// - Parameter bars: what covers the space; nil if that lies in the order of the views.
  mutating func cross(
    _ free: EdgeInsets, _ frame: inout CGRect, in size: CGSize, _ axes: Axis.Set,
    bars: BarNames? = nil
  ) {
    if axes.contains(.vertical) {
      if free.top > 0, frame.minY <= free.top + Self.tolerance {
        let distance = max(0, frame.minY)
        frame.origin.y -= distance
        frame.size.height += distance
        insets.top += distance
        if topBar == nil { topBar = bars?.top }
        if topBar == nil { open.top += distance }
      }
      if free.bottom > 0, frame.maxY >= size.height - free.bottom - Self.tolerance {
        let distance = max(0, size.height - frame.maxY)
        frame.size.height += distance
        insets.bottom += distance
        if bottomBar == nil { bottomBar = bars?.bottom }
        if bottomBar == nil { open.bottom += distance }
      }
    }
    guard axes.contains(.horizontal) else { return }
    if free.leading > 0, frame.minX <= free.leading + Self.tolerance {
      let distance = max(0, frame.minX)
      frame.origin.x -= distance
      frame.size.width += distance
      insets.leading += distance
      open.leading += distance
    }
    if free.trailing > 0, frame.maxX >= size.width - free.trailing - Self.tolerance {
      let distance = max(0, size.width - frame.maxX)
      frame.size.width += distance
      insets.trailing += distance
      open.trailing += distance
    }
  }

  /// Lets a view reach over what the system keeps free around a root that lies on the screen itself.
  ///
  /// - Parameter size: the root's size.
  mutating func cross(
    system insets: EdgeInsets, _ frame: inout CGRect, around size: CGSize, _ axes: Axis.Set,
    keyboard: CGFloat
  ) {
    var insets = insets
    insets.bottom += keyboard
    let above = self.insets.bottom
    frame = frame.offsetBy(dx: insets.leading, dy: insets.top)
    cross(
      insets, &frame, in: CGRect(origin: .zero, size: size).grown(by: insets).size, axes,
      bars: keyboard > 0 ? BarNames(bottom: "keyboard") : nil)
    note(keyboard, above: above)
  }

  /// Notes how much of the space crossed last is the keyboard's.
  mutating func note(_ keyboard: CGFloat, above: CGFloat) {
    if keyboard > 0, insets.bottom > above { self.keyboard = (above, keyboard) }
  }

  /// How far from an edge a view may end and still ends at it, in points: less than a pixel.
  private static let tolerance: CGFloat = 0.3
}

/// What a person would call the bars at the edges of an element.
@_spi(Runtime) public struct BarNames {
  let top: String?
  let bottom: String?

  package init(top: String? = nil, bottom: String? = nil) {
    self.top = top
    self.bottom = bottom
  }
}

extension RenderElement {
  /// How far the safe area goes on beyond the element.
  ///
  /// - Parameter spare: how much of the space offered lies beyond each of its edges, in points.
  /// - Complexity: O(depth)
  package func safeAreaReach(_ runtime: LayoutRuntime, sparing spare: CGSize = .zero)
    -> SafeAreaReach
  {
    var reach = SafeAreaReach()
    var frame = CGRect(
      x: -spare.width, y: -spare.height, width: size.width + 2 * spare.width,
      height: size.height + 2 * spare.height)
    var axes: Axis.Set = [.horizontal, .vertical]
    var element = self
    while true {
      if let parent = element.parent {
        frame = frame.offsetBy(
          dx: element.origin.x + parent.contentShift.x, dy: element.origin.y + parent.contentShift.y
        )
        // Inside of what scrolls nothing ends at the edge of the screen.
        if let area = parent.scrolling { axes.subtract(area.axes) }
        if axes.isEmpty { return reach }
        let free = parent.turned(parent.safeAreaInsets(around: element))
        if free != EdgeInsets() {
          reach.cross(free, &frame, in: parent.size, axes, bars: parent.barNames)
        }
        element = parent
        continue
      }
      guard let next = element.aroundRoot(&frame, &reach, axes, runtime) else { return reach }
      element = next
    }
  }
}

extension EdgeInsets {
  /// The insets at the start and at the end along an axis.
  package func along(_ axis: Axis) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}

extension CGSize {
  /// What insets leave of the size.
  func shrunk(by insets: EdgeInsets) -> CGSize {
    CGSize(
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}

extension CGRect {
  /// The rectangle made larger at each edge.
  package func grown(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - insets.leading, y: minY - insets.top,
      width: width + insets.leading + insets.trailing, height: height + insets.top + insets.bottom)
  }
}

/// A layout that keeps a part of its space free of its first subview, as an inset of that one's safe area.
protocol SafeAreaInsetting {
  /// The edge at which it does.
  var insetEdge: Edge { get }
}
