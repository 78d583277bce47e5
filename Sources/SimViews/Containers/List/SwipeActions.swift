// Swipe actions: what a row offers when it is swiped. The views of the actions exist only while it is (`SwipedRow`).

import Foundation
import SimGraph
import SimReflection

/// A modifier that gives a row actions for a swipe.
nonisolated public struct _SwipeActionsModifier<Actions: View>: PrimitiveModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let actions: Actions

  /// A node that the row finds.
  @MainActor public static func _makeNode<C: View>(
    _ value: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    SwipeActionsNode<C, Actions>(value, inputs)
  }
}

/// The node of a row with swipe actions.
final class SwipeActionsNode<C: View, Actions: View>:
  PassThroughNode<ModifiedContent<C, _SwipeActionsModifier<Actions>>, C>, SwipeActionProvider
{
  private var actions: Actions
  private(set) var edge: HorizontalEdge
  private(set) var allowsFullSwipe: Bool

  init(_ value: ModifiedContent<C, _SwipeActionsModifier<Actions>>, _ inputs: _ViewInputs) {
    actions = value.modifier.actions
    edge = value.modifier.edge
    allowsFullSwipe = value.modifier.allowsFullSwipe
    super.init(value, inputs) { $0.content }
    root.row?.swipeActions.append(self)
  }

  override func update(_ new: ModifiedContent<C, _SwipeActionsModifier<Actions>>) {
    if !areEqualInputs(actions, new.modifier.actions) {
      runtime.changeCounters.recordForwardedChange()
    }
    actions = new.modifier.actions
    edge = new.modifier.edge
    allowsFullSwipe = new.modifier.allowsFullSwipe
    super.update(new)
  }

  func makeActions() -> HostingRoot {
    runtime.inScope {
      let made = HostingRoot(
        runtime: runtime, kind: .barItem, order: root.order, in: subgraph,
        parentScope: environment)
      made.install(actions)
      made.walk()
      _ = made.layout(in: ProposedSize(width: nil, height: nil))
      return made
    }
  }

  override func tearDown() {
    root.row?.swipeActions.removeAll { $0 === self }
    super.tearDown()
  }
}

extension View {
  /// Adds custom swipe actions to a row in a list.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> ModifiedContent<Self, _SwipeActionsModifier<T>> {
    modifier(
      _SwipeActionsModifier(edge: edge, allowsFullSwipe: allowsFullSwipe, actions: content()))
  }
}
