// What the runtime says of writes at the wrong time.

extension ViewRuntime {
  /// Says that a value is about to be written.
  func willWrite() {
    guard evaluation != nil else { return }
    runtimeWarning("Modifying state during view update, this will cause undefined behavior.")
  }

  /// Says that an object announces a change.
  func willPublish() {
    guard evaluation != nil else { return }
    runtimeWarning(
      """
      Publishing changes from within view updates is not allowed, this will cause undefined behavior.
      """)
  }
}
