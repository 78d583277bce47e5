// Showing an element that exists: what is around it and scrolls moves no further than it must.

extension ViewRuntime {
  /// Scrolls something when the update is laid out.
  package func scrollWhenLaidOut(_ body: @escaping @MainActor () -> Void) {
    scrollRequests.append(body)
  }
}

extension RenderElement {
  /// Scrolls the list or the vertical scroll view around the element so that it can be seen, if there is one.
  package func revealInScrollView() {
    if let (scroll, _) = scrollPlace(along: .vertical) { return scroll.reveal(self, ScrollAim()) }
    var outermost = self
    while let around = outermost.parent { outermost = around }
    guard let row = (outermost as? RootElement)?.root?.row, row.host.usesCells else { return }
    row.host.reveal(row.position, ScrollAim())
  }
}

extension _ViewNode {
  /// The same for what the node shows.
  package final func revealInScrollView() { firstElement?.revealInScrollView() }
}
