// What actions in the environment ask of the system, whichever thread they are called on.

@_spi(Runtime) import SimViews

/// The device from whose environment an action was read.
struct SystemServices {
  private let gate: ThreadGate?

  /// The device whose code the calling thread runs; nil outside one.
  static var current: SystemServices { SystemServices(gate: ViewRuntime.current?.gate) }

  /// Asks the device to open an address; from another thread, in the loop's next pass.
  func open(_ address: String) {
    guard let gate = gate ?? ViewRuntime.current?.gate else { return }
    guard gate.isOpen else {
      return gate.enqueueOnMainLoop { ViewRuntime.current?.request(.openURL(address)) }
    }
    gate.asMainThread { ViewRuntime.current?.request(.openURL(address)) }
  }
}
