// Requests of environment actions to the system, from any thread.

@_spi(Runtime) import SimViews

/// The device from whose environment an action was read.
struct SystemServices {
  private let gate: ThreadGate?

  /// The device whose code the calling thread runs; nil outside of one.
  static var current: SystemServices { SystemServices(gate: ViewRuntime.current?.gate) }

  /// Requests the device to open an address; from another thread, in the next iteration of the main
  /// loop.
  func open(_ address: String) {
    guard let gate = gate ?? ViewRuntime.current?.gate else { return }
    guard gate.isOpen else {
      return gate.enqueueOnMainLoop { ViewRuntime.current?.request(.openURL(address)) }
    }
    gate.asMainThread { ViewRuntime.current?.request(.openURL(address)) }
  }
}
