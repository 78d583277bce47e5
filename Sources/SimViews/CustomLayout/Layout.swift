// Custom layouts. The framework asks one for its size under proposals, and to place its
// subviews; it answers by asking them. The framework's own stacks are available through the same protocol.

public import Foundation

/// A type that defines the geometry of a collection of views.
public protocol Layout: Sendable, Animatable {
  /// Cached values associated with the layout instance.
  associatedtype Cache = Void
  /// A collection of proxies for the subviews of a layout view.
  typealias Subviews = LayoutSubviews

  /// Properties of a layout container.
  static var layoutProperties: LayoutProperties { get }

  /// Creates and initializes a cache for a layout instance.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the layout's cache when something changes.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the preferred spacing values of the composite view.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the composite view, given a proposed size and the view's subviews.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Assigns positions to each of the layout's subviews.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of the specified horizontal alignment guide along the x axis.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of the specified vertical alignment guide along the y axis.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// The default property values for a layout.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The spacing of all subviews together.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// The subviews' values for the guide, where the layout puts them.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedGuide(guide.key, in: bounds.size, proposal) {
      placeSubviews(
        in: CGRect(origin: .zero, size: bounds.size), proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }

  /// The subviews' values for the guide, where the layout puts them.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    subviews.combinedGuide(guide.key, in: bounds.size, proposal) {
      placeSubviews(
        in: CGRect(origin: .zero, size: bounds.size), proposal: proposal, subviews: subviews,
        cache: &cache)
    }
  }

  /// Combines the specified views into a single composite view using the layout algorithms of the custom
  /// layout container.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

extension Layout {
  /// The guide of a key, by whichever of the two methods is for its axis.
  func explicitAlignment(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    if key.axis == .horizontal {
      return explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
    }
    return explicitAlignment(
      of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
      cache: &cache)
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}

  public func updateCache(_ cache: inout Void, subviews: Subviews) {}
}

/// Layout-specific properties of a layout container.
public struct LayoutProperties: Sendable {
  /// The orientation of the containing stack-like container, for spacers and dividers.
  public var stackOrientation: Axis?

  /// Creates a default set of properties.
  public init() {}
}

/// A collection of the geometric spacing preferences of a view.
public struct ViewSpacing: Sendable {
  private var top = EdgeSpacing()
  private var leading = EdgeSpacing()
  private var bottom = EdgeSpacing()
  private var trailing = EdgeSpacing()

  /// A view spacing instance that contains zero on all edges.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    for edge in Edge.allCases { spacing[edge] = EdgeSpacing(distance: 0) }
    return spacing
  }()

  /// Initializes an instance with default spacing values.
  public init() {}

  @MainActor init(_ element: RenderElement, _ runtime: LayoutRuntime) {
    for edge in Edge.allCases { self[edge] = element.spacing(edge, runtime) }
  }

  subscript(edge: Edge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .leading: leading
      case .bottom: bottom
      case .trailing: trailing
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .leading: leading = newValue
      case .bottom: bottom = newValue
      case .trailing: trailing = newValue
      }
    }
  }

  /// Merges the spacing preferences of another spacing instance with this instance for a specified set of
  /// edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    for edge in Edge.allCases where edges.contains(Edge.Set(edge)) {
      self[edge].formUnion(other[edge])
    }
  }

  /// Gets a new value that merges the spacing preferences of another spacing instance with this instance
  /// for a specified set of edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var copy = self
    copy.formUnion(other, edges: edges)
    return copy
  }

  /// Gets the preferred spacing distance along the specified axis to the view that returns a specified
  /// spacing preference, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    EdgeSpacing.distance(self[axis.edges.last], next[axis.edges.first])
  }
}

/// A key for accessing a layout value of a layout container's subviews.
public protocol LayoutValueKey {
  /// The type of the key's value.
  associatedtype Value
  /// The default value of the key.
  static var defaultValue: Value { get }
}
