// A thread inside the loop of a device.
//
// For the dynamic extent of `run(_:)` the calling thread belongs to the device: every clock that its code reads is virtual,
// sleeps take no real time, and tasks and blocks are enqueued on the device. The checks of the main actor
// (`MainActor.assumeIsolated`, `preconditionIsolated`) succeed on the thread that runs the loop, even if it is not the main
// thread of the process, and the system's random numbers come from the device's seed. Outside, and on every other thread,
// all of these are the platform's.
//
// Virtual inside the loop: Date(), ContinuousClock, SuspendingClock, DispatchTime.now(), ProcessInfo.systemUptime and all
// clocks of libc; every form of Task.sleep; Task {}, Task.detached, task groups and actors; DispatchQueue.main and every
// other queue, groups, semaphores and work items; Thread and pthread_create, locks and conditions; Foundation's timers
// (FoundationTimers.swift) and the blocks of its main run loop (FoundationBlocks.swift). Thread.sleep, sleep, usleep and
// nanosleep take no real time: on the main thread they advance the device's clock at once (a hitch, as on a phone), on
// another thread they suspend the thread.
//
// Not virtual:
// - Threads that libraries start (those of curl and libdispatch) and threads that began outside the loop run in real time.
//   Their signals wake a thread of the device that waits for nothing else; such code is not exactly repeatable.
// - A continuation that such a thread resumes runs on the platform's executors, outside the device.
// - DispatchSource timers count real time and never fire inside the loop, and a RunLoop that a thread of the app runs waits
//   in real time.
// - Code that spins until another thread sets a flag never ends, because the other thread does not run meanwhile.
// - Thread.isMainThread refers to the process.

internal import CHostHooks

/// The context in which user code runs for one device; the device owns it.
package final class HostContext {
  private unowned let host: any HostScheduling
  let hooks: UnsafeMutablePointer<HostHooksContext>
  /// The threads of the device other than the main thread.
  package let workers: Workers
  /// Whether the running worker counts as the main thread.
  private var standsIn = false

  /// Creates a context that enqueues its work on `host`.
  ///
  /// - Parameter host: the device, which must outlive the context.
  /// - Parameter seed: the seed of the system's random numbers; equal seeds give equal numbers in
  ///   every process.
  /// - Parameter cores: the number of blocks of queues other than the main queue that can compute
  ///   at the same time; at least 1.
  package init(host: any HostScheduling, seed: UInt64, cores: Int = 5) {
    HostExecutors.install()
    FoundationTimers.install()
    FoundationBlocks.install()
    self.host = host
    workers = Workers(host: host, cores: cores)
    hooks = .allocate(capacity: 1)
    hooks.initialize(
      to: HostHooksContext(
        host: nil, now: hostNow, sleep: hostSleep, mainQueue: hostMainQueue,
        workerQueue: hostWorkerQueue, workerQueueSync: hostWorkerQueueSync, begins: hostBegins,
        thread: hostThread, wait: hostWait,
        changed: hostChanged, currentQueue: hostCurrentQueue, randomState: seed, recorder: nil))
    hooks.pointee.host = Unmanaged.passUnretained(self).toOpaque()
  }

  deinit {
    hooks.deinitialize(count: 1)
    hooks.deallocate()
  }

  /// The context of the calling thread, or nil outside the loop of every device.
  package static var current: HostContext? {
    guard let hooks = hostHooksCurrent() else { return nil }
    return context(hooks.pointee.host)
  }

  /// Runs `body` inside the loop of the device.
  ///
  /// - Note: calls can be nested. Work that `body` enqueues does not run before the device takes it
  ///   from its queue.
  package func run<R, Failure: Error>(_ body: () throws(Failure) -> R) throws(Failure) -> R {
    let previous = hostHooksEnter(hooks)
    defer { hostHooksLeave(previous) }
    return try body()
  }

  /// Runs `body` with the platform's clocks, queues and random numbers, also inside the loop of a
  /// device.
  package static func outside<R, Failure: Error>(
    _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    let previous = hostHooksEnter(nil)
    defer { hostHooksLeave(previous) }
    return try body()
  }

  /// Enqueues work on the main thread.
  func enqueue(_ work: HostWork, afterNanoseconds delay: Int64) {
    workers.synchronise()
    host.enqueue(work, afterNanoseconds: workers.delayForMainThread(delay))
  }

  /// Whether the calling thread, which is inside the loop, counts as the main thread.
  package var isOnMainThread: Bool { workers.current == nil || standsIn }

  /// Sets whether the running worker counts as the main thread, and returns the previous setting.
  ///
  /// A write on a worker invalidates the graph on that thread, and the graph belongs to the main
  /// actor.
  package func standIn(_ standsIn: Bool) -> Bool {
    defer { self.standsIn = standsIn }
    return self.standsIn
  }
}

