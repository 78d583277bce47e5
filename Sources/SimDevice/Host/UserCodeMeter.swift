// The hook through which somebody measures what user code really computes. A device has none by itself: the model prices what it
// sees and what is declared, and the rest does not reach a record, for it differs from machine to machine; unless it is counted in
// instructions, and the run was asked to be priced by them.

@_spi(Runtime) package import SimViews

/// Hears when code of the app's begins and ends, and what its bodies are priced at.
@MainActor
package protocol UserCodeMeter: AnyObject {
  /// Code begins or ends, or calls into the runtime and returns: whatever brackets of the runtime say so.
  ///
  /// - Returns: instructions that the main thread is to be charged for now; 0 where nothing is priced by them.
  func note(_ event: RuntimeEvent, in runtime: ViewRuntime) -> Int
  /// A body ended whose price was so many picoseconds, what it declared included.
  func bodyWasPriced(_ picoseconds: Int64, of view: ViewOwner)
}
