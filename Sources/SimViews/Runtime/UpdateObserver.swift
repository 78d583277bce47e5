/// An object registered during an update that is notified at its end.
@MainActor
protocol UpdateObserver {
  /// Called when the rows are up to date.
  func look(_ runtime: ViewRuntime)
}

extension ViewRuntime {
  /// Notifies the observers registered during this update.
  func notifyUpdateObservers() {
    guard !updateObservers.isEmpty else { return }
    let watches = updateObservers
    updateObservers = []
    for watch in watches { watch.look(self) }
  }
}
