// The order of tasks and blocks inside a device's loop: first come, first served.

import Expectations
import Dispatch
import Foundation
import SimDevice
import Testing

struct HostQueueTests {
  /// Everything that user code can ask to be run, asked for in one turn.
  @MainActor static func askForEverything(_ log: HostLog) {
    let queue = DispatchQueue.main
    queue.async { log.lines.append("block") }
    Task { log.lines.append("task") }
    Task.detached { await MainActor.run { log.lines.append("detached, then main") } }
    queue.async(qos: .background) { log.lines.append("background block") }
    queue.async(execute: DispatchWorkItem { log.lines.append("item") })
    queue.async(flags: .barrier) { log.lines.append("barrier") }
    queue.asyncAfter(deadline: .now() + 2) { log.lines.append("after 2 s") }
    queue.asyncAfter(wallDeadline: .now() + 1) { log.lines.append("after 1 s of wall clock") }
    queue.asyncAfter(
      deadline: .now() + .milliseconds(1),
      execute: DispatchWorkItem { log.lines.append("item after 1 ms") })
    Task(priority: .high) { log.lines.append("high task") }
    Task {
      try await Task.sleep(for: .seconds(1))
      log.lines.append("task after 1 s")
    }
    let cancelled = DispatchWorkItem { log.lines.append("cancelled") }
    queue.async(execute: cancelled)
    cancelled.cancel()
    log.lines.append("asked")
  }

  static let answer = [
    "asked", "block", "task", "background block", "item", "barrier", "high task",
    "detached, then main", "item after 1 ms", "after 1 s of wall clock", "task after 1 s",
    "after 2 s",
  ]

  @Test func `works run in the order of the requests`() {
    let host = HostToy()
    let log = HostLog()
    host.run { Self.askForEverything(log) }
    expect(log.lines, is: Self.answer)
    expect(host.now, is: 2_000_000_000)
  }

  @Test(arguments: 0..<20)
  func `twenty devices at once keep their own time and order`(_ number: Int) async throws {
    let host = HostToy(seed: UInt64(number))
    let log = HostLog()
    let before = withUnsafeCurrentTask { $0?.hashValue }
    host.run { Self.askForEverything(log) }
    expect(withUnsafeCurrentTask { $0?.hashValue }, is: before)
    expect(log.lines, is: Self.answer)
    try await Task.sleep(for: .milliseconds(1))
    host.run {
      Task {
        try await Task.sleep(for: .seconds(Double(number)))
        let seconds = Date().timeIntervalSince1970 - 1_704_102_062
        log.lines = ["\((seconds * 1_000).rounded() / 1_000)"]
      }
    }
    expect(log.lines, is: ["\(Double(number))"])
  }

  @Test(arguments: 0..<20)
  func `tests without a device keep the platform's executors`(_ number: Int) async throws {
    let clock = ContinuousClock()
    let before = clock.now
    try await Task.sleep(for: .milliseconds(2))
    #expect(before.duration(to: clock.now) >= .milliseconds(2))
    let sum = await withTaskGroup(of: Int.self) { group in
      for value in 1...10 { group.addTask { value } }
      return await group.reduce(0, +)
    }
    expect(sum, is: 55)
    await expect(MainActor.run { number }, is: number)
  }

  @Test @MainActor func `a test of the main actor may run a device`() async {
    let host = HostToy()
    let log = HostLog()
    host.run { Self.askForEverything(log) }
    expect(log.lines, is: Self.answer)
    await Task.yield()
    expect(log.lines, is: Self.answer)
  }

  @Test func `the loop counts as the main actor and the main queue`() {
    HostToy().run {
      MainActor.preconditionIsolated()
      dispatchPrecondition(condition: .onQueue(.main))
      MainActor.assumeIsolated { MainActor.assertIsolated() }
      Task.detached {
        await MainActor.run { MainActor.preconditionIsolated() }
      }
    }
  }

  @Test func `a group notifies when its last member is done`() {
    let host = HostToy()
    let log = HostLog()
    host.run {
      let group = DispatchGroup()
      DispatchQueue.main.async(group: group) { log.lines.append("first") }
      group.enter()
      DispatchQueue.main.asyncAfter(deadline: .now() + 5) {
        log.lines.append("second")
        group.leave()
      }
      group.notify(queue: .main) { log.lines.append("done") }
    }
    expect(host.history, is: ["block@0", "block@5000000000", "block@5000000000"])
    expect(log.lines, is: ["first", "second", "done"])
  }

  @Test func `child tasks, actors and continuations stay inside the loop`() {
    actor Counter {
      var count = 0
      func add() async { count += 1 }
    }
    let host = HostToy()
    let log = HostLog()
    host.run {
      Task {
        let counter = Counter()
        await withTaskGroup(of: Void.self) { group in
          for delay in 1...3 {
            group.addTask {
              try? await Task.sleep(for: .seconds(delay))
              await counter.add()
            }
          }
        }
        async let later: Void? = try? Task.sleep(for: .seconds(10))
        await withCheckedContinuation { continuation in
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.resume() }
        }
        await later
        let seconds = Date().timeIntervalSince1970 - 1_704_102_060
        log.lines.append("\(await counter.count) at \((seconds * 1_000).rounded() / 1_000)")
      }
    }
    expect(log.lines, is: ["3 at 13.0"])
  }
}
