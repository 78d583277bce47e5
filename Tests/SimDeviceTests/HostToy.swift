// The smallest host that keeps the promises of `HostScheduling`: one list ordered by (time, sequence), and a clock that
// jumps to the next work. What it proves about the hooks holds for any host that keeps them.

import SimDevice

/// A loop without a device.
///
/// Only ever on the thread of the test that made it, hence unchecked.
final class HostToy: HostScheduling, @unchecked Sendable {
  private struct Entry {
    let time: Int64
    let work: HostWork
  }

  private(set) var now: Int64 = 0
  /// What the main thread ran, in order, as "block@nanoseconds" or "job@nanoseconds".
  private(set) var history: [String] = []
  private var waiting: [Entry] = []
  private var seed: UInt64
  private(set) lazy var context = HostContext(host: self, seed: seed)

  init(seed: UInt64 = 1) {
    self.seed = seed
  }

  func enqueue(_ work: HostWork, afterNanoseconds delay: Int64) {
    let time = now + delay
    let index = waiting.firstIndex { $0.time > time } ?? waiting.endIndex
    waiting.insert(Entry(time: time, work: work), at: index)
  }

  func wakeWorkers(at time: Int64) {}

  func workersTurn(_ isWorker: Bool) {}

  func workerBegins() {}

  func sleep(forNanoseconds duration: Int64) {
    now += duration
  }

  /// Runs `body` inside the loop and then everything that it leads to.
  func run(_ body: @MainActor () -> Void) {
    context.run {
      MainActor.assumeIsolated(body)
      while true {
        let worker = context.workers.nextTime ?? .max
        if worker < .max, worker <= waiting.first?.time ?? .max {
          now = max(now, worker)
          context.workers.run(until: worker)
          continue
        }
        guard !waiting.isEmpty else { break }
        let next = waiting.removeFirst()
        now = max(now, next.time)
        history.append("\(next.work.isJob ? "job" : "block")@\(now)")
        next.work.run()
      }
    }
  }
}
