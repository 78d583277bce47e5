// What actions of the environment ask of the system, from whichever thread they are called on.

@_spi(Runtime) import SimViews

/// The device from whose environment an action was read.
struct SystemDoor {
  private let gate: ThreadGate?

  /// The device whose code the calling thread runs; none outside of one.
  static var here: SystemDoor { SystemDoor(gate: ViewRuntime.current?.gate) }

  /// Asks the device to open an address, when its loop comes round where this thread is not its own.
  func open(_ address: String) {
    guard let gate = gate ?? ViewRuntime.current?.gate else { return }
    guard gate.isOpen else {
      return gate.handOver { ViewRuntime.current?.request(.openURL(address)) }
    }
    gate.asMainThread { ViewRuntime.current?.request(.openURL(address)) }
  }
}
