// Elements of removed views that stay on screen for their transition. The parent element keeps them
// meanwhile, so that their references stay valid.

extension RenderElement {
  /// Removes the element from the screen at the end of its transition.
  package final func finishOutgoing(_ runtime: LayoutRuntime) {
    detachFromContainer().wasRemoved(runtime)
  }

  /// Cancels the transition.
  ///
  /// The container collects the element again.
  final func cancelOutgoing() {
    isOutgoing = false
    _ = detachFromContainer()
  }

  /// Detaches the outgoing element from the container that kept it, and returns that element.
  private func detachFromContainer() -> RenderElement {
    var element = self
    while let around = element.parent {
      if around.remove(outgoing: element) { break }
      element = around
    }
    return element
  }

  /// Lays the element out at its old place.
  ///
  /// Its contents may have changed.
  final func stay(_ runtime: LayoutRuntime) {
    guard hadPlace else { return }
    let proposal = proposal
    layout(
      at: leadingOrigin, size: sizeThatFits(proposal, runtime), proposal: proposal, runtime)
  }
}

/// The outgoing elements of a container.
@MainActor
struct OutgoingElements {
  private var elements: [RenderElement] = []

  var isEmpty: Bool { elements.isEmpty }

  func forEach(_ body: (RenderElement) -> Void) { elements.forEach(body) }

  /// Keeps a removed element for its transition, or removes it from the screen if it has none.
  mutating func take(_ old: RenderElement, in around: RenderElement, _ runtime: LayoutRuntime) {
    guard old.isOutgoing else { return old.wasRemoved(runtime) }
    old.parent = around
    elements.append(old)
  }

  /// Removes an element.
  ///
  /// Returns whether it was there.
  mutating func remove(_ element: RenderElement) -> Bool {
    guard let index = elements.firstIndex(where: { $0 === element }) else { return false }
    elements.remove(at: index).parent = nil
    return true
  }

  /// Lays the elements out at their old places.
  ///
  /// Their contents may have changed.
  func stay(_ runtime: LayoutRuntime) { for element in elements { element.stay(runtime) } }
}
