// The clocks of the machine, which bypass those of the simulated device. Records do not depend on
// them; the instruction counter only affects the record of a run that was priced by it, and that
// record states it.

import Glibc
import SimDevice
import SimLab

extension HostClock {
  /// The clocks of the calling thread.
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
