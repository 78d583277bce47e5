// Repricing of a finished run with other prices, another device or other conditions, without running view code.
//
// The work and the times of events (touches, timers, vsyncs) stay the same. The durations of spans, their start times and
// the outcomes of frames are computed again. With the prices of the run itself the record is equal bit for bit. The total
// time of work equals that of a real run on the other device wherever that run does the same work. Events keep their times,
// so a slower screen does not move a touch that a script sent after the screen had come to rest. The memory is that of the
// device of the run.

import SimCore
import SimDevice
package import SimMetrics
import SimViews

extension RunRecord {
  /// Returns the record of the same run with other prices.
  ///
  /// - Parameter system: the system that the record names, for a device that never had that of the
  ///   run. The work stays that of the run, and a note states this.
  /// - Throws: `RepricingError` if the record has no amounts of work, or an unknown row.
  package func priced(by pricing: Pricing, on system: String? = nil) throws -> RunRecord {
    try priced(by: pricing, on: system, pricing.conditions.dispersion)
  }

  /// Returns the record of the same run with a given variation between frames; nil for exact
  /// prices.
  func priced(
    by pricing: Pricing, on system: String? = nil, _ dispersion: FrameDispersion?
  ) throws -> RunRecord {
    var record = self
    record.identify(by: pricing, on: system)
    record = try record.played(under: pricing, dispersion)
    record.pricing.draws = PriceDraws()
    record.pricing.headroom = nil
    return record
  }

  /// Returns the same run with its frames, spans, event times, frame costs and blame for some
  /// prices.
  ///
  /// - Throws: `RepricingError` if the record has no amounts of work, or an unknown row.
  func played(under pricing: Pricing, _ dispersion: FrameDispersion?) throws -> RunRecord {
    let models = pricing.models
    let tape = try DrawnTape(self, pricing)
    return played(tape, tape.prices(warm: models.warm, cold: models.cold), dispersion)
  }

  /// Returns the same run as played from its tape.
  func played(
    _ tape: DrawnTape, _ prices: DrawnPrices, _ dispersion: FrameDispersion?
  ) -> RunRecord {
    let system = SimulatedSystem.all.first { $0.name == identity.system }
    let recorder = PlayRecorder(
      pricing.tape, waitsForVsync: system?.policy.usesUpdateCycle ?? false)
    let run = tape.play(prices, dispersion, recorder: recorder)
    var record = self
    record.play.spans = recorder.spans
    record.play.frames = zip(recorder.frames, play.frames).map { new, old in
      var frame = new
      frame.bodies = old.bodies
      frame.allocations = old.allocations
      frame.frees = old.frees
      return frame
    }
    record.duration = max(duration, (run.end - .launch).value - start)
    record.play.trackedTime = run.trackedTime
    // Bodies that were evaluated before the first event belong to the beginning, which is unchanged.
    let beginning = log.events.times.count - recorder.events.count
    if [0, 1].contains(beginning) {
      record.log.events.times = log.events.times.prefix(beginning) + recorder.events
    }
    record.play.costs = play.costs.divided { recorder.time(of: $1, inFrame: $0, isAhead: $2) }
    record.play.blame = recorder.blame(among: record.play.costs)
    if record.play.frames != play.frames { record.findSlowScrollFrames(recorder.mainThreadTimes) }
    return record
  }

  /// Finds the frames of scrolls and of other motion whose work exceeds one refresh interval again, each with the view that
  /// took the largest part.
  ///
  /// - Parameter times: the main thread's work for each frame, in nanoseconds.
  private mutating func findSlowScrollFrames(_ times: [Int64]) {
    messages.watchdogs.removeAll { [.slowScrollFrame, .slowFrame].contains($0.watchdog) }
    let slow = times.prefix(play.frames.count).enumerated().filter { number, time in
      play.frames[number].tracked && time > identity.refreshInterval
    }
    // Most runs have none.
    guard !slow.isEmpty else { return }
    let animations = pricing.tape.spans.filter { $0.kind == .render }.map(\.isAppAnimation)
    let greatest = play.costs.greatest(frames: play.frames.count)
    var found: [WatchdogCount] = []
    for (number, time) in slow where !animations[number] {
      let reason = greatest.isEmpty ? nil : play.costs.reasons[greatest[number].reason]
      var seen = WatchdogCount(
        watchdog: .slowScrollFrame, view: reason?.view ?? "", count: 1, worst: time,
        cause: reason?.cause ?? "")
      if !isOfScroll(play.frames[number], trigger: seen.trigger) { seen.watchdog = .slowFrame }
      if let place = found.firstIndex(where: {
        ($0.watchdog, $0.view) == (seen.watchdog, seen.view)
      }) {
        found[place].count += 1
        if seen.worst > found[place].worst {
          (found[place].worst, found[place].cause) = (seen.worst, seen.cause)
        }
      } else {
        found.append(seen)
      }
    }
    messages.watchdogs += found
  }

  /// Returns whether content was scrolled in a frame: by the last touch before it, or by what led to its work.
  private func isOfScroll(_ frame: FrameRecord, trigger: String) -> Bool {
    if trigger.hasPrefix("scroll") { return true }
    let touch = log.inputs.last { $0.start <= frame.begin }
    switch touch?.kind {
    case "fling", "pull": return true
    // A gesture that the app handles is a drag as well.
    case "drag": return !trigger.hasPrefix("gesture")
    default: return false
    }
  }

  /// Sets the identity to that of other prices.
  ///
  /// Runs with other numbers of items are removed, because they are known only with the prices of
  /// the run.
  ///
  /// - Parameter system: the system that the record names, if it is not that of the run.
  package mutating func identify(by pricing: Pricing, on system: String? = nil) {
    let before = identity
    if let system, system != identity.system {
      identity.system = system
      messages.notes.append(
        "The views did what they do on \(before.system): only prices were changed.")
    }
    let ofRun = identity.conditions.filter(RunIdentity.isOfRun)
    identity.device = pricing.phone.name
    identity.refreshInterval = FrameClock(rate: pricing.phone.refreshRate).interval.value
    identity.conditions = pricing.conditionNames + ofRun
    identity.noteChoices(on: pricing.profile)
    if identity != before {
      comparison.growth = []
      // A tape does not attribute times to bodies.
      messages.watchdogs.removeAll { $0.watchdog == .slowBody }
    }
  }
}

extension WorkTape {
  /// Returns the rows of this program's table for the tape's rows.
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
  /// Creates the record of a frame from its outcome.
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
