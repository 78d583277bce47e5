// The framework's own containers as layouts, for switching between them and for use inside other ones.

public import Foundation

/// A horizontal container that you can use in conditional layouts.
public struct HStackLayout: Layout, OrientedLayout {
  /// The vertical alignment of subviews.
  public var alignment: VerticalAlignment
  /// The distance between adjacent subviews, in points.
  public var spacing: CGFloat?

  /// Creates a horizontal stack with the specified spacing and vertical alignment.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.horizontal) }
  package var orientation: Axis? { .horizontal }

  /// Nothing is known of the subviews yet.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

  /// The size of the row.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    subviews.stackSize(.horizontal, spacing, alignment.key, proposal, &cache)
  }

  /// Places the subviews from leading to trailing.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    subviews.placeStack(.horizontal, spacing, alignment.key, in: bounds, proposal, &cache)
  }
}

/// A vertical container that you can use in conditional layouts.
public struct VStackLayout: Layout, OrientedLayout {
  /// The horizontal alignment of subviews.
  public var alignment: HorizontalAlignment
  /// The distance between adjacent subviews, in points.
  public var spacing: CGFloat?

  /// Creates a vertical stack with the specified spacing and horizontal alignment.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { .stack(.vertical) }
  package var orientation: Axis? { .vertical }

  /// Nothing is known of the subviews yet.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache { _StackLayoutCache() }

  /// The size of the column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize {
    subviews.stackSize(.vertical, spacing, alignment.key, proposal, &cache)
  }

  /// Places the subviews from top to bottom.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) {
    subviews.placeStack(.vertical, spacing, alignment.key, in: bounds, proposal, &cache)
  }
}

/// An overlaying container that you can use in conditional layouts.
public struct ZStackLayout: Layout, OrientedLayout {
  /// The alignment of subviews.
  public var alignment: Alignment

  /// Creates a stack with the specified alignment.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  package var orientation: Axis? { nil }

  /// The size of all subviews together.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (elements, pass, alignment) = (subviews.elements, subviews.pass, alignment)
    return MainActor.withoutCheck {
      LayersArrangement(alignment: alignment, children: elements)
        .size(proposal.proposal, pass.runtime)
    }
  }

  /// Places the subviews over each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let (elements, pass, alignment) = (subviews.elements, subviews.pass, alignment)
    MainActor.withoutCheck {
      LayersArrangement(alignment: alignment, children: elements)
        .forEachPlace(in: bounds.size, pass.runtime) { index, place in
          pass.place(index, place.moved(by: bounds.origin))
        }
    }
  }
}

extension LayoutProperties {
  package static func stack(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension Place {
  package func moved(by offset: CGPoint) -> Place {
    var copy = self
    copy.origin.x += offset.x
    copy.origin.y += offset.y
    return copy
  }

  /// The place as seen from a corner, to a millionth of a point: adding the corner and taking it off again must
  /// not move anything.
  func seen(from corner: CGPoint) -> Place {
    func distance(_ length: CGFloat, _ start: CGFloat) -> CGFloat {
      start == 0 ? length : ((length - start) * 1_048_576).rounded() / 1_048_576
    }
    var copy = self
    copy.origin = CGPoint(x: distance(origin.x, corner.x), y: distance(origin.y, corner.y))
    return copy
  }
}

/// What a stack keeps between two calls.
public struct _StackLayoutCache: @unchecked Sendable {
  fileprivate var order = StackOrder()
}

extension LayoutSubviews {
  fileprivate func stackSize(
    _ axis: Axis, _ spacing: CGFloat?, _ guide: AlignmentKey, _ proposal: ProposedViewSize,
    _ cache: inout _StackLayoutCache
  ) -> CGSize {
    let (elements, pass) = (elements, pass)
    return MainActor.withoutCheck {
      elements.withUnretained {
        StackArrangement(axis: axis, spacing: spacing, guide: guide, children: $0)
          .size(proposal.proposal, &cache.order, pass.runtime)
      }
    }
  }

  fileprivate func placeStack(
    _ axis: Axis, _ spacing: CGFloat?, _ guide: AlignmentKey, in bounds: CGRect,
    _ proposal: ProposedViewSize, _ cache: inout _StackLayoutCache
  ) {
    let (elements, pass) = (elements, pass)
    MainActor.withoutCheck {
      elements.withUnretained {
        StackArrangement(axis: axis, spacing: spacing, guide: guide, children: $0)
          .forEachPlace(in: bounds.size, proposal.proposal, &cache.order, pass.runtime) {
            pass.place($0, $1.moved(by: bounds.origin))
          }
      }
    }
  }
}
