// What the system does about an app that takes too much: a warning first, then the end.

package import SimCore
@_spi(Runtime) import SimViews

extension Engine {
  /// Bytes of footprint of an app that shows next to nothing; the memory accounting counts what screens add to it.
  package nonisolated static let footprintAtRest = SizedObject.process.weight.bytes
  /// The same as a plain number of bytes.
  package nonisolated static var bytesAtRest: Int { footprintAtRest.value }

  /// Bytes that the system counts as the app's now.
  package var footprint: Bytes { memory.footprint }

  /// Looks at the footprint after a commit: warns once above the first mark, ends the app above the limit.
  func watchMemory() {
    guard termination == nil else { return }
    let (footprint, limit) = (footprint, Bytes(memory.killLimit))
    switch memoryLimit.watch(footprint, limit: limit) {
    case .nothing: break
    case .warning: sendMemoryWarning()
    case .end: endApp(footprint, limit)
    }
  }

  /// Ends the app in the midst of an update whose views already take more than the limit.
  ///
  /// Layers and images come with the commit, so this is an app of a great many views.
  func watchMemoryInUpdate() {
    nodesMade &+= 1
    guard nodesMade & Self.nodesBetweenChecks == 0, termination == nil else { return }
    let (footprint, limit) = (footprint, Bytes(memory.killLimit))
    if limit > .zero, footprint > limit { endApp(footprint, limit) }
  }

  /// How many nodes are made between two checks of the footprint, less one; all bits are set.
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
