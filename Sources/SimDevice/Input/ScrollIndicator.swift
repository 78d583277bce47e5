// The bars that say where in its content a list or a scroll view stands.
//
// They are on screen while something moves and for a moment after it; the render server draws and fades them
// [K], so they take no time of the main thread, and their two layers are not recorded.

public import Foundation
package import SimCore
public import SimViews

/// A scroll indicator on screen.
public struct ScrollIndicator: Hashable, Sendable {
  /// The axis along which the content is scrolled.
  public let axis: Axis
  /// Where the bar begins, in points from the top or the leading edge of what scrolls.
  public let start: CGFloat
  /// How long the bar is, in points.
  public let length: CGFloat

  /// The distance of the track from the edges of what scrolls, in points [E].
  package static let inset: CGFloat = 3
  /// The shortest bar while the content is within its edges, in points [E].
  package static let shortest: CGFloat = 36
  /// The shortest bar at all: beyond an edge it shrinks by as much as it is pulled, in points [E].
  package static let shortestBeyondEdge: CGFloat = 8
  /// How long the bars stay when the content has come to rest, with the time in which they fade [E].
  package static let stay = Nanoseconds(750_000_000)

  /// The bar of an area; nil if all content can be seen.
  @MainActor
  package init?(_ area: ScrollArea, along axis: Axis) {
    let limit = area.limit(along: axis)
    let viewport = area.viewport.along(axis)
    let track = viewport - 2 * Self.inset
    guard area.axes.contains(axis.set), limit > 0, track > 0 else { return nil }
    let offset = area.offset.along(axis)
    let rested = area.clamped(offset, along: axis)
    let whole = min(track, max(Self.shortest, track * viewport / area.content.along(axis)))
    let length = max(min(whole, Self.shortestBeyondEdge), whole - abs(offset - rested))
    self.axis = axis
    self.length = length
    start = Self.inset + (track - length) * rested / limit
  }
}

extension Engine {
  /// The indicators that are on screen now, the vertical one first.
  package var scrollIndicators: [ScrollIndicator] {
    guard let area = scrolling.motion?.area ?? scrolling.glides.last?.area ?? areaWithIndicators,
      area.showsIndicators,
      !area.isRemoved
    else {
      return []
    }
    return [.vertical, .horizontal].compactMap { ScrollIndicator(area, along: $0) }
  }

  /// What was scrolled last, as long as its indicators stay.
  private var areaWithIndicators: ScrollArea? {
    guard let last = scrolling.last, mainTime < last.end + ScrollIndicator.stay else { return nil }
    return last.area
  }
}

/// What came to rest last.
@MainActor
struct LastScroll {
  private(set) weak var area: ScrollArea?
  let end: Instant
}
