// The clock, the reasons for which a run ends, and the fingerprint.

import Expectations
import SimCore
import Testing

private enum Beat: FingerprintedEvent, Equatable {
  case tick(Int)
  case tock

  var kindCode: UInt16 {
    switch self {
    case .tick: 1
    case .tock: 2
    }
  }
}

@Suite struct SimulationTests {
  @Test func `the clock stands at each event's time`() {
    var simulation = Simulation<Beat>()
    simulation.schedule(.tick(2), at: Instant(20))
    simulation.schedule(.tick(1), at: Instant(10))
    var history: [String] = []
    let why = simulation.run { simulation, event in
      history.append("\(simulation.now) \(event.payload)")
      if case .tick(1) = event.payload { simulation.schedule(.tock, after: .nanoseconds(5)) }
      return .proceed
    }
    expect(why, is: .drained)
    expect(history, is: ["@10 ns tick(1)", "@15 ns tock", "@20 ns tick(2)"])
    expect(simulation.now, is: Instant(20))
    expect(simulation.deliveredCount, is: 3)
  }

  @Test func `an event at the horizon is delivered, the next one waits`() {
    var simulation = Simulation<Beat>()
    for time in [10, 20, 21] { simulation.schedule(.tock, at: Instant(Int64(time))) }
    do {
      let why = simulation.run(until: Instant(20)) { _, _ in .proceed }
      expect(why, is: .horizonReached)
    }
    expect(simulation.now, is: Instant(20))
    expect(simulation.description, is: "now @20 ns\n@21 ns mainThread #2 tock")
  }

  @Test func `the clock goes to the horizon when nothing is left`() {
    var simulation = Simulation<Beat>()
    simulation.schedule(.tock, at: Instant(10))
    do {
      let why = simulation.run(until: Instant(50)) { _, _ in .proceed }
      expect(why, is: .drained)
    }
    expect(simulation.now, is: Instant(50))
    do {
      let why = simulation.run(until: Instant(40)) { _, _ in .proceed }
      expect(why, is: .drained)
    }
    expect(simulation.now, is: Instant(50))
  }

  @Test func `an event limit cuts an endless chain and reports it`() {
    var simulation = Simulation<Beat>()
    simulation.schedule(.tock, at: Instant(0))
    let why = simulation.run(until: Instant(1_000_000), limit: 5) { simulation, _ in
      simulation.schedule(.tock, after: .nanoseconds(1))
      return .proceed
    }
    expect(why, is: .eventLimitReached)
    expect(simulation.deliveredCount, is: 5)
    expect(simulation.now, is: Instant(4))
    expect(simulation.pendingCount, is: 1)
  }

  @Test func `a limit that was just enough is no cut`() {
    var simulation = Simulation<Beat>()
    simulation.schedule(.tock, at: Instant(0))
    simulation.schedule(.tock, at: Instant(90))
    do {
      let why = simulation.run(until: Instant(50), limit: 1) { _, _ in .proceed }
      expect(why, is: .horizonReached)
    }
    do {
      let why = simulation.run(limit: 1) { _, _ in .proceed }
      expect(why, is: .drained)
    }
  }

  @Test func `the handler stops a run and what is pending stays`() {
    var simulation = Simulation<Beat>()
    let tokens = (0..<4).map { simulation.schedule(.tick($0), at: Instant(Int64($0))) }
    let why = simulation.run { simulation, event in
      simulation.cancel(tokens[2])
      return event.payload == .tick(1) ? .stop : .proceed
    }
    expect(why, is: .stopRequested)
    expect(simulation.description, is: "now @1 ns\n@3 ns mainThread #3 tick(3)")
    simulation.checkInvariants()
  }

  @Test func `the clock moves over an empty stretch`() {
    var simulation = Simulation<Beat>()
    simulation.schedule(.tock, at: Instant(10))
    simulation.advance(to: Instant(10))
    expect(simulation.now, is: Instant(10))
    guard case .delivered(let event) = simulation.step() else {
      Issue.record("The event was not delivered.")
      return
    }
    expect(event.payload, is: .tock)
  }

  @Test func `the fingerprint of no events is the offset basis, as 16 digits`() {
    expect(Fingerprint().description, is: "cbf29ce484222325")
  }

  @Test func `the fingerprint of a text is the published FNV-1a value`() {
    var fingerprint = Fingerprint()
    fingerprint.add("foobar")
    expect(fingerprint.description, is: "85944171f73967e8")
  }

  @Test func `the fingerprint depends on order, time, priority and kind`() {
    let runs: [[(Int64, EventPriority, Beat)]] = [
      [(1, .timer, .tock), (2, .timer, .tick(0))], [(1, .timer, .tick(0)), (2, .timer, .tock)],
      [(1, .timer, .tock), (3, .timer, .tick(0))], [(1, .timer, .tock), (2, .input, .tick(0))],
      [(1, .timer, .tock)], [],
    ]
    let prints = runs.map { events in
      var simulation = Simulation<Beat>()
      for (time, priority, beat) in events {
        simulation.schedule(beat, at: Instant(time), priority: priority)
      }
      _ = simulation.run { _, _ in .proceed }
      return simulation.fingerprint.description
    }
    expect(Set(prints).count, is: runs.count)
    #expect(prints.allSatisfy { $0.count == 16 })
  }
}
