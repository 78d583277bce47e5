// The runtime's warnings about writes at the wrong time.

extension ViewRuntime {
  /// Says that a value is about to be written.
  func warnOfWrite() {
    noteWriteInUpdate()
    guard evaluation != nil else { return }
    runtimeWarning("Modifying state during view update, this will cause undefined behavior.")
  }

  /// Says that an update has written a state: the value is dropped (mechanism.md#2.1).
  func refuseWrite() {
    runtimeWarning("Modifying state during view update, this will cause undefined behavior.")
  }

  /// Lists that take their new rows now may not have another number of them at the end.
  private func noteWriteInUpdate() {
    guard !hostsInUpdate.isEmpty else { return }
    for host in hostsInUpdate { host.noteWriteInUpdate() }
  }

  /// Says that an object announces a change.
  func willPublish() {
    if isOnWorker {
      runtimeWarning(
        """
        Publishing changes from background threads is not allowed; make sure to publish values from the main thread \
        (via operators like receive(on:)) on model updates.
        """)
      return
    }
    noteWriteInUpdate()
    guard Self.isUpdating else { return }
    runtimeWarning(
      """
      Publishing changes from within view updates is not allowed, this will cause undefined behavior.
      """)
  }
}
