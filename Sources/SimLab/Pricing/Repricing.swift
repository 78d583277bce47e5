// A finished run priced again: with other prices, another phone or other conditions, and without running view code.
//
// What stays: what was done, and when events came (touches, timers, the panel's ticks). What is computed
// again: how long each span of work takes, when it begins, and what becomes of each frame. Under the
// prices of the run itself the record comes out equal, bit for bit. The time of all work is that of a real
// run on the other phone wherever that run does the same; events keep their times, so a
// touch that a script gave after the screen had come to rest is not moved by a slower screen, and memory
// is that of the phone that was run.

import SimCore
import SimDevice
package import SimMetrics
import SimViews

extension RunRecord {
  /// The record of the same run under other prices.
  ///
  /// - Parameter system: the system that the record names, for a phone that never had that of the run; what was done stays that
  ///   of the run, and a note says so.
  /// - Throws: `RepricingError` when the record does not say what was done, or in other words.
  package func priced(by pricing: Pricing, on system: String? = nil) throws -> RunRecord {
    try priced(by: pricing, on: system, pricing.conditions.dispersion)
  }

  /// The same with frames that differ in a given way; nil where they take what is priced.
  func priced(
    by pricing: Pricing, on system: String? = nil, _ dispersion: FrameDispersion?
  ) throws -> RunRecord {
    var record = self
    record.identify(by: pricing, on: system)
    record = try record.played(under: pricing, dispersion)
    record.draws = PriceDraws()
    record.headroom = nil
    return record
  }

  /// The same run with what it takes under some prices: frames, spans, times of events, what each frame's time went into, and
  /// whose hitches are.
  ///
  /// - Throws: `RepricingError` when the record does not say what was done, or in other words.
  func played(under pricing: Pricing, _ dispersion: FrameDispersion?) throws -> RunRecord {
    let models = pricing.models
    let tape = try DrawnTape(self, pricing)
    return played(tape, tape.prices(warm: models.warm, cold: models.cold), dispersion)
  }

  /// The same run as it is played from its tape.
  func played(
    _ tape: DrawnTape, _ prices: DrawnPrices, _ dispersion: FrameDispersion?
  ) -> RunRecord {
    let system = SimulatedSystem.all.first { $0.name == identity.system }
    let recorder = PlayRecorder(work, waitsForVsync: system?.policy.usesUpdateCycle ?? false)
    let run = tape.play(prices, dispersion, recorder: recorder)
    var record = self
    record.spans = recorder.spans
    record.frames = zip(recorder.frames, frames).map { new, old in
      var frame = new
      frame.bodies = old.bodies
      frame.allocations = old.allocations
      frame.frees = old.frees
      return frame
    }
    record.duration = max(duration, (run.end - .launch).value - start)
    record.trackedTime = run.trackedTime
    // Bodies that ran before the first event are those of the beginning, which stays.
    let beginning = events.times.count - recorder.events.count
    if [0, 1].contains(beginning) {
      record.events.times = events.times.prefix(beginning) + recorder.events
    }
    record.costs = costs.divided { recorder.time(of: $1, inFrame: $0, isAhead: $2) }
    record.blame = recorder.blame(among: record.costs)
    if record.frames != frames { record.findSlowScrollFrames(recorder.mainThreadTimes) }
    return record
  }

  /// Looks again for frames of a scroll with more work than fits between two refreshes, each by the view that took most of it.
  ///
  /// - Parameter times: the main thread's work for each frame, in nanoseconds.
  private mutating func findSlowScrollFrames(_ times: [Int64]) {
    watchdogs.removeAll { $0.watchdog == .slowScrollFrame }
    let slow = times.prefix(frames.count).enumerated().filter { number, time in
      frames[number].tracked && time > identity.refreshInterval
    }
    // Most runs have none.
    guard !slow.isEmpty else { return }
    let animations = work.spans.filter { $0.kind == .render }.map(\.isAppAnimation)
    let greatest = costs.greatest(frames: frames.count)
    var found: [WatchdogCount] = []
    for (number, time) in slow where !animations[number] {
      let reason = greatest.isEmpty ? nil : costs.reasons[greatest[number].reason]
      let seen = WatchdogCount(
        watchdog: .slowScrollFrame, view: reason?.view ?? "", count: 1, worst: time,
        cause: reason?.cause ?? "")
      if let place = found.firstIndex(where: { $0.view == seen.view }) {
        found[place].count += 1
        if seen.worst > found[place].worst {
          (found[place].worst, found[place].cause) = (seen.worst, seen.cause)
        }
      } else {
        found.append(seen)
      }
    }
    watchdogs += found
  }

  /// Sets the identity to that of other prices; runs with other numbers of items are known only under those of the run.
  ///
  /// - Parameter system: the system that the record names, if it is not that of the run.
  package mutating func identify(by pricing: Pricing, on system: String? = nil) {
    let before = identity
    if let system, system != identity.system {
      identity.system = system
      notes.append("The views did what they do on \(before.system): only prices were changed.")
    }
    let ofRun = identity.conditions.filter(RunIdentity.isOfRun)
    identity.device = pricing.phone.name
    identity.refreshInterval = FrameClock(rate: pricing.phone.refreshRate).interval.value
    identity.conditions = pricing.conditionNames + ofRun
    identity.noteChoices(on: pricing.profile)
    if identity != before {
      growth = []
      // A tape does not say of which body a time is.
      watchdogs.removeAll { $0.watchdog == .slowBody }
    }
  }
}

extension WorkTape {
  /// The rows of this program's table by the tape's rows.
  func operations() throws -> [CostedOperation] {
    try rows.map { name in
      guard let known = CostedOperation.allCases.first(where: { "\($0)" == name }) else {
        throw RepricingError.unknownRow(name)
      }
      return known
    }
  }
}

extension FrameRecord {
  /// The frame as a record has it.
  init(_ outcome: FrameOutcome, isTracked: Bool) {
    func time(_ instant: Instant) -> Int64 { (instant - .launch).value }
    self.init(
      begin: time(outcome.begin), deadline: time(outcome.deadline),
      committed: time(outcome.committed), rendered: time(outcome.rendered),
      presented: time(outcome.presentedTime), interval: outcome.interval.value,
      hitch: isTracked ? outcome.hitch.value : 0,
      cause: isTracked ? HitchCause(outcome.causes) : [],
      tracked: isTracked)
  }
}
