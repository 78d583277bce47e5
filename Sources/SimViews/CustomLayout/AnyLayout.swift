// A layout whose type is not known: it forwards everything to the layout that it wraps, the cache included.

public import Foundation
import SimReflection

/// A type-erased instance of the layout protocol: switching between layouts keeps the state of the views.
public struct AnyLayout: Layout, OrientedLayout {
  fileprivate let box: LayoutBox

  /// Creates a type-erased value that wraps the specified layout.
  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout)
  }

  package var orientation: Axis? { box.orientation }

  /// What the wrapped layout keeps.
  public struct Cache {
    fileprivate var box: LayoutBox
    fileprivate var value: Any
  }

  /// Makes what the wrapped layout keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(box: box, value: box.makeCache(subviews))
  }

  /// Updates what the wrapped layout keeps.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    guard cache.box.isSameType(box) else {
      cache = makeCache(subviews: subviews)
      return
    }
    cache.box = box
    box.updateCache(&cache.value, subviews)
  }

  /// The spacing of the wrapped layout.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache.value)
  }

  /// The size of the wrapped layout.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache.value)
  }

  /// Places the subviews as the wrapped layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache.value)
  }

  /// The wrapped layout's value for a guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide.key, bounds, proposal, subviews, &cache.value)
  }

  /// The wrapped layout's value for a guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide.key, bounds, proposal, subviews, &cache.value)
  }
}

extension AnyLayout {
  /// Whether the wrapped layouts are of one type and equal.
  func isEqual(_ other: AnyLayout) -> Bool { box.isEqual(other.box) }
}

/// A layout of some type.
private class LayoutBox: @unchecked Sendable {
  var orientation: Axis? { nil }
  func isSameType(_ other: LayoutBox) -> Bool { type(of: self) == type(of: other) }
  func isEqual(_ other: LayoutBox) -> Bool { false }
  func makeCache(_ subviews: LayoutSubviews) -> Any { () }
  func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {}
  func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing { ViewSpacing() }
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize { .zero }
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {}
  func explicitAlignment(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? { nil }
}

private final class TypedLayoutBox<L: Layout>: LayoutBox, @unchecked Sendable {
  private let layout: L
  init(_ layout: L) { self.layout = layout }

  override var orientation: Axis? {
    (layout as? any OrientedLayout)?.orientation ?? L.layoutProperties.stackOrientation
  }
  override func isEqual(_ other: LayoutBox) -> Bool {
    (other as? TypedLayoutBox<L>).map { areEqualInputs(layout, $0.layout) } ?? false
  }
  override func makeCache(_ subviews: LayoutSubviews) -> Any {
    layout.makeCache(subviews: subviews)
  }
  override func updateCache(_ cache: inout Any, _ subviews: LayoutSubviews) {
    with(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }
  override func spacing(_ subviews: LayoutSubviews, _ cache: inout Any) -> ViewSpacing {
    with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }
  override func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGSize {
    with(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  override func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Any
  ) {
    with(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  override func explicitAlignment(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout Any
  ) -> CGFloat? {
    with(&cache, subviews) {
      layout.explicitAlignment(
        of: key, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  private func with<R>(
    _ cache: inout Any, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> R
  ) -> R {
    var typed = cache as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache = typed }
    return body(&typed)
  }
}
