// `onScrollTargetVisibilityChange`: which views of a target layout can be seen. Evaluated when a round of the update ends, as
// watched geometry is; the ids are in the order of the layout. Also called after the first layout [an estimate].

import Foundation

/// The modifier behind `onScrollTargetVisibilityChange`.
nonisolated public struct _TargetVisibilityModifier<ID: Hashable>: PrimitiveModifier {
  let threshold: Double
  let action: ([ID]) -> Void

  /// A node that watches the targets of the scroll view inside.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TargetVisibilityNode<C, ID>(value, inputs)
  }
}

/// The node of a view whose scroll view's targets are watched.
final class TargetVisibilityNode<C: View, ID: Hashable>:
  PassThroughNode<ModifiedContent<C, _TargetVisibilityModifier<ID>>, C>, FrameReading
{
  private var modifier: _TargetVisibilityModifier<ID>
  private var last: [ID] = []
  /// The elements that were seen last, and their ids: an element that stays keeps its id.
  private var known: [ObjectIdentifier: ID] = [:]

  init(_ value: ModifiedContent<C, _TargetVisibilityModifier<ID>>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
    runtime.frameReaders.append(self)
  }

  override func update(_ new: ModifiedContent<C, _TargetVisibilityModifier<ID>>) {
    modifier = new.modifier
    super.update(new)
  }

  func checkFrame() {
    guard let area = watchedArea, area.viewport != .zero else { return }
    let seen = ids(of: area.targetsInSight(threshold: modifier.threshold))
    guard seen != last else { return }
    last = seen
    runtime.callbacks.add(self, "onScrollTargetVisibilityChange") {
      [runtime, action = modifier.action] in
      runtime.report(.actionRan)
      action(seen)
    }
  }

  private func ids(of targets: [TargetInSight]) -> [ID] {
    var seen: [ObjectIdentifier: ID] = [:]
    var ids: [ID] = []
    for target in targets {
      switch target {
      case .row(let id): if let id = id.base as? ID { ids.append(id) }
      case .element(let element):
        let key = ObjectIdentifier(element)
        guard let id = known[key] ?? self.ids(of: element).lazy.compactMap({ $0.base as? ID }).first
        else { continue }
        seen[key] = id
        ids.append(id)
      }
    }
    known = seen
    return ids
  }

  override func tearDown() {
    runtime.frameReaders.removeAll { $0 === self }
    known = [:]
    super.tearDown()
  }
}

/// A target that can be seen: a row is known by its id, an element by the views that gave it.
enum TargetInSight {
  case row(AnyHashable)
  case element(RenderElement)
}

extension _ViewNode {
  /// The scroll view inside, or the one around.
  final var watchedArea: ScrollArea? {
    if let inner = scrollArea() { return inner }
    guard let element = firstElement else { return nil }
    return element.scrollPlace(along: .vertical)?.scroll.area
      ?? element.scrollPlace(along: .horizontal)?.scroll.area
  }
}

extension ScrollArea {
  /// The views of the target layout inside that are visible enough, in order.
  ///
  /// - Complexity: O(views that exist)
  func targetsInSight(threshold: Double) -> [TargetInSight] {
    let layouts = scrollElement?.children.lazy.compactMap { $0.targetLayout }
    guard let layout = layouts?.first else { return [] }
    let axis = mainAxis
    let window = spanInWindow(along: axis)
    func isSeen(from start: CGFloat, _ length: CGFloat) -> Bool {
      guard length > 0 else { return false }
      let seen = min(start + length, window.upperBound) - max(start, window.lowerBound)
      return seen > 0 && Double(seen / length) >= threshold
    }
    var targets: [TargetInSight] = []
    if let host = layout.rowsOnDemand?.host {
      guard host.axis == axis, let place = layout.scrollPlace(along: axis) else { return [] }
      for row in host.rows where isSeen(from: place.start + row.start, row.length) {
        if let id = host.id(at: row.position) { targets.append(.row(id)) }
      }
      return targets
    }
    layout.forEachChild { child in
      guard !child.isOutgoing, !child.isSpacer, let place = child.scrollPlace(along: axis),
        isSeen(from: place.start, child.size.along(axis))
      else { return }
      targets.append(.element(child))
    }
    return targets
  }
}

extension View {
  /// Adds an action to be called with information about what views would be considered visible.
  ///
  /// - Parameter threshold: the part of a view that has to be seen, from 0 to 1.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> ModifiedContent<Self, _TargetVisibilityModifier<ID>> {
    modifier(_TargetVisibilityModifier(threshold: threshold, action: action))
  }
}
