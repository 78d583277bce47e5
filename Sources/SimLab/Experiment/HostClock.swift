// Real time, for whoever may read it: handed in from above, for nothing here reads a clock.

/// Two clocks of the machine that simulates, each in nanoseconds from any moment on.
package struct HostClock: Sendable {
  /// How much time has passed; read around each piece of user code, so it must cost little.
  package var passing: @Sendable () -> Int64
  /// How much of it this thread has computed; read twice a run.
  package var computing: @Sendable () -> Int64

  /// Makes clocks.
  package init(
    passing: @escaping @Sendable () -> Int64, computing: @escaping @Sendable () -> Int64
  ) {
    self.passing = passing
    self.computing = computing
  }
}
