// What the system does about an app that takes too much: a warning first, then the end.

package import SimCore

extension Engine {
  /// Bytes of footprint of an app that shows next to nothing; the memory accounting counts what screens add to it.
  package nonisolated static let footprintAtRest = SizedObject.process.weight.bytes
  /// The same as a plain number of bytes.
  package nonisolated static var bytesAtRest: Int { footprintAtRest.value }

  /// Bytes that the system counts as the app's now.
  package var footprint: Bytes { memory.footprint }

  /// Looks at the footprint after a commit: warns once above the first mark, ends the app above the limit.
  func watchMemory() {
    let (footprint, limit) = (footprint, Bytes(memory.killLimit))
    switch memoryLimit.watch(footprint, limit: limit) {
    case .nothing: break
    case .warning: sendMemoryWarning()
    case .end:
      let sentence =
        "The system ended the app: its footprint of \(footprint.text) is \((footprint - limit).text) "
        + "above the limit of \(limit.text) of this device."
      termination = sentence
      console.diagnostic(sentence)
    }
  }
}
