// The hook that measures what user code really computes. By default a device has none: the model prices what it sees and what is
// declared, and the rest does not reach a record because it differs from machine to machine, unless it is counted in instructions
// and the run is to be priced by them.

@_spi(Runtime) package import SimViews

/// Is told when the app's code begins and ends, and what its bodies are priced at.
@MainActor
package protocol UserCodeMeter: AnyObject {
  /// Code begins or ends, or calls into the runtime and returns: whatever brackets of the runtime say so.
  ///
  /// - Returns: instructions that the main thread is to be charged for now; 0 where nothing is priced by them.
  func note(_ event: RuntimeEvent, in runtime: ViewRuntime) -> Int
  /// A body ended; its price in picoseconds, including what it declared.
  func bodyWasPriced(_ picoseconds: Int64, of view: ViewOwner)
}
