/// Something that was noted before an update, and is looked at when it ends.
@MainActor
protocol UpdateObserver {
  /// The rows are up to date.
  func look(_ runtime: ViewRuntime)
}

extension ViewRuntime {
  /// Lets look what was noted for the end of the update.
  func notifyUpdateObservers() {
    guard !updateObservers.isEmpty else { return }
    let watches = updateObservers
    updateObservers = []
    for watch in watches { watch.look(self) }
  }
}
