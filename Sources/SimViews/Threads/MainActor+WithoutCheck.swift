// The one place where the runtime enters the main actor without asking an executor.
//
// A device runs its loop on one thread, which need not be the process's main thread. What reaches the
// runtime from code that is not isolated (an observer of a model, a subscription) has passed the device's gate
// (`ThreadGate`), so it is already on that thread; asking the executor there would cost more than the work, and fail off the
// main thread. A debug build asks all the same whether the thread is a device's.

extension MainActor {
  /// Runs a closure of the main actor on the current thread.
  ///
  /// - Precondition: the current thread runs the device's loop.
  @inline(__always)
  package static func withoutCheck<R>(_ body: @MainActor () -> R) -> R {
    assert(
      ThreadPlace.mayBeMain,
      """
      Code of a device's main thread was reached on a thread that no device knows, past the device's door: what comes from \
      user code has to ask `ThreadGate.isOpen` first, and to hand its work over where it is not.
      """)
    return withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: (() -> R).self)()
    }
  }
}
