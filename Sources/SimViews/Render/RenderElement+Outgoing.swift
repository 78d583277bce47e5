// Elements whose views were removed, and which stay on screen for the transition. The element around one keeps it meanwhile,
// so that what it points to always exists.

extension RenderElement {
  /// Takes the element off screen: its transition has ended.
  package final func finishOutgoing(_ runtime: LayoutRuntime) {
    detachFromContainer().wasRemoved(runtime)
  }

  /// The element stays after all; the container around it collects it again.
  final func cancelOutgoing() {
    isOutgoing = false
    _ = detachFromContainer()
  }

  /// The element that the surrounding container kept for the transition, which it no longer does.
  private func detachFromContainer() -> RenderElement {
    var element = self
    while let around = element.parent {
      if around.remove(outgoing: element) { break }
      element = around
    }
    return element
  }

  /// Stays where it was, though what is inside may change.
  final func stay(_ runtime: LayoutRuntime) {
    guard hadPlace else { return }
    let proposal = proposal
    layout(
      at: leadingOrigin, size: sizeThatFits(proposal, runtime), proposal: proposal, runtime)
  }
}

/// Elements that one holds for their transitions.
@MainActor
struct OutgoingElements {
  private var elements: [RenderElement] = []

  var isEmpty: Bool { elements.isEmpty }

  func forEach(_ body: (RenderElement) -> Void) { elements.forEach(body) }

  /// Keeps an element that has been removed and is on its way out, or takes it off screen.
  mutating func take(_ old: RenderElement, in around: RenderElement, _ runtime: LayoutRuntime) {
    guard old.isOutgoing else { return old.wasRemoved(runtime) }
    old.parent = around
    elements.append(old)
  }

  /// Lets go of an element; says whether it was held.
  mutating func remove(_ element: RenderElement) -> Bool {
    guard let index = elements.firstIndex(where: { $0 === element }) else { return false }
    elements.remove(at: index).parent = nil
    return true
  }

  /// They stay where they were, and what is inside may change.
  func stay(_ runtime: LayoutRuntime) { for element in elements { element.stay(runtime) } }
}