// The functions that C calls. `opaque` is the context, which is alive because a thread is inside it.

private func context(_ opaque: UnsafeMutableRawPointer?) -> HostContext {
  guard let opaque else { preconditionFailure("A device's loop runs without its context.") }
  return Unmanaged<HostContext>.fromOpaque(opaque).takeUnretainedValue()
}

/// Runs work of the host in the middle of user code, without attributing its allocations to the
/// app.
func asHost<R>(_ body: () -> R) -> R { AllocationRecorder.attribute(to: 0, body) }

private func hostNow(_ opaque: UnsafeMutableRawPointer?) -> Int64 {
  context(opaque).workers.now
}

private func hostSleep(_ opaque: UnsafeMutableRawPointer?, _ nanoseconds: Int64) {
  context(opaque).workers.sleep(forNanoseconds: nanoseconds)
}

private func hostMainQueue(
  _ opaque: UnsafeMutableRawPointer?, _ nanoseconds: Int64, _ run: @escaping HostHooksWork,
  _ argument: UnsafeMutableRawPointer?
) {
  asHost {
    let work = HostWork(block: run, argument: argument)
    context(opaque).enqueue(work, afterNanoseconds: nanoseconds)
  }
}

private func hostWorkerQueue(
  _ opaque: UnsafeMutableRawPointer?, _ queue: UnsafeMutableRawPointer, _ order: HostHooksOrder,
  _ nanoseconds: Int64, _ run: @escaping HostHooksWork, _ argument: UnsafeMutableRawPointer?
) {
  asHost { context(opaque).workers.submit(to: queue, order, after: nanoseconds, run, argument) }
}

private func hostWorkerQueueSync(
  _ opaque: UnsafeMutableRawPointer?, _ queue: UnsafeMutableRawPointer, _ order: HostHooksOrder,
  _ run: HostHooksWork, _ argument: UnsafeMutableRawPointer?
) {
  let owner = AllocationRecorder.setOwner(0)
  defer { AllocationRecorder.setOwner(owner) }
  context(opaque).workers.visit(queue, order) {
    AllocationRecorder.attribute(to: owner) { run(argument) }
  }
}

private func hostBegins(_ opaque: UnsafeMutableRawPointer?) {
  context(opaque).workers.begins()
}

private func hostThread(_ opaque: UnsafeMutableRawPointer?, _ thread: OpaquePointer) {
  asHost { context(opaque).workers.start(thread) }
}

private func hostWait(
  _ opaque: UnsafeMutableRawPointer?, _ nanoseconds: Int64, _ attempt: @escaping HostHooksAttempt,
  _ argument: UnsafeMutableRawPointer?
) -> HostHooksWaitResult {
  asHost { context(opaque).workers.wait(atMost: nanoseconds, attempt, argument) }
}

private func hostChanged(_ opaque: UnsafeMutableRawPointer?) {
  asHost { context(opaque).workers.changed() }
}

private func hostCurrentQueue(_ opaque: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  context(opaque).workers.currentQueue
}
