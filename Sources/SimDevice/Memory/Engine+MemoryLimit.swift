// The reaction of the system to an app that uses too much memory: a warning first, then
// termination.

package import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// The memory footprint of a minimal app; the memory accounting counts what screens add to it.
  package nonisolated static let footprintAtRest = SizedObject.process.weight.bytes
  /// The memory footprint of a minimal app, in bytes.
  package nonisolated static var bytesAtRest: Int { footprintAtRest.value }

  /// The present memory footprint of the app.
  package var footprint: Bytes { memory.footprint }

  /// Checks the footprint after a commit: warns once above the warning level, and terminates the
  /// app above the limit.
  func watchMemory() {
    guard termination == nil else { return }
    let (footprint, limit) = (footprint, Bytes(memory.killLimit))
    switch memoryLimit.watch(footprint, limit: limit) {
    case .nothing: break
    case .warning: sendMemoryWarning()
    case .end: endApp(footprint, limit)
    }
  }

  /// Terminates the app during an update if its views exceed the limit.
  ///
  /// Layers and images are added by the commit, so this affects an app with a very large number of
  /// views.
  func watchMemoryInUpdate() {
    nodesMade &+= 1
    guard nodesMade & Self.nodesBetweenChecks == 0, termination == nil else { return }
    let (footprint, limit) = (footprint, Bytes(memory.killLimit))
    if limit > .zero, footprint > limit { endApp(footprint, limit) }
  }

  /// One less than the number of nodes between two checks of the footprint; a bit mask.
  private static let nodesBetweenChecks = 0xFFF

  private func endApp(_ footprint: Bytes, _ limit: Bytes) {
    let sentence =
      "The system ended the app: its footprint of \(footprint.text) is \((footprint - limit).text) "
      + "above the limit of \(limit.text) of this device."
    termination = sentence
    runtime.isEnded = true
    console.diagnostic(sentence)
  }
}
