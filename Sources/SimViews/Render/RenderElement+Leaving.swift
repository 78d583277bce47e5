// Elements whose views were removed, and which stay on screen for the transition. The element around one keeps it meanwhile,
// so that it is never without the one that it points to.

extension RenderElement {
  /// Takes the element off screen: its transition has ended.
  package final func finishLeaving(_ runtime: LayoutRuntime) {
    leftBehind().wasRemoved(runtime)
  }

  /// The element stays after all; the container around it collects it anew.
  final func cancelLeaving() {
    isLeaving = false
    _ = leftBehind()
  }

  /// The element that the container around keeps for the transition, which it does no more.
  private func leftBehind() -> RenderElement {
    var element = self
    while let around = element.parent {
      if around.forget(leaving: element) { break }
      element = around
    }
    return element
  }

  /// Stays where it was, though what is inside may change.
  final func stay(_ runtime: LayoutRuntime) {
    guard isInserted else { return }
    let proposal = proposal
    layout(
      at: leadingOrigin, size: sizeThatFits(proposal, runtime), proposal: proposal, runtime)
  }
}
