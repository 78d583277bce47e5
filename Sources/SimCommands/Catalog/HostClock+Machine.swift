// The clocks of the machine, bypassing those of the simulated device. Nothing in a record depends on them; the instruction
// counter only affects the record of a run that was priced by it, and that record says so.

import Glibc
import SimDevice
import SimLab

extension HostClock {
  /// The clocks of the thread that asks.
  static let ofThisMachine = HostClock(
    passing: { nanoseconds(CLOCK_MONOTONIC) }, computing: { nanoseconds(CLOCK_THREAD_CPUTIME_ID) },
    instructions: InstructionCounter.ofThisThread)

  private static func nanoseconds(_ clock: clockid_t) -> Int64 {
    HostContext.outside {
      var time = timespec()
      clock_gettime(clock, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
  }
}
