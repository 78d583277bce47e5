// Handling of Ctrl-C while child processes run.
//
// The handler only sets a flag. The loop that waits for the children reads it, ends them and
// reports the signal. The previous handlers are restored afterwards, so that the caller can end in
// its usual way.

import Glibc
import Synchronization

/// Records the signals that request this process to stop.
package enum Interruption {
  private static let noted = Atomic<Int32>(0)
  private static let watched = [SIGINT, SIGTERM, SIGHUP]

  /// The recorded signal, if there is one.
  package static var signal: Int32? {
    let number = noted.load(ordering: .relaxed)
    return number == 0 ? nil : number
  }

  /// Runs `body` while signals are recorded instead of ending the process.
  ///
  /// Meanwhile a closed pipe is an error of `write` and not a signal. The parent process may have
  /// blocked the signals, as a thread pool does, so they are unblocked too.
  package static func noting<Result>(_ body: () throws -> Result) rethrows -> Result {
    noted.store(0, ordering: .relaxed)
    let before = watched.map { replace($0) { Interruption.note($0) } }
    let pipeBefore = Glibc.signal(SIGPIPE, SIG_IGN)
    var maskBefore = sigset_t()
    var mask = watchedSet
    pthread_sigmask(SIG_UNBLOCK, &mask, &maskBefore)
    defer {
      pthread_sigmask(SIG_SETMASK, &maskBefore, nil)
      for (number, action) in zip(watched, before) {
        var action = action
        sigaction(number, &action, nil)
      }
      _ = Glibc.signal(SIGPIPE, pipeBefore)
    }
    return try body()
  }

  /// Ends this process with a recorded signal.
  package static func endProcess(by number: Int32) -> Never {
    var mask = watchedSet
    pthread_sigmask(SIG_UNBLOCK, &mask, nil)
    _ = Glibc.signal(number, SIG_DFL)
    raise(number)
    exit(1)
  }

  private static var watchedSet: sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in watched { sigaddset(&set, number) }
    return set
  }

  private static func note(_ number: Int32) {
    noted.store(number, ordering: .relaxed)
  }

  /// Installs a handler that interrupts system calls, and returns the previous one.
  private static func replace(
    _ number: Int32, with handler: @escaping @convention(c) (Int32) -> Void
  ) -> sigaction {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    var before = sigaction()
    sigaction(number, &action, &before)
    return before
  }
}
