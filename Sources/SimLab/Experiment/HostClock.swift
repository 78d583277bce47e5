// Real time and real work. The layers above pass them in, because no code here reads a clock.

package import SimDevice

/// Two clocks of the simulating machine, in nanoseconds since an arbitrary time, and its
/// instruction counter.
package struct HostClock: Sendable {
  /// The reason why instructions are not counted if the caller provides no counter.
  package static let noCounter = "no instruction counter was provided"

  /// Returns the elapsed time; it is read around each piece of user code, so it must be cheap.
  package var passing: @Sendable () -> Int64
  /// Returns the processor time of this thread; it is read twice per run.
  package var computing: @Sendable () -> Int64
  /// Opens the instruction counter of the calling thread, once for a run that is priced by it.
  package var instructions: @Sendable () -> InstructionCounter

  package init(
    passing: @escaping @Sendable () -> Int64, computing: @escaping @Sendable () -> Int64,
    instructions: @escaping @Sendable () -> InstructionCounter = {
      .missing(HostClock.noCounter)
    }
  ) {
    self.passing = passing
    self.computing = computing
    self.instructions = instructions
  }
}
