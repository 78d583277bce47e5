// The hook that measures the real work of user code. By default a device has none: the model prices what it observes and
// what is declared. The remaining work differs between machines and is not recorded, unless it is counted in instructions
// and the run is priced by them.

@_spi(Runtime) package import SimViews

/// Receives the beginning and end of user code, and the prices of bodies.
@MainActor
package protocol UserCodeMeter: AnyObject {
  /// Called when user code begins or ends, or calls the runtime and returns.
  ///
  /// - Returns: the instructions to charge to the main thread now; 0 if nothing is priced by
  ///   instructions.
  func note(_ event: RuntimeEvent, in runtime: ViewRuntime) -> Int
  /// Called when a body evaluation ended, with its price in picoseconds, including declared work.
  func bodyWasPriced(_ picoseconds: Int64, of view: ViewOwner)
}
