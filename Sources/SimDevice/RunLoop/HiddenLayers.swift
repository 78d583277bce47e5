// The layers of scroll views outside their visible areas: they exist, and no frame draws them.
//
// A scroll view without a lazy stack has layers for all of its content, which its own layer clips. The render server skips
// layers outside; the price of a layer is that of a visible one, and an invisible shadow is not drawn. Skipping a layer has
// no price [E]. Rows of lists and lazy stacks exist only where they are visible, and always count.
//
// The positions are computed again after a commit that changes the layers. A frame that only scrolls searches two sorted
// lists.

import Foundation
import SimCore
@_spi(Runtime) import SimViews

/// A sum of layers of a frame.
///
/// It has fractions for scroll views inside scroll views, which show a part of their content.
struct LayerSum {
  var layers = 0.0
  /// The number of offscreen passes.
  var passes = 0.0
  /// The number of pixels that the layers cover.
  var pixels = 0.0

  static func + (one: LayerSum, other: LayerSum) -> LayerSum {
    LayerSum(
      layers: one.layers + other.layers, passes: one.passes + other.passes,
      pixels: one.pixels + other.pixels)
  }

  static func - (one: LayerSum, other: LayerSum) -> LayerSum {
    LayerSum(
      layers: one.layers - other.layers, passes: one.passes - other.passes,
      pixels: one.pixels - other.pixels)
  }

  static func * (sum: LayerSum, share: Double) -> LayerSum {
    LayerSum(layers: sum.layers * share, passes: sum.passes * share, pixels: sum.pixels * share)
  }
}

/// The layers outside the visible areas of an app's scroll views.
@MainActor
struct HiddenLayers {
  private var contents: [ScrolledLayers] = []
  private var covered: Set<ObjectIdentifier> = []

  /// Updates the positions of layers if a commit may have changed them.
  ///
  /// - Complexity: O(1) if no element was inserted, removed or moved, or if there is no scroll
  ///   view.
  /// - Parameter covered: the scroll views on screens that no frame draws.
  mutating func update(
    after mutations: [RenderMutation], areas: [ScrollArea], without covered: Set<ObjectIdentifier>,
    _ memory: MemoryMeter
  ) {
    guard !areas.isEmpty else {
      contents = []
      return
    }
    let isSame = covered == self.covered
    guard !isSame || mutations.contains(where: \.changesPlaces) else { return }
    self.covered = covered
    contents = areas.compactMap {
      covered.contains(ObjectIdentifier($0)) ? nil : ScrolledLayers($0, memory)
    }
  }

  /// The sum of the hidden layers.
  var sum: LayerSum { contents.reduce(LayerSum()) { $0 + $1.hidden } }
}

extension RenderMutation {
  /// Whether an element was inserted, removed or moved.
  var changesPlaces: Bool {
    switch self {
    case .insert, .remove, .layout: true
    case .update, .image: false
    }
  }
}

/// The content of one scroll view by position along its scroll axis.
@MainActor
private struct ScrolledLayers {
  private let area: ScrollArea
  private let axis: Axis
  private var whole = LayerSum()
  /// The starts and ends of layers in ascending order, with the cumulative sum of their visible
  /// parts.
  private var starts: [(edge: CGFloat, sum: LayerSum)] = []
  private var ends: [(edge: CGFloat, sum: LayerSum)] = []

  /// Collects the content of a scroll area, or returns nil if another scroll view contains and
  /// counts it.
  init?(_ area: ScrollArea, _ memory: MemoryMeter) {
    guard let element = area.element else { return nil }
    var around = element.parent
    while let outer = around {
      if outer.kind == .scroll { return nil }
      around = outer.parent
    }
    self.area = area
    axis = area.mainAxis
    var found: [Found] = []
    let across = area.share(along: axis == .vertical ? .horizontal : .vertical)
    element.forEachChild {
      Self.find($0, at: 0, in: -.infinity...CGFloat.infinity, across, axis, memory, &found)
    }
    whole = found.reduce(LayerSum()) { $0 + $1.own }
    starts = Self.summed(found.map { ($0.start, $0.own * $0.share) })
    ends = Self.summed(found.map { ($0.end, $0.own * $0.share) })
  }

  /// The layers of one element, and the fraction that inner scroll views leave visible.
  private typealias Found = (start: CGFloat, end: CGFloat, own: LayerSum, share: Double)

  /// Collects the layers of an element and of its children.
  ///
  /// - Parameter edge: the start of the parent along the axis, in the coordinate space of the
  ///   scroll view.
  /// - Parameter clip: the part of the axis that inner scroll views leave visible.
  /// - Parameter share: the visible fraction of the content of inner scroll views.
  private static func find(
    _ element: RenderElement, at edge: CGFloat, in clip: ClosedRange<CGFloat>, _ share: Double,
    _ axis: Axis, _ memory: MemoryMeter, _ found: inout [Found]
  ) {
    guard element.isInserted else { return }
    let start = edge + element.origin.along(axis)
    let end = start + element.size.along(axis)
    if let own = memory.drawn(of: element.kind, element.size) {
      found.append(
        (
          min(max(start, clip.lowerBound), clip.upperBound),
          max(min(end, clip.upperBound), clip.lowerBound), own, share
        ))
    }
    var (clip, share) = (clip, share)
    if element.kind == .scroll, let inner = element.scrolling {
      share *= inner.share(along: .horizontal) * inner.share(along: .vertical)
      if inner.axes.contains(axis.set) {
        clip = max(start, clip.lowerBound)...max(start, clip.lowerBound, min(end, clip.upperBound))
      }
    }
    element.forEachChild { find($0, at: start, in: clip, share, axis, memory, &found) }
  }

  private static func summed(
    _ parts: [(CGFloat, LayerSum)]
  ) -> [(edge: CGFloat, sum: LayerSum)] {
    var sum = LayerSum()
    return parts.enumerated().sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map {
      sum = sum + $0.element.1
      return ($0.element.0, sum)
    }
  }

  /// The layers that end before the visible area or start after it.
  var hidden: LayerSum {
    let window = area.spanInWindow(along: axis)
    let begun = Self.sum(of: starts) { $0 < window.upperBound }
    let ended = Self.sum(of: ends) { $0 <= window.lowerBound }
    return whole - (begun - ended)
  }

  /// Returns the sum of the edges before a boundary, found by binary search.
  private static func sum(
    of edges: [(edge: CGFloat, sum: LayerSum)], where isBefore: (CGFloat) -> Bool
  ) -> LayerSum {
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(edges[middle].edge) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? edges[low - 1].sum : LayerSum()
  }
}

extension ScrollArea {
  /// Returns the visible fraction of the content along an axis, or 1 if it does not scroll along
  /// the axis.
  fileprivate func share(along axis: Axis) -> Double {
    let whole = content.along(axis)
    guard axes.contains(axis.set), whole > 0 else { return 1 }
    return min(1, Double(windowLength(along: axis) / whole))
  }
}
