// A thread's stay inside a device's loop.
//
// For the dynamic extent of `run(_:)` the calling thread belongs to the device: every clock that its code reads is
// virtual, sleeps cost no real time, tasks and blocks that it makes go to the device, the main actor's checks
// (`MainActor.assumeIsolated`, `preconditionIsolated`) pass for the thread that runs the loop even where that is not the
// process's main thread, and the system's random source answers from the device's seed. Outside, and on every other
// thread, all of these are the platform's own.
//
// What is virtual inside: Date(), ContinuousClock, SuspendingClock, DispatchTime.now(), ProcessInfo.systemUptime and all
// of libc's clocks; Task.sleep of every flavour; Task {}, Task.detached, task groups, actors; DispatchQueue.main and every other
// queue, groups, semaphores and work items; Thread and pthread_create, locks and conditions; Foundation's timers (FoundationTimers.swift) and
// the blocks of its main run loop (FoundationBlocks.swift).
// Thread.sleep, sleep, usleep and nanosleep take no real time: on the main thread the device's clock moves on by that much at
// once (a hitch, as on a phone), elsewhere the thread stands still.
//
// What is not:
// - Threads that libraries start for themselves (curl's, libdispatch's own) and those that began outside the loop run in real
//   time. What they signal wakes a thread of the device that waits for nothing else; such code is not exactly repeatable.
// - A continuation that such a thread resumes is run by the platform's executors, outside the device.
// - DispatchSource timers count real time and are never fired inside the loop, and a RunLoop that a thread of the app's runs by
//   itself waits in real time.
// - Code that spins until another thread has set a flag never ends: the other thread does not get its turn.
// - Thread.isMainThread tells the truth about the process.

internal import CHostHooks

/// What makes user code run for one device; owned by the device.
package final class HostContext {
  private unowned let host: any HostScheduling
  let hooks: UnsafeMutablePointer<HostHooksContext>
  /// The device's threads beside the main one.
  package let workers: Workers
  /// Whether the thread of the app that has its turn counts as the main one.
  private var standsIn = false

  /// Makes a context whose works go to `host`.
  ///
  /// - Parameter host: the device; must outlive the context.
  /// - Parameter seed: what the system's random source answers from; equal seeds give equal answers in every process.
  /// - Parameter cores: how many blocks of queues other than the main one may compute at once; at least 1.
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

  /// The context that the calling thread is in; nil outside every device's loop.
  package static var current: HostContext? {
    guard let hooks = hostHooksCurrent() else { return nil }
    return context(hooks.pointee.host)
  }

  /// Runs `body` inside the device's loop.
  ///
  /// - Note: may be nested; works that `body` makes do not run before the device takes them from its queue.
  package func run<R, Failure: Error>(_ body: () throws(Failure) -> R) throws(Failure) -> R {
    let previous = hostHooksEnter(hooks)
    defer { hostHooksLeave(previous) }
    return try body()
  }

  /// Runs `body` with the platform's clocks, queues and randomness, even when called inside a device's loop.
  package static func outside<R, Failure: Error>(
    _ body: () throws(Failure) -> R
  ) throws(Failure) -> R {
    let previous = hostHooksEnter(nil)
    defer { hostHooksLeave(previous) }
    return try body()
  }

  /// Hands over what the main thread is to run.
  func enqueue(_ work: HostWork, afterNanoseconds delay: Int64) {
    workers.synchronise()
    host.enqueue(work, afterNanoseconds: workers.delayForMainThread(delay))
  }

  /// Whether the calling thread, which is inside the loop, counts as the main one.
  package var isOnMainThread: Bool { workers.current == nil || standsIn }

  /// Sets whether the thread that has its turn counts as the main one, and returns the previous setting.
  ///
  /// What a thread of the app writes marks the graph on that thread, and the graph is the main actor's.
  package func standIn(_ standsIn: Bool) -> Bool {
    defer { self.standsIn = standsIn }
    return self.standsIn
  }
}

// The functions that C calls; `opaque` is the context, alive because a thread is inside it.

private func context(_ opaque: UnsafeMutableRawPointer?) -> HostContext {
  guard let opaque else { preconditionFailure("A device's loop runs without its context.") }
  return Unmanaged<HostContext>.fromOpaque(opaque).takeUnretainedValue()
}

/// Runs the host's own work in the middle of the app's code: what it allocates is not the app's.
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
