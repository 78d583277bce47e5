// The classic hold model: a fixed number of timers is pending; each event schedules the next of its
// timer after a random span, so that the queue is always equally full.

import SimCore

/// How many events the kernel delivers in a second.
struct KernelBenchmark: Benchmark {
  private let timers = 1_000
  private let events = 1_000_000

  var name: String { "kernel: hold loop, 1,000 timers" }

  func measure() throws -> [Measurement] {
    var prints: Set<String> = []
    let samples = (0..<5).map { _ in
      var simulation = Simulation<TimerFired>()
      var random = RandomStreams(seed: 1).stream(named: "hold")
      for timer in 0..<timers {
        simulation.schedule(
          TimerFired(timer: timer), after: Nanoseconds(Int64(random.index(below: 1_000_000))))
      }
      let time = microseconds {
        _ = simulation.run(limit: events) { simulation, event in
          simulation.schedule(
            event.payload, after: Nanoseconds(Int64(random.index(below: 1_000_000))))
          return .proceed
        }
      }
      prints.insert(simulation.fingerprint.description)
      return Double(events) / time * 1_000_000
    }
    try expect(prints.count, 1, "fingerprints of equal runs")
    return [
      Measurement(
        name: name, unit: "events/s", samples: samples, moreIsBetter: true,
        remark: "fingerprint \(prints.first ?? "")")
    ]
  }
}

/// One of the timers fired.
struct TimerFired: FingerprintedEvent {
  let timer: Int
  var kindCode: UInt16 { 1 }
}
