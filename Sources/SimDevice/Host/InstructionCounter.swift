// The processor's counter of retired instructions of a thread, the most repeatable measure of real work. Two equal runs
// differ by less than 1 %, so it is not exact enough for a gate.

internal import CHostHooks
import Glibc

/// A counter of the calling thread's instructions, or the reason why there is none.
package enum InstructionCounter: Sendable {
  /// Returns the number of retired instructions, or nil if the counter was closed.
  case offered(@Sendable () -> Int?)
  /// The reason, in words that follow "because".
  case missing(String)

  /// Returns a counter for the calling thread, which stays open until the process ends.
  package static func ofThisThread() -> InstructionCounter {
    let descriptor = hostHooksInstructionCounterOpen()
    return descriptor < 0 ? .missing(reason(code: -descriptor)) : ofDescriptor(descriptor)
  }

  /// Returns the counter of a file descriptor, which is closed if it does not count.
  static func ofDescriptor(_ descriptor: CInt) -> InstructionCounter {
    let read: @Sendable () -> Int? = {
      let count = hostHooksInstructionCounterRead(descriptor)
      return count < 0 ? nil : Int(count)
    }
    return checked(read) {
      hostHooksInstructionCounterClose(descriptor)
    }
  }

  /// Returns the counter if it advances; some virtual machines have one that does not.
  static func checked(
    _ read: @escaping @Sendable () -> Int?, otherwise close: () -> Void
  ) -> InstructionCounter {
    // Reading the counter is enough work: about ten instructions per call.
    var last = read()
    let first = last
    for _ in 0..<100 where last != nil { last = read() }
    guard let first, let last, last - first >= 500 else {
      close()
      return .missing(
        "the processor's instruction counter does not advance, as in some virtual machines")
    }
    return .offered(read)
  }

  /// Returns the reason for an error code of the kernel.
  static func reason(code: Int32) -> String {
    switch code {
    case ENOENT, ENODEV, EOPNOTSUPP, ENXIO:
      "the processor, or the virtual machine, offers no counter of instructions"
    case EACCES, EPERM:
      "the kernel lets this process count no instructions: kernel.perf_event_paranoid is above 2, or a container forbids it"
    case ENOSYS: "this kernel cannot count instructions"
    default:
      "the kernel's counter of instructions cannot be opened: \(String(cString: strerror(code)))"
    }
  }
}
