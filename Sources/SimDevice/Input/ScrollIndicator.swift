// Scroll indicators.
//
// They are visible while content moves and for a short time after that. The render server draws and fades them [K], so they
// take no time of the main thread, and their two layers are not recorded.

public import Foundation
package import SimCore
public import SimViews

/// A visible scroll indicator.
public struct ScrollIndicator: Hashable, Sendable {
  /// The axis of the scrolling.
  public let axis: Axis
  /// The start of the indicator, in points from the top or leading edge of the scroll area.
  public let start: CGFloat
  /// The length of the indicator in points.
  public let length: CGFloat

  /// The distance of the track from the edges of the scroll area, in points [E].
  package static let inset: CGFloat = 3
  /// The minimum length while the content is within its edges, in points [E].
  package static let shortest: CGFloat = 36
  /// The minimum length beyond an edge, where the indicator shrinks by the overshoot, in points
  /// [E].
  package static let shortestBeyondEdge: CGFloat = 8
  /// The time for which indicators stay visible after the content has come to rest, including the
  /// fade [E].
  package static let stay = Nanoseconds(750_000_000)

  /// Creates the indicator of a scroll area, or returns nil if all content is visible.
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

extension Scrolling {
  /// Returns the indicators that are visible at a time, the vertical one first.
  func indicators(at time: Instant) -> [ScrollIndicator] {
    guard let area = motion?.area ?? glides.last?.area ?? lastArea(at: time),
      area.showsIndicators,
      !area.isRemoved
    else {
      return []
    }
    return [.vertical, .horizontal].compactMap { ScrollIndicator(area, along: $0) }
  }

  /// Returns the last scrolled area, while its indicators are visible.
  private func lastArea(at time: Instant) -> ScrollArea? {
    guard let last, time < last.end + ScrollIndicator.stay else { return nil }
    return last.area
  }
}

/// The scroll area that came to rest last.
@MainActor
struct LastScroll {
  private(set) weak var area: ScrollArea?
  let end: Instant
}
