// The one place where the runtime enters the main actor without asking an executor.
//
// A device runs its loop on one thread, which need not be the process's main thread. What reaches the
// runtime from code that is not isolated (an observer of a model, a subscription) is on that thread
// already; asking the executor there would cost more than the work, and fail off the main thread.

extension MainActor {
  /// Runs a closure of the main actor on the current thread.
  ///
  /// - Precondition: the current thread runs the device's loop.
  @inline(__always)
  package static func withoutCheck<R>(_ body: @MainActor () -> R) -> R {
    withoutActuallyEscaping(body) { body in
      unsafeBitCast(body, to: (() -> R).self)()
    }
  }
}
