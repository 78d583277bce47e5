// What scrolls without being a list or a scroll view: the pages of a tab view.

extension ScrollArea {
  /// Has a runtime move something that is neither a list nor a scroll view.
  ///
  /// - Parameter changed: called when the offset is another one.
  /// - Parameter rested: called when what moved the content has ended.
  package func connect(
    to runtime: ViewRuntime, changed: @escaping () -> Void, rested: @escaping () -> Void
  ) {
    moved = { [unowned(unsafe) runtime, unowned self] in runtime.move(self, $0) }
    offsetChanged = { [unowned(unsafe) runtime] in
      runtime.hasScrolled = true
      changed()
    }
    self.rested = rested
  }
}
