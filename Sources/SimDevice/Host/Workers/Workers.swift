// The workers of a device: the blocks of `DispatchQueue.global()` and of custom queues, the jobs of tasks that are not the
// main actor's (detached tasks, `nonisolated` functions, actors, child tasks), and user threads, in virtual time.
//
// A block begins a short time after it was enqueued, on a free core. Its steps are events of the device: it begins, sleeps,
// waits and continues. Only one thread runs at a time, and equal times keep the order of the requests, so runs repeat
// exactly. The computation of a block advances its own clock; before it has an effect that others can observe, it waits
// until the device's clock has caught up.
//
// Simplifications: a span of the main thread is not interrupted, so a concurrent write of a worker becomes visible after it;
// all cores are as fast as that of the main thread; priorities have no effect.

internal import CHostHooks
internal import HeapModule
import SimViews

/// The threads of one device other than the main thread, and their queues.
package final class Workers {
  /// The time from enqueuing a block to its start on another thread: 10 µs in ns [E, ×/÷ 3].
  static let wakeUp: Int64 = 10_000

  private unowned let host: any HostScheduling
  private var queues: [UnsafeMutableRawPointer: WorkerQueue] = [:]
  /// The jobs of tasks, as many of which run at once as there are cores.
  private let jobs = WorkerQueue(nil)
  private var steps = Heap<Step>()
  private var nextNumber = 0
  private var freeCores: Int
  /// The workers that wait for a core, in order.
  private var readyForCore: [Step.Action] = []
  private var idle: [Worker] = []
  private var waiters: [Waiter] = []
  /// The number of blocks that have begun and not ended.
  private var begun = 0
  /// The running worker, or nil while the main thread runs.
  private(set) var current: Worker? {
    didSet { host.workersTurn(current != nil) }
  }
  /// The queues that the main thread entered with `sync`, from the outermost to the innermost.
  private var visited: [WorkerQueue] = []
  /// The time of the present step, or nil outside a step.
  private var stepTime: Int64?

  /// Creates the workers of `host`.
  ///
  /// - Parameter cores: the number of blocks that can compute at the same time; at least 1.
  init(host: any HostScheduling, cores: Int) {
    precondition(cores >= 1, "A device has at least one core for its workers.")
    self.host = host
    freeCores = cores
  }

  // MARK: Interface of the device

  /// The time of the next step, or nil if none is scheduled.
  package var nextTime: Int64? { steps.min?.time }

  /// The number of enqueued blocks that have not ended, without delayed blocks.
  package var unfinishedCount: Int {
    begun + readyForCore.count
      + steps.unordered.reduce(into: 0) { count, step in
        switch step.action {
        case .begin, .start: count += 1
        default: break
        }
      }
  }

  /// The number of delayed blocks and sleeping tasks.
  package var delayedCount: Int {
    steps.unordered.count { if case .arrive = $0.action { true } else { false } }
  }

  /// Whether a delayed block or a sleep began before a time, in nanoseconds since launch.
  func hasDelayed(sinceBefore time: Int64) -> Bool {
    steps.unordered.contains {
      if case .arrive = $0.action { $0.madeAt < time } else { false }
    }
  }

  /// Performs the steps that are due at `time`, in order, on the thread of the device's loop.
  package func run(until time: Int64) {
    while let next = steps.min, next.time <= time { takeNext() }
  }

  /// Performs the remaining steps when the app ends, without waiting; endless waits are abandoned.
  package func finish() {
    for _ in 0..<100_000 {
      if steps.isEmpty { break }
      takeNext()
    }
    for worker in idle { worker.end() }
    idle = []
  }

  /// The time of the running worker, or else of the present step.
  var now: Int64 { current?.time ?? stepTime ?? host.now }

  /// Returns a delay after the caller's time as one after the main thread's, in nanoseconds.
  func delayForMainThread(_ delay: Int64) -> Int64 { max(0, now + max(0, delay) - host.now) }

  /// Advances the time of the running worker by a computation in nanoseconds.
  func charge(_ nanoseconds: Int64) {
    current?.time += nanoseconds
  }

  // MARK: Requests of threads

  /// Called when the calling thread begins its work.
  func begins() { host.workerBegins() }

  /// Enqueues a block on a dispatch queue.
  func submit(
    to queue: UnsafeMutableRawPointer, _ order: HostHooksOrder, after delay: Int64,
    _ run: @escaping HostHooksWork, _ argument: UnsafeMutableRawPointer?
  ) {
    synchronise()
    submit(.block(run, argument), to: known(queue), order, after: delay)
  }

  /// Enqueues a job of Swift concurrency that is not the main actor's.
  func submit(_ job: UnownedJob, after delay: Int64) {
    synchronise()
    let run: HostHooksWork = { job in
      unsafeBitCast(job, to: UnownedJob.self).runSynchronously(on: .concurrent)
    }
    let job = unsafeBitCast(job, to: UnsafeMutableRawPointer.self)
    submit(.block(run, job), to: jobs, .concurrent, after: delay)
  }

  private func submit(
    _ item: WorkerQueue.Item, to queue: WorkerQueue, _ order: HostHooksOrder, after delay: Int64
  ) {
    if delay > 0 {
      queue.expectedCount += 1
      push(.arrive(queue, item, order), at: now + delay)
    } else {
      queue.append(item, order)
      startReady(of: queue, at: now)
    }
  }

  func start(_ thread: OpaquePointer) {
    synchronise()
    takeCore(.start(Worker(thread: thread)), at: now + Self.wakeUp)
  }

  /// Runs a block on the calling thread when its turn on the queue has come.
  func visit(_ queue: UnsafeMutableRawPointer, _ order: HostHooksOrder, _ run: () -> Void) {
    synchronise()
    let queue = known(queue)
    demand(
      order == .concurrent || !(current?.queues ?? visited).contains { $0 === queue },
      "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current thread")
    let turn = WorkerTurn()
    queue.append(.turn(turn), order)
    startReady(of: queue, at: now)
    if !turn.hasCome {
      let asked = Unmanaged.passUnretained(turn).toOpaque()
      let isTurn: HostHooksAttempt = {
        guard let asked = $0 else { return 0 }
        return Unmanaged<WorkerTurn>.fromOpaque(asked).takeUnretainedValue().hasCome ? 1 : 0
      }
      let result = wait(atMost: -1, isTurn, asked)
      demand(
        result == .came, "A thread waits in sync for a queue whose block waits for that thread.")
    }
    enter(queue)
    run()
    synchronise()
    leave()
    finishOne(of: queue, at: now)
  }

  /// Suspends the calling thread.
  func sleep(forNanoseconds duration: Int64) {
    guard let current else { return host.sleep(forNanoseconds: duration) }
    current.stop(.asleep(until: current.time + max(0, duration)))
  }

  /// Waits until `attempt` succeeds.
  ///
  /// - Parameter longest: nanoseconds; a negative value waits without a limit.
  func wait(
    atMost longest: Int64, _ attempt: @escaping HostHooksAttempt,
    _ argument: UnsafeMutableRawPointer?
  ) -> HostHooksWaitResult {
    synchronise()
    if attempt(argument) != 0 { return .came }
    let waiter = Waiter(attempt, argument, current)
    waiters.append(waiter)
    if longest >= 0 { push(.expire(waiter), at: now + longest) }
    if let current { current.stop(.waiting) } else { letOthersRun(for: waiter) }
    switch waiter.outcome {
    case .came: return .came
    case .timedOut: return .timedOut
    case .waiting:
      waiters.removeAll { $0 === waiter }
      return .hopeless
    }
  }

  /// Called when a condition may have changed for which a worker waits.
  func changed() {
    guard !waiters.isEmpty else { return }
    synchronise()
    for waiter in waiters where waiter.outcome == .waiting {
      if waiter.attempt(waiter.argument) != 0 { end(waiter, .came) }
    }
    waiters.removeAll { $0.outcome != .waiting }
  }

  /// The innermost queue of the calling thread, or nil if the main thread has entered none.
  var currentQueue: UnsafeMutableRawPointer? {
    (current == nil ? visited : current?.queues)?.last?.identity
  }

  /// Waits until the device's clock has reached the running worker's, before an observable effect.
  func synchronise() {
    guard let current, let stepTime, current.time > stepTime else { return }
    current.stop(.busy(until: current.time))
  }

  // MARK: Steps

  private func known(_ queue: UnsafeMutableRawPointer) -> WorkerQueue {
    if let known = queues[queue] { return known }
    let made = WorkerQueue(queue)
    hostHooksQueueRetain(queue)
    queues[queue] = made
    return made
  }

  private func finishOne(of queue: WorkerQueue, at time: Int64) {
    queue.finishOne()
    startReady(of: queue, at: time)
    guard queue.isIdle, let identity = queue.identity else { return }
    queues[identity] = nil
    hostHooksQueueRelease(identity)
  }

  private func enter(_ queue: WorkerQueue) {
    if let current { current.queues.append(queue) } else { visited.append(queue) }
  }

  private func leave() {
    if let current { current.queues.removeLast() } else { visited.removeLast() }
  }

  private func push(_ action: Step.Action, at time: Int64) {
    steps.insert(Step(time: time, number: nextNumber, madeAt: now, action: action))
    nextNumber += 1
    if steps.min?.time == time { host.wakeWorkers(at: time) }
  }

  private func takeNext() {
    guard let step = steps.popMin() else { return }
    stepTime = step.time
    defer { stepTime = nil }
    switch step.action {
    case .arrive(let queue, let item, let order):
      queue.expectedCount -= 1
      queue.append(item, order)
      startReady(of: queue, at: step.time)
    case .begin(let queue, let run, let argument):
      let worker = idle.popLast() ?? Worker()
      // An earlier computation ran ahead of the device's clock, on another core.
      worker.time = step.time
      worker.begin(run, argument, of: queue)
      begun += 1
      proceed(worker, from: step.time)
    case .start(let worker):
      begun += 1
      proceed(worker, from: step.time)
    case .end(let worker):
      worker.end()
      changed()
    case .wake(let worker): takeCore(.goOn(worker), at: step.time)
    case .goOn(let worker): proceed(worker, from: step.time)
    case .release: releaseCore(at: step.time)
    case .finish(let queue): finishOne(of: queue, at: step.time)
    case .expire(let waiter):
      guard waiter.outcome == .waiting else { return }
      waiters.removeAll { $0 === waiter }
      end(waiter, .timedOut)
    }
  }

  /// Lets a worker run from `time` until it stops.
  private func proceed(_ worker: Worker, from time: Int64) {
    worker.time = max(worker.time, time)
    current = worker
    let pause = worker.resume()
    current = nil
    switch pause {
    case .done:
      begun -= 1
      push(.release, at: worker.time)
      if worker.isOfTheApp {
        push(.end(worker), at: worker.time)
      } else {
        push(.finish(worker.queues[0]), at: worker.time)
        worker.queues = []
        idle.append(worker)
      }
    case .asleep(let end):
      push(.release, at: worker.time)
      push(.wake(worker), at: end)
      worker.time = end
    case .busy(let end): push(.goOn(worker), at: end)
    case .waiting: push(.release, at: worker.time)
    }
  }

  private func startReady(of queue: WorkerQueue, at time: Int64) {
    while let item = queue.takeNext() {
      switch item {
      case .block(let run, let argument):
        takeCore(.begin(queue, run, argument), at: time + Self.wakeUp)
      case .turn(let turn):
        turn.hasCome = true
        changed()
      }
    }
  }

  private func takeCore(_ action: Step.Action, at time: Int64) {
    guard freeCores > 0 else { return readyForCore.append(action) }
    freeCores -= 1
    push(action, at: time)
  }

  private func releaseCore(at time: Int64) {
    freeCores += 1
    guard !readyForCore.isEmpty else { return }
    takeCore(readyForCore.removeFirst(), at: time)
  }

  private func end(_ waiter: Waiter, _ outcome: Waiter.Outcome) {
    waiter.outcome = outcome
    if let worker = waiter.worker { push(.wake(worker), at: now) }
  }

  /// Runs the workers while the main thread is blocked, until its condition holds.
  private func letOthersRun(for waiter: Waiter) {
    while waiter.outcome == .waiting, let next = steps.min {
      takeNext()
      if next.time > host.now { host.sleep(forNanoseconds: next.time - host.now) }
    }
  }
}

extension UnownedSerialExecutor {
  /// The executor of nonisolated code, which the runtime represents as two zero words.
  fileprivate static var concurrent: UnownedSerialExecutor {
    unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
  }
}
