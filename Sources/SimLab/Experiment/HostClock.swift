// Real time and real work. The layers above pass them in, because nothing here reads a clock.

package import SimDevice

/// Two clocks of the machine that simulates, each in nanoseconds since an arbitrary moment, and its counter of instructions.
package struct HostClock: Sendable {
  /// Why nothing counts instructions where a program hands in no counter.
  package static let noCounter = "no instruction counter was provided"

  /// How much time has passed; read around each piece of user code, so it must cost little.
  package var passing: @Sendable () -> Int64
  /// How much of it this thread has computed; read twice a run.
  package var computing: @Sendable () -> Int64
  /// Opens the counter of the instructions that the calling thread retires; called once for a run that is priced by it.
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
