// Which views content comes to rest at: `scrollTargetLayout` names the layout, and each view in it is a target. In a lazy
// stack, views that do not exist yet count too, at their estimated places; when the content arrives, it is put where they
// really are.

package import Foundation

/// The modifier behind `scrollTargetLayout`.
nonisolated public struct _ScrollTargetLayoutModifier: PrimitiveModifier {
  let isEnabled: Bool

  /// A node that marks the elements inside.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ScrollTargetLayoutNode<C>(value, inputs)
  }
}

/// The node of a layout of targets.
final class ScrollTargetLayoutNode<C: View>:
  PassThroughNode<ModifiedContent<C, _ScrollTargetLayoutModifier>, C>
{
  private var isEnabled: Bool

  init(_ value: ModifiedContent<C, _ScrollTargetLayoutModifier>, _ inputs: _ViewInputs) {
    isEnabled = value.modifier.isEnabled
    super.init(value, inputs) { $0.content }
  }

  override func update(_ new: ModifiedContent<C, _ScrollTargetLayoutModifier>) {
    if new.modifier.isEnabled != isEnabled {
      isEnabled = new.modifier.isEnabled
      structureChanged()
    }
    super.update(new)
  }

  override func collect(into elements: inout [RenderElement]) {
    let first = elements.count
    super.collect(into: &elements)
    for element in elements[first...] { element.isTargetLayout = isEnabled }
  }
}

extension RenderElement {
  /// The first layout inside whose views are targets.
  var targetLayout: RenderElement? {
    if isTargetLayout { return outermostLayout }
    if isHost { return nil }
    var found: RenderElement?
    forEachChild { if found == nil, !$0.isOutgoing { found = $0.targetLayout } }
    return found
  }

  /// The layout inside what modifiers put around it.
  private var outermostLayout: RenderElement {
    (self as? WrapperElement)?.child?.outermostLayout ?? self
  }
}

extension ScrollArea {
  /// The first visible view of a target layout whose views all exist; nil if there is none.
  ///
  /// - Complexity: O(views)
  var topmostTarget: RenderElement? {
    let layouts = scrollElement?.children.lazy.compactMap { $0.targetLayout }
    guard let layout = layouts?.first, layout.rowsOnDemand == nil else { return nil }
    let axis = mainAxis
    let start = offset.along(axis) + margins.along(axis).start
    var found: RenderElement?
    layout.forEachChild { child in
      guard found == nil, !child.isOutgoing, !child.isSpacer,
        let place = child.scrollPlace(along: axis)
      else { return }
      if place.start + child.size.along(axis) > start { found = child }
    }
    return found
  }

  /// The views along an axis at which the content may come to rest; nil if no layout inside names them.
  fileprivate func targets(along axis: Axis) -> ScrollTargets? {
    let layouts = scrollElement?.children.lazy.compactMap { $0.targetLayout }
    guard let layout = layouts?.first else { return nil }
    let before = margins.along(axis).start
    if let host = layout.rowsOnDemand?.host {
      guard host.axis == axis, host.count > 0, let place = layout.scrollPlace(along: axis)
      else { return nil }
      return ScrollTargets(count: host.lineCount) { line in
        let first = host.positions(inLine: line).lowerBound
        return place.start + host.span(of: first).lowerBound - before
      }
    }
    var starts: [CGFloat] = []
    layout.forEachChild { child in
      guard !child.isOutgoing, !child.isSpacer, let place = child.scrollPlace(along: axis)
      else { return }
      starts.append(place.start - before)
    }
    guard !starts.isEmpty else { return nil }
    starts.sort()
    return ScrollTargets(count: starts.count) { starts[$0] }
  }

  /// Whether something else than its velocity decides where content comes to rest.
  package var hasBehavior: Bool { scrollElement?.behavior != nil }

