// The processor's counter of the instructions that a thread retires: the one measure of real work that is nearly the same
// every time. It differs by less than 1 % between two equal runs, so it is not a count that a gate could check.

internal import CHostHooks
import Glibc

/// A counter of the calling thread's instructions, or why there is none.
package enum InstructionCounter: Sendable {
  /// How many instructions were retired so far; nil once the counter was taken away.
  case offered(@Sendable () -> Int?)
  /// In words that follow "because".
  case missing(String)

  /// The counter of this machine, for the thread that asks.
  ///
  /// It is open until the process ends.
  package static func ofThisThread() -> InstructionCounter {
    let descriptor = hostHooksInstructionCounterOpen()
    return descriptor < 0 ? .missing(reason(code: -descriptor)) : ofDescriptor(descriptor)
  }

  /// What the kernel counts behind a descriptor, which is closed where nothing does.
  static func ofDescriptor(_ descriptor: CInt) -> InstructionCounter {
    let read: @Sendable () -> Int? = {
      let count = hostHooksInstructionCounterRead(descriptor)
      return count < 0 ? nil : Int(count)
    }
    return checked(read) {
      hostHooksInstructionCounterClose(descriptor)
    }
  }

  /// Whether a counter counts: some virtual machines offer one that stands still.
  static func checked(
    _ read: @escaping @Sendable () -> Int?, otherwise close: () -> Void
  ) -> InstructionCounter {
    // Asking is work enough: some ten instructions each time.
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

  /// Why the kernel refuses it.
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
