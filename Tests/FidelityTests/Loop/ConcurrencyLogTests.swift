import Expectations
import SimDevice
import SwiftUI
import Testing

extension LoopSuite {
  @Test
  func `sleeps, blocks and delayed blocks come at their times, in the order of the requests`() {
    let log = log { diary in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { diary.note("after 200") }
      Task {
        diary.note("task")
        try? await Task.sleep(for: .milliseconds(100))
        diary.note("slept 100")
        try? await Task.sleep(for: .milliseconds(100))
        diary.note("slept 200")
      }
      DispatchQueue.main.async { diary.note("block") }
      diary.note("asked")
    }
    expect(
      log,
      is: [
        "0 asked", "0 task", "0 block", "100 slept 100", "200 after 200", "200 slept 200",
      ])
  }

  @Test func `child tasks run beside each other, and are awaited`() {
    let log = log { diary in
      Task {
        async let slow = later(300, "slow")
        async let quick = later(100, "quick")
        diary.note(await "\(slow) and \(quick)")
        let sum = await withTaskGroup(of: Int.self) { group in
          for delay in [30, 10, 20] {
            group.addTask {
              try? await Task.sleep(for: .milliseconds(delay))
              return delay
            }
          }
          var order: [Int] = []
          for await value in group { order.append(value) }
          return order
        }
        diary.note("\(sum)")
      }
    }
    expect(log, is: ["300 slow and quick", "330 [10, 20, 30]"])
  }

  @Test func `an actor serves who comes first, and a detached task begins a moment later`() {
    let log = log { diary in
      let account = Account()
      Task.detached {
        let first = await account.add(1)
        await MainActor.run { diary.note("detached \(first)") }
      }
      Task {
        let second = await account.add(10)
        diary.note("task \(second)")
      }
      diary.note("asked")
    }
    // The detached task begins when another thread has woken up; until then the main thread has come to the actor.
    expect(log, is: ["0 asked", "0 task 10", "0 detached 11"])
  }

  @Test(arguments: ["actor", "nonisolated", "detached", "child"])
  func `what an actor or a function of none computes leaves the main thread free`(who: String) {
    let log = log { diary in
      Task {
        switch who {
        case "actor": await Account().audit()
        case "nonisolated": await audit()
        case "detached": await Task.detached { simulatedWork(.milliseconds(50)) }.value
        default: await withTaskGroup { $0.addTask { simulatedWork(.milliseconds(50)) } }
        }
        diary.note("computed")
      }
      Task { diary.note("another task") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { diary.note("after 20") }
    }
    expect(log, is: ["0 another task", "20 after 20", "50 computed"])
  }

  @Test func `child tasks compute at once on as many cores as there are`() {
    let log = log { diary in
      Task {
        await withTaskGroup(of: Void.self) { group in
          for _ in 0..<6 { group.addTask { simulatedWork(.milliseconds(10)) } }
        }
        diary.note("six are done on five cores")
      }
    }
    expect(log, is: ["20 six are done on five cores"])
  }

  @Test func `an actor does one thing at a time`() {
    let log = log { diary in
      let account = Account()
      for number in 1...3 {
        Task {
          await account.audit()
          diary.note("audit \(number)")
        }
      }
    }
    expect(log, is: ["50 audit 1", "100 audit 2", "150 audit 3"])
  }

  @Test func `a stream hands on what is sent to it, in order, at its times`() {
    let log = log { diary in
      let (stream, continuation) = AsyncStream<Int>.makeStream()
      Task {
        for await value in stream { diary.note("got \(value)") }
        diary.note("end")
      }
      for number in 1...3 {
        DispatchQueue.main.asyncAfter(deadline: .now() + Double(number) / 10) {
          continuation.yield(number)
          if number == 3 { continuation.finish() }
        }
      }
    }
    expect(log, is: ["100 got 1", "200 got 2", "300 got 3", "300 end"])
  }

  @Test func `cancelling a task ends its sleep at once and reaches its children`() {
    let log = log { diary in
      let task = Task {
        await withTaskGroup(of: Void.self) { group in
          group.addTask { @MainActor in
            do { try await Task.sleep(for: .seconds(5)) } catch { diary.note("child cancelled") }
          }
          do { try await Task.sleep(for: .seconds(9)) } catch { diary.note("cancelled") }
        }
        diary.note("done \(Task.isCancelled)")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { task.cancel() }
    }
    expect(log.sorted(), is: ["1000 cancelled", "1000 child cancelled", "1000 done true"])
    expect(log.last, is: "1000 done true")
  }

  @Test func `a sleep of the main thread makes what is due meanwhile late`() {
    let log = log { diary in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { diary.note("late") }
      DispatchQueue.main.async {
        Thread.sleep(forTimeInterval: 0.5)
        diary.note("slept")
      }
    }
    expect(log, is: ["500 slept", "500 late"])
  }

  @Test func `two runs have the same log`() {
    func run() -> [String] {
      log { diary in
        for number in 0..<20 {
          Task.detached {
            try? await Task.sleep(for: .milliseconds(number * 7 % 5))
            await MainActor.run { diary.note("\(number)") }
          }
        }
      }
    }
    expect(run(), is: run())
    expect(run().count, is: 20)
  }
}

/// What runs when: each line with the virtual time in milliseconds.
@MainActor
private final class Diary {
  let start = Date()
  func note(_ text: String) {
    print("\(Int((Date().timeIntervalSince(start) * 1000).rounded())) \(text)")
  }
}

private actor Account {
  private var balance = 0
  func add(_ amount: Int) -> Int {
    balance += amount
    return balance
  }
  func audit() { simulatedWork(.milliseconds(50)) }
}

/// Of no actor; in Swift 6 it leaves the caller's.
@concurrent private func audit() async { simulatedWork(.milliseconds(50)) }

@MainActor private func log(
  for seconds: Double = 10, _ work: @escaping @MainActor (Diary) -> Void
) -> [String] {
  let device = SimulatedDevice()
  device.launch { Text("screen") }
  device.settle()
  device.post { work(Diary()) }
  device.advance(by: .seconds(seconds))
  return device.console
}

/// A text after some milliseconds.
private func later(_ milliseconds: Int, _ text: String) async -> String {
  try? await Task.sleep(for: .milliseconds(milliseconds))
  return text
}
