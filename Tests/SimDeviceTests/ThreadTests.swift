// Threads that user code starts, and what it locks and waits for: beside the main thread, in virtual time, in one order.

import Expectations
import Foundation
import SimDevice
import Synchronization
import Testing

@Suite struct ThreadTests {
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

  /// Something that its user keeps safe, hence unchecked.
  private final class Shared: @unchecked Sendable {
    var number = 0
    var isReady = false
  }

  @Test func `a thread runs beside the main thread, and hands its result over`() {
    let lines = log { say in
      let thread = Thread {
        say("loads, main: \(Thread.isMainThread)")
        Thread.sleep(forTimeInterval: 1)
        DispatchQueue.main.async { say("result") }
      }
      thread.start()
      say("started")
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        say("finished: \(thread.isFinished)")
      }
    }
    expect(
      lines,
      is: [
        "0.0 started", "0.01 loads, main: false", "1000.01 result", "2000.0 finished: true",
      ])
  }

  @Test func `threads take their turns in the order of their times`() {
    let lines = log { say in
      for number in 1...3 {
        Thread.detachNewThread {
          for round in 1...2 {
            Thread.sleep(forTimeInterval: Double(number) / 1000)
            say("\(number), round \(round)")
          }
        }
      }
    }
    expect(
      lines,
      is: [
        "1.01 1, round 1", "2.01 2, round 1", "2.01 1, round 2", "3.01 3, round 1",
        "4.01 2, round 2", "6.01 3, round 2",
      ])
  }

  @Test func `a thread that exits early ends there`() {
    let lines = log { say in
      Thread.detachNewThread {
        say("works")
        Thread.exit()
      }
      Thread.detachNewThread { say("so does the next") }
    }
    expect(lines, is: ["0.01 works", "0.01 so does the next"])
  }

  @Test func `a condition releases its lock while it waits`() {
    let lines = log { say in
      let lock = NSLock()
      Thread.detachNewThread {
        lock.lock()
        Thread.sleep(forTimeInterval: 0.1)
        say("written")
        lock.unlock()
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) {
        say("asks")
        lock.lock()
        say("has it")
        lock.unlock()
      }
    }
    expect(lines, is: ["50.0 asks", "100.01 written", "100.01 has it"])
  }

  @Test func `a recursive lock belongs to the thread that waited for it`() {
    let lines = log { say in
      let lock = NSRecursiveLock()
      Thread.detachNewThread {
        lock.lock()
        Thread.sleep(forTimeInterval: 0.1)
        lock.unlock()
        lock.lock()
        say("had it twice")
        lock.unlock()
      }
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.05)
        lock.lock()
        lock.lock()
        say("has it")
        lock.unlock()
        lock.unlock()
        say("free again: \(lock.try())")
        lock.unlock()
      }
    }
    expect(lines, is: ["100.01 had it twice", "100.01 has it", "100.01 free again: true"])
  }

  @Test func `many threads of the app count under locks, and none is lost`() {
    let lines = log { say in
      let (lock, box, shared) = (NSLock(), MutexBox(), Shared())
      for number in 1...20 {
        Thread.detachNewThread {
          for _ in 1...50 {
            lock.lock()
            shared.number += 1
            if shared.number % 7 == number % 7 { Thread.sleep(forTimeInterval: 0.000_1) }
            lock.unlock()
            box.value.withLock {
              $0 += 1
              if $0 % 11 == 0 { usleep(50) }
            }
          }
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 60) {
        say("\(shared.number), \(box.value.withLock { $0 })")
      }
    }
    expect(lines, is: ["60000.0 1000, 1000"])
  }

  @Test func `a mutex of the standard library is waited for as well`() {
    let lines = log { say in
      let box = MutexBox()
      Thread.detachNewThread {
        box.value.withLock {
          Thread.sleep(forTimeInterval: 0.1)
          $0 += 1
        }
        say("written")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) {
        let value = box.value.withLock { $0 }
        say("read \(value)")
      }
    }
    expect(
      lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") },
      is: [
        "written", "read 1",
      ])
  }

  private final class MutexBox: Sendable {
    let value = Mutex(0)
  }

  @Test func `conditions wake those that wait, first come first`() {
    let lines = log { say in
      let condition = NSCondition()
      let shared = Shared()
      for number in 1...3 {
        Thread.detachNewThread {
          condition.lock()
          while shared.number == 0 { condition.wait() }
          shared.number -= 1
          say("\(number) has one")
          condition.unlock()
        }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(10)) {
        condition.lock()
        shared.number = 1
        condition.signal()
        condition.unlock()
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) {
        condition.lock()
        shared.number = 2
        condition.broadcast()
        condition.unlock()
      }
    }
    expect(lines, is: ["10.0 1 has one", "20.0 2 has one", "20.0 3 has one"])
  }

  @Test func `the main thread waits for a condition, at most for its timeout`() {
    let lines = log { say in
      let condition = NSCondition()
      let shared = Shared()
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: 0.03)
        condition.lock()
        shared.isReady = true
        condition.signal()
        condition.unlock()
      }
      condition.lock()
      let isInTime = condition.wait(until: Date(timeIntervalSinceNow: 0.02))
      say("in time: \(isInTime)")
      while !shared.isReady { condition.wait() }
      say("ready")
      condition.unlock()
    }
    expect(lines, is: ["20.0 in time: false", "30.01 ready"])
  }

  @Test func `an operation queue runs beside the main thread, and can be waited for`() {
    let lines = log { say in
      let queue = OperationQueue()
      queue.maxConcurrentOperationCount = 1
      for number in 1...2 {
        queue.addOperation {
          Thread.sleep(forTimeInterval: 0.01)
          say("operation \(number)")
        }
      }
      queue.waitUntilAllOperationsAreFinished()
      say("all are done")
    }
    expect(
      lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") },
      is: [
        "operation 1", "operation 2", "all are done",
      ])
  }

  @Test func `threads of libraries and of the test's own stay the system's`() throws {
    let host = HostToy()
    let shared = Shared()
    host.context.run {
      HostContext.outside {
        let thread = Thread { shared.number = 1 }
        thread.start()
        while !thread.isFinished { usleep(100) }
      }
    }
    expect(shared.number, is: 1)
  }
}
