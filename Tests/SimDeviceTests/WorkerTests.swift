// Queues other than the main one: their blocks run beside the main thread, in virtual time, always in the same order.

import Expectations
import Dispatch
import Foundation
import SimDevice
import Testing

struct WorkerTests {
  /// The lines that `body` and what it leads to write, each with the time in milliseconds.
  private func log(_ body: @MainActor (_ say: @escaping @Sendable (String) -> Void) -> Void)
    -> [String]
  {
    let host = HostToy()
    let log = HostLog()
    host.run {
      let launch = Date()
      body { line in
        let time = (Date().timeIntervalSince(launch) * 100_000).rounded() / 100
        log.lines.append("\(time) \(line)")
      }
    }
    return log.lines
  }

  @Test func `a block of a global queue runs beside the main thread, and hands its result over`() {
    let lines = log { say in
      DispatchQueue.global().async {
        say("background, main: \(Thread.isMainThread)")
        Thread.sleep(forTimeInterval: 2)
        DispatchQueue.main.async { say("result") }
        say("background ends")
      }
      say("asked")
      DispatchQueue.main.async { say("main goes on") }
    }
    expect(
      lines,
      is: [
        "0.0 asked", "0.0 main goes on", "0.01 background, main: false", "2000.01 background ends",
        "2000.01 result",
      ])
  }

  @Test func `a serial queue runs one block after the other, and others run beside it`() {
    let lines = log { say in
      let first = DispatchQueue(label: "first")
      let second = DispatchQueue(label: "second")
      for number in 1...3 {
        first.async {
          usleep(1000)
          say("first \(number)")
        }
      }
      second.async { say("second") }
      first.asyncAfter(deadline: .now() + .milliseconds(2)) { say("after 2 ms") }
    }
    expect(
      lines,
      is: [
        "0.01 second", "1.01 first 1", "2.02 first 2", "3.03 first 3", "3.04 after 2 ms",
      ])
  }

  @Test func `a concurrent queue runs as many blocks as sleep, and a barrier alone`() {
    let lines = log { say in
      let queue = DispatchQueue(label: "pool", attributes: .concurrent)
      for number in 1...3 {
        queue.async {
          usleep(1000)
          say("reader \(number)")
        }
      }
      queue.async(flags: .barrier) {
        usleep(1000)
        say("writer")
      }
      queue.async { say("reader 4") }
    }
    expect(
      lines,
      is: [
        "1.01 reader 1", "1.01 reader 2", "1.01 reader 3", "2.02 writer", "2.03 reader 4",
      ])
  }

  @Test func `sync waits for its turn, and runs on the calling thread`() {
    let lines = log { say in
      let queue = DispatchQueue(label: "cache")
      queue.async {
        usleep(5000)
        say("write")
      }
      let value = queue.sync {
        say("read")
        return 3
      }
      say("has \(value)")
      say("at rest \(queue.sync { 4 })")
    }
    expect(lines, is: ["5.01 write", "5.01 read", "5.01 has 3", "5.01 at rest 4"])
  }

  @Test func `a worker visits the main queue with sync`() {
    let lines = log { say in
      DispatchQueue.global().async {
        let thread = DispatchQueue.main.sync { Thread.isMainThread }
        say("back from the main thread: \(thread == Thread.isMainThread)")
      }
      say("asked")
    }
    expect(lines.first, is: "0.0 asked")
    expect(lines.count, is: 2)
  }

  @Test
  func `the main thread waits for a semaphore that a worker signals, for a group, and for a time`()
  {
    let lines = log { say in
      let ready = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(20)) { ready.signal() }
      ready.wait()
      say("signalled")
      say("in time: \(ready.wait(timeout: .now() + .milliseconds(10)) == .success)")
      let group = DispatchGroup()
      for milliseconds in [5, 3] {
        DispatchQueue.global().async(group: group) { usleep(UInt32(milliseconds) * 1000) }
      }
      group.notify(queue: .main) { say("notified") }
      group.wait()
      say("group is empty")
    }
    expect(
      lines,
      is: [
        "20.01 signalled", "30.01 in time: false", "35.02 group is empty", "35.02 notified",
      ])
  }

  @Test func `workers hand one another semaphores in the order in which they waited`() {
    let lines = log { say in
      let turn = DispatchSemaphore(value: 1)
      for number in 1...4 {
        DispatchQueue.global().async {
          turn.wait()
          usleep(1000)
          say("worker \(number)")
          turn.signal()
        }
      }
    }
    expect(lines.map { $0.split(separator: " ").last }, is: ["1", "2", "3", "4"])
  }

  @Test func `code can read the queue on which it runs`() {
    let lines = log { say in
      let queue = DispatchQueue(label: "store")
      let key = DispatchSpecificKey<Int>()
      queue.setSpecific(key: key, value: 7)
      dispatchPrecondition(condition: .notOnQueue(queue))
      queue.async {
        dispatchPrecondition(condition: .onQueue(queue))
        dispatchPrecondition(condition: .notOnQueue(.main))
        say("\(DispatchQueue.getSpecific(key: key) ?? 0)")
      }
      queue.sync {
        dispatchPrecondition(condition: .onQueue(queue))
        dispatchPrecondition(condition: .onQueue(.main))
      }
      say("\(DispatchQueue.getSpecific(key: key) ?? 0)")
    }
    expect(lines, is: ["0.01 7", "0.01 0"])
  }

  @Test func `operation queues are queues`() {
    let lines = log { say in
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      for number in 1...3 { queue.addOperation { say("operation \(number)") } }
      say("asked")
    }
    expect(
      lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") },
      is: [
        "asked", "operation 1", "operation 2", "operation 3",
      ])
  }

  @Test func `a hundred runs of a crowd of queues are equal`() {
    func crowd() -> [String] {
      log { say in
        let queues =
          (0..<7).map { DispatchQueue(label: "\($0)") } + [.global(), .global(qos: .background)]
        for number in 0..<60 {
          let queue = queues[Int.random(in: queues.indices)]
          queue.asyncAfter(deadline: .now() + .microseconds(Int.random(in: 0...300))) {
            usleep(UInt32.random(in: 1...200))
            queues[(number + 1) % queues.count].async { say("\(number)") }
            DispatchQueue.main.async { say("main \(number)") }
          }
        }
      }
    }
    let first = crowd()
    expect(first.count, is: 120)
    for _ in 0..<100 { #expect(crowd() == first) }
  }
}
