// `scrollPosition(id:)`: the id of the topmost row as a binding, both ways.
//
// The binding is written while the content scrolls, each time another row becomes the topmost one (documentation of
// `scrollPosition(id:anchor:)`), and not before anything has scrolled. If the app writes an id without an anchor, the
// content moves no further than it must for the row to be seen; what the app wrote stays until something else moves the content.

import Foundation
import SimGraph
import SimReflection

/// A modifier that binds the id of the topmost row of a scroll view.
nonisolated public struct _ScrollPositionModifier<ID: Hashable>: PrimitiveModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?

  /// A node that reads and writes the binding.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ScrollPositionNode<C, ID>(value, inputs)
  }
}

/// Looks at the topmost row of a scroll view, and says when it is another one.
@MainActor
struct TopmostRow {
  /// Where the content lay when it was looked at last, without what only corrected estimates.
  private var offset: CGPoint?
  /// Whether the app has put the content where it lies when it is looked at next.
  var isPlacedByApp = false

  /// The id of the topmost row, if the content has moved since.
  ///
  /// - Parameter node: what holds the scroll view.
  /// - Parameter isFitting: whether an id has the reported type.
  mutating func next(
    in area: ScrollArea?, below node: _ViewNode, where isFitting: (AnyHashable) -> Bool
  ) -> AnyHashable? {
    guard let area, area.viewport != .zero else { return nil }
    let now = area.movedOffset
    defer {
      offset = now
      isPlacedByApp = false
    }
    guard let offset, offset != now, !isPlacedByApp, area.phase != .animating else { return nil }
    guard let target = area.topmostTarget else { return area.topmostID }
    return node.ids(of: target).first(where: isFitting)
  }
}

/// The node of a scroll view whose position is bound.
final class ScrollPositionNode<C: View, ID: Hashable>:
  PassThroughNode<ModifiedContent<C, _ScrollPositionModifier<ID>>, C>, NodeOwner, FrameReading
{
  private var modifier: _ScrollPositionModifier<ID>
  private var attribute = NodeID(index: .max, generation: 0)
  private var last: ID?
  private var topmost = TopmostRow()

  init(_ value: ModifiedContent<C, _ScrollPositionModifier<ID>>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
    attribute = runtime.graph.addEffect(owner: self, in: subgraph)
    runtime.frameReaders.append(self)
    follow()
  }

  override func update(_ new: ModifiedContent<C, _ScrollPositionModifier<ID>>) {
    if !areEqualInputs(modifier, new.modifier) { runtime.changeCounters.recordVisibleChange() }
    modifier = new.modifier
    super.update(new)
    follow()
  }

  override func evaluate() { if runtime.graph.needsEvaluation(attribute) { follow() } }

  /// Scrolls where the binding says, if it says something else than before.
  private func follow() {
    runtime.graph.begin(attribute)
    let wanted = modifier.id.current
    runtime.graph.end(attribute)
    guard wanted != last else { return }
    last = wanted
    guard let wanted else { return }
    let aim = ScrollAim(anchor: modifier.anchor, curve: runtime.motion.curve(for: self))
    runtime.scrollRequests.append { [weak self] in
      guard let self, !isRemoved else { return }
      _ = reveal(AnyHashable(wanted), aim)
      topmost.isPlacedByApp = true
    }
  }

  /// Writes the id of the topmost row, if the content has moved and it is another one.
  func checkFrame() {
    let topmost = topmost.next(in: scrollArea(), below: self) { $0.base is ID }
    guard let id = topmost?.base as? ID, id != last else { return }
    last = id
    runtime.callbacks.add(self, "scrollPosition") { [binding = modifier.id] in
      binding.wrappedValue = id
    }
  }

  override func tearDown() {
    runtime.frameReaders.removeAll { $0 === self }
    super.tearDown()
  }

  nonisolated func label(of node: NodeID) -> String { "scroll position" }
}

extension ScrollArea {
  /// How far the content was moved, in points: the offset without what corrected estimates.
  var movedOffset: CGPoint { CGPoint(x: offset.x - correction.x, y: offset.y - correction.y) }

  /// The id of the first row that lies below what covers the start of the window, of a list or a lazy stack.
  var topmostID: AnyHashable? {
    guard let host = rows ?? scrollElement?.rowHosts.first, let visible = host.visible else {
      return nil
    }
    let start =
      visible.lowerBound + reach.insets.along(host.axis).start + margins.along(host.axis).start
    let row = host.rows.first { $0.start + $0.lineLength > start }
    return row.flatMap { host.id(at: $0.position) }
  }
}

/// The visibility of scroll indicators of a UI element.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  let isShown: Bool
  /// Scroll indicator visibility depends on the policies of the component accepting the visibility.
  public static let automatic = ScrollIndicatorVisibility(isShown: true)
  /// Show the scroll indicators.
  public static let visible = ScrollIndicatorVisibility(isShown: true)
  /// Hide the scroll indicators.
  public static let hidden = ScrollIndicatorVisibility(isShown: false)
  /// Scroll indicators should never be visible.
  public static let never = ScrollIndicatorVisibility(isShown: false)
}

private enum IndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }

extension EnvironmentValues {
  /// The visibility to apply to scroll indicators of any vertically scrollable content.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[IndicatorsKey.self] }
    set { self[IndicatorsKey.self] = newValue }
  }

  package var defaultScrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }
}

extension View {
  /// Associates a binding to be updated when a scroll view within this view scrolls.
  ///
  /// It is written while the content scrolls, for lists, lazy stacks and the layout that `scrollTargetLayout` names.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> ModifiedContent<Self, _ScrollPositionModifier<ID>> {
    modifier(_ScrollPositionModifier(id: id, anchor: anchor))
  }

  /// Sets the visibility of scroll indicators within this view.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<ScrollIndicatorVisibility>> {
    environment(\.verticalScrollIndicatorVisibility, visibility)
  }

  /// Associates an anchor to control which part of the scroll view's content should be rendered by default.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<UnitPoint?>> {
    environment(\.defaultScrollAnchor, anchor)
  }
}
