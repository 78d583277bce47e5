// Where a gesture lets content come to rest: `scrollTargetBehavior`. When a finger lifts, the place where the content would
// stop by itself is worked out and offered to the behavior, once; the content then glides to the target that the behavior
// returns (documentation of `ScrollTargetBehavior`). The system's own behaviors never move against the finger, so even a
// small flick reaches the next page or view.

public import Foundation

/// A type that defines the scroll behavior of a scrollable view.
public protocol ScrollTargetBehavior {
  /// The context in which a target is updated.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// The properties of a behavior.
  typealias Properties = ScrollTargetBehaviorProperties
  /// The context in which a behavior is asked for its properties.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// Updates the proposed target that a scrollable view should scroll to.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  /// The properties of the behavior. They are not used.
  func properties(context: PropertiesContext) -> Properties
}

extension ScrollTargetBehavior {
  /// Those of the system.
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The properties of a scroll target behavior; noted.
public struct ScrollTargetBehaviorProperties: Sendable {
  /// Creates the properties of the system.
  public init() {}
  /// Whether one gesture scrolls a limited way.
  public var limitsScrolls = false
}

/// The context in which a scroll target behavior is asked for its properties.
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues
  /// A value of the scrollable view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A type defining the target in which a scroll view should try and scroll to.
public struct ScrollTarget: Hashable, Sendable {
  /// The rect that a scrollable view should try and have contained, in points.
  public var rect: CGRect
  /// The anchor to which the rect should be aligned within the visible region.
  public var anchor: UnitPoint?
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The context in which a scroll target behavior updates its scroll target.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The original target when the scroll gesture began.
  public let originalTarget: ScrollTarget
  /// The current velocity of the scrollable view's scroll gesture, in points a second.
  public let velocity: CGVector
  /// The size of the content of the scrollable view, in points.
  public let contentSize: CGSize
  /// The size of the container of the scrollable view without its insets, in points.
  public let containerSize: CGSize
  /// The axes in which the scrollable view is scrollable.
  public let axes: Axis.Set
  /// Where the content lay when the finger lifted, in points.
  let lifted: CGPoint
  /// How large a page is, in points: the whole window, as `UIScrollView.isPagingEnabled` has it.
  let page: CGSize
  /// The views along an axis at which content may come to rest.
  let targets: [Axis: ScrollTargets]
  let environment: EnvironmentValues

  /// A value of the scrollable view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// The scroll behavior that aligns scroll targets to container-based geometry.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates a paging scroll behavior.
  public init() {}
  /// Moves to the nearest page, or to the next one if the finger flicked; one gesture moves by one page at most.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis.set) {
      let length = axis == .horizontal ? context.page.width : context.page.height
      guard length > 0 else { continue }
      let count = Int((context.contentSize.along(axis) / length).rounded(.up))
      let pages = ScrollTargets(count: max(1, count)) { CGFloat($0) * length }
      let page = pages.next(
        near: target.rect.origin.along(axis), lifted: context.lifted.along(axis),
        from: context.originalTarget.rect.origin.along(axis))
      target.rect.origin.set(page, along: axis)
    }
  }
}

/// The scroll behavior that aligns scroll targets to view-based geometry.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How far one gesture scrolls at most.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String
    /// Limits to a few views along the axis in which the screen is compact, which on a phone held upright is the horizontal one.
    public static let automatic = LimitBehavior(name: "automatic")
    public static let always = LimitBehavior(name: "always")
    /// As far as the fling goes.
    public static let never = LimitBehavior(name: "never")
    /// A few views, where that is usual.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
  }
  let limit: LimitBehavior
  /// Creates a view aligned scroll behavior.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// Moves to the nearest of the views in a target layout, or to the next one if the finger flicked; without such a
  /// layout the target stays.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(axis.set) {
      guard let views = context.targets[axis] else { continue }
      let index = views.index(
        near: target.rect.origin.along(axis), lifted: context.lifted.along(axis))
      let first = views.index(nearest: context.originalTarget.rect.origin.along(axis))
      let last = limited(
        index, from: first, views, along: axis, length: context.containerSize.along(axis))
      target.rect.origin.set(views.start(last), along: axis)
    }
  }

  /// A few views are those of one window, and at least the next one [E].
  private func limited(
    _ index: Int, from first: Int, _ views: ScrollTargets, along axis: Axis, length: CGFloat
  ) -> Int {
    if limit == .never || limit == .automatic && axis == .vertical { return index }
    let nearest = min(max(index, first - 1), first + 1)
    if limit == .alwaysByOne { return nearest }
    var last = index
    while last != nearest, abs(views.start(last) - views.start(first)) > length {
      last += last > first ? -1 : 1
    }
    return last
  }
}

/// A type-erased scroll target behavior.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior
  /// Creates a behavior that does what another one does.
  public init<B: ScrollTargetBehavior>(_ behavior: B) { base = behavior }
  /// Lets the other behavior update the target.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }
  /// Whether what it stands for aligns views.
  var alignsViews: Bool { base.alignsViews }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// The scroll behavior that aligns scroll targets to container-based geometry.
  public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// The scroll behavior that aligns scroll targets to view-based geometry.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
  /// The scroll behavior that aligns scroll targets to view-based geometry.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { .init(limitBehavior: limitBehavior) }
}

extension ScrollTargetBehavior {
  /// Whether content that comes to rest must lie at a view, wherever estimates had put that.
  var alignsViews: Bool {
    (self as? AnyScrollTargetBehavior)?.alignsViews ?? (self is ViewAlignedScrollTargetBehavior)
  }
}

/// Places at which content may come to rest, in order along an axis.
struct ScrollTargets {
  let count: Int
  /// The offset at which one of them lies at the start of the window, in points.
  let start: (Int) -> CGFloat

  /// The first one whose place is not before an offset, or as many as there are.
  ///
  /// - Complexity: O(log count)
  private func firstIndex(from offset: CGFloat) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if start(middle) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The one that lies nearest.
  func index(nearest offset: CGFloat) -> Int {
    let next = firstIndex(from: offset)
    guard next > 0 else { return 0 }
    guard next < count else { return count - 1 }
    return start(next) - offset < offset - start(next - 1) ? next : next - 1
  }

  /// The one that lies nearest to where content would stop, but none that it would have to turn back for.
  ///
  /// - Parameter lifted: where the content lay when the finger lifted.
  func index(near offset: CGFloat, lifted: CGFloat) -> Int {
    let nearest = index(nearest: offset)
    if offset > lifted {
      return max(nearest, min(firstIndex(from: lifted + Self.tolerance), count - 1))
    }
    if offset < lifted {
      return min(nearest, max(firstIndex(from: lifted - Self.tolerance) - 1, 0))
    }
    return nearest
  }

  /// The place of the one that one gesture moves to, which is the next one at most.
  ///
  /// - Parameter lifted: where the content lay when the finger lifted, `origin` when it came down.
  func next(near offset: CGFloat, lifted: CGFloat, from origin: CGFloat) -> CGFloat {
    let first = index(nearest: origin)
    return start(min(max(index(near: offset, lifted: lifted), first - 1), first + 1, count - 1))
  }

  /// How far content may lie from a place and still lies there, in points.
  private static let tolerance: CGFloat = 0.5
}