  /// Where a gesture lets the content come to rest; nil if nothing decides about it but its velocity.
  ///
  /// - Parameter natural: where it would come to rest by itself, in points.
  /// - Parameter lifted: where it lay when the finger lifted.
  /// - Parameter origin: where it lay when the finger came down.
  /// - Parameter velocity: of the content as the finger lifts, in points a second.
  package func gestureEnd(
    at natural: CGFloat, lifted: CGFloat, from origin: CGFloat, velocity: CGFloat, along axis: Axis
  ) -> CGFloat? {
    if let pageLength, pageLength > 0, axis == mainAxis {
      let count = Int((content.along(axis) / pageLength).rounded(.up))
      let pages = ScrollTargets(count: max(1, count)) { CGFloat($0) * pageLength }
      return clamped(pages.next(near: natural, lifted: lifted, from: origin), along: axis)
    }
    guard let element = scrollElement, let behavior = element.behavior else { return nil }
    let room = axis == .vertical ? headroom : 0
    let place = { (along: CGFloat) -> CGPoint in
      var point = CGPoint(x: self.offset.x, y: self.offset.y - self.headroom)
      point.set(along - room, along: axis)
      return point
    }
    let size = geometry.containerSize
    var views: [Axis: ScrollTargets] = [:]
    for other in Axis.allCases where axes.contains(other.set) {
      views[other] = targets(along: other)?.moved(by: other == .vertical ? -headroom : 0)
    }
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: place(origin), size: size)),
      velocity: CGVector(
        dx: axis == .horizontal ? velocity : 0, dy: axis == .vertical ? velocity : 0),
      contentSize: geometry.contentSize, containerSize: size, axes: axes, lifted: place(lifted),
      page: CGSize(
        width: windowLength(along: .horizontal), height: windowLength(along: .vertical)),
      targets: views, environment: element.readEnvironment())
    var target = ScrollTarget(
      rect: CGRect(origin: place(clamped(natural, along: axis)), size: size))
    behavior.updateTarget(&target, context: context)
    var end = target.rect.origin.along(axis)
    if let anchor = target.anchor {
      let fraction = axis == .horizontal ? anchor.x : anchor.y
      end += (target.rect.size.along(axis) - size.along(axis)) * fraction
    }
    return clamped(end + room, along: axis)
  }

  /// Asks where content at rest belongs in a window that has got another size (documentation of `updateTarget`): what is
  /// offered is where it lies [E].
  func realign() {
    guard !isMoving, phase == .idle else { return }
    for axis in Axis.allCases where axes.contains(axis.set) {
      let now = clamped(offset.along(axis), along: axis)
      if let end = gestureEnd(at: now, lifted: now, from: now, velocity: 0, along: axis), end != now
      {
        scroll(to: end, along: axis)
      }
    }
  }

  /// Where content that has come to rest lies: a large title open or not, a view at the start where views are aligned.
  package func alignedPlace(near offset: CGFloat, along axis: Axis) -> CGFloat {
    guard let behavior = scrollElement?.behavior, behavior.alignsViews,
      let views = targets(along: axis)
    else {
      return restingPlace(near: offset, along: axis)
    }
    return clamped(views.start(views.index(nearest: offset)), along: axis)
  }
}

extension ScrollTargets {
  /// The same places, all of them moved.
  fileprivate func moved(by distance: CGFloat) -> ScrollTargets {
    guard distance != 0 else { return self }
    return ScrollTargets(count: count) { [start] in start($0) + distance }
  }
}

private enum ScrollTargetBehaviorKey: EnvironmentKey {
  static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
  /// What decides where scrollable views come to rest.
  package var scrollTargetBehavior: (any ScrollTargetBehavior)? {
    get { self[ScrollTargetBehaviorKey.self] }
    set { self[ScrollTargetBehaviorKey.self] = newValue }
  }
}

extension View {
  /// Configures the outermost layout as a scroll target layout.
  nonisolated public func scrollTargetLayout(
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, _ScrollTargetLayoutModifier> {
    modifier(_ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }

  /// Sets the scroll behavior of views scrollable in the provided axis.
  nonisolated public func scrollTargetBehavior<B: ScrollTargetBehavior>(
    _ behavior: B
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<(any ScrollTargetBehavior)?>> {
    environment(\.scrollTargetBehavior, behavior)
  }
}
