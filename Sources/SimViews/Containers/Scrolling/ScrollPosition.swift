// `scrollPosition(id:)`: the id of the topmost row as a binding, both ways.

import Foundation
import SimGraph

/// A modifier that binds the id of the topmost row of a scroll view.
nonisolated public struct _ScrollPositionModifier<ID: Hashable>: ViewModifier {
  let id: Binding<ID?>
  let anchor: UnitPoint?
  /// Never called.
  public typealias Body = Never

  /// A node that reads and writes the binding.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ScrollPositionNode<C, ID>(value, inputs)
  }
}

/// The node of a scroll view whose position is bound.
final class ScrollPositionNode<C: View, ID: Hashable>:
  PassThroughNode<ModifiedContent<C, _ScrollPositionModifier<ID>>, C>, NodeOwner
{
  private var modifier: _ScrollPositionModifier<ID>
  private var attribute = NodeID(index: .max, generation: 0)
  private var last: ID?

  init(_ value: ModifiedContent<C, _ScrollPositionModifier<ID>>, _ inputs: _ViewInputs) {
    modifier = value.modifier
    super.init(value, inputs) { $0.content }
    attribute = runtime.graph.addEffect(owner: self, in: subgraph)
    follow()
  }

  override func update(_ new: ModifiedContent<C, _ScrollPositionModifier<ID>>) {
    modifier = new.modifier
    super.update(new)
    follow()
  }

  override func evaluate() { if runtime.graph.needsEvaluation(attribute) { follow() } }

  /// Scrolls where the binding says, if it says something else than before.
  private func follow() {
    scrollArea()?.cameToRest = { [weak self] in self?.tell() }
    runtime.graph.begin(attribute)
    let wanted = modifier.id.current
    runtime.graph.end(attribute)
    guard wanted != last else { return }
    last = wanted
    guard let wanted else { return }
    let anchor = modifier.anchor ?? .top
    runtime.scrollRequests.append { [weak self] in
      guard let self, !flags.contains(.removed) else { return }
      _ = reveal(AnyHashable(wanted), anchor: anchor)
    }
  }

  /// Writes the id of the topmost row, after a motion.
  private func tell() {
    guard let id = scrollArea()?.topmostID?.base as? ID, id != last else { return }
    last = id
    let binding = modifier.id
    // With the next flush: a motion may also be ended from outside of the loop.
    runtime.scrollRequests.append { [unowned(unsafe) runtime] in
      runtime.perform(for: .scroll) { binding.wrappedValue = id }
    }
  }

  nonisolated func label(of node: NodeID) -> String { "scroll position" }
}

extension ScrollArea {
  /// The id of the first row that can be seen, of a list or a lazy stack.
  var topmostID: AnyHashable? {
    guard let host = rows ?? element?.rowHosts.first, let visible = host.visible else { return nil }
    let row = host.rows.first { $0.start + $0.lineLength > visible.lowerBound }
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
  /// It is written when the content has come to rest, for lists and lazy stacks.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> ModifiedContent<Self, _ScrollPositionModifier<ID>> {
    modifier(_ScrollPositionModifier(id: id, anchor: anchor))
  }

  /// Configures the outermost layout as a scroll target layout.
  ///
  /// Every row of a lazy stack is a target already: it changes nothing.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }

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
