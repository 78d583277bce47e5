// A finished run priced again: other prices, another phone, other conditions, and no view code is run.
//
// What stays: what was done, and when events came (touches, timers, the panel's ticks). What follows anew:
// how long each stretch of work takes, when it begins, and what becomes of each frame. Under the prices
// of the run itself the record comes out equal, bit for bit. The time of all work is that of a real run on
// the other phone wherever that run does the same; events stay at the times that they had, so a touch that
// a script gave after the screen had come to rest is not moved by a slower screen, and memory is that of
// the phone that was run.

import SimCore
import SimDevice
package import SimMetrics

extension RunRecord {
  /// The record of the same run under other prices.
  ///
  /// - Throws: `RepricingError` when the record does not say what was done, or in other words.
  package func priced(by pricing: Pricing) throws -> RunRecord {
    guard !work.stretches.isEmpty else { throw RepricingError.noWork }
    var replay = try Replay(work, pricing)
    for stretch in work.stretches { replay.take(stretch) }
    var record = self
    record.spans = replay.spans
    record.frames = zip(replay.frames, frames).map { new, old in
      var frame = new
      frame.bodies = old.bodies
      frame.allocations = old.allocations
      frame.frees = old.frees
      return frame
    }
    record.duration = max(duration, replay.end)
    record.identity.device = pricing.phone.name
    record.identity.refreshInterval = FrameClock(rate: pricing.phone.refreshRate).interval.value
    record.identity.conditions = pricing.conditionNames
    return record
  }
}

/// The main thread and the render server, played again from a tape.
private struct Replay {
  private let operations: [CostedOperation]
  private let warm: CostModel
  private let cold: CostModel
  private let coldUntil: Instant
  private let phone: DeviceProfile
  private var server: RenderServer
  private let origin: Instant
  private var mainTime: Instant
  /// When the work for the frame began that is being made.
  private var frameStart: Instant?
  private(set) var spans: [TraceSpan] = []
  private(set) var frames: [FrameRecord] = []

  init(_ tape: WorkTape, _ pricing: Pricing) throws {
    operations = try tape.rows.map { name in
      guard let known = CostedOperation.allCases.first(where: { "\($0)" == name }) else {
        throw RepricingError.unknownRow(name)
      }
      return known
    }
    (warm, cold) = pricing.models
    coldUntil = pricing.conditions.coldUntil
    phone = pricing.phone
    server = RenderServer(clock: phone.clock(for: .rest))
    origin = .launch + Nanoseconds(tape.origin)
    mainTime = origin
  }

  /// The end of all work, in the record's time.
  var end: Int64 { (mainTime - origin).value }

  mutating func take(_ stretch: WorkStretch) {
    let amounts = stretch.amounts.map {
      OperationAmount(operations[$0.row], operations: $0.operations, units: $0.units)
    }
    guard stretch.kind != .render else { return render(stretch, amounts) }
    let start = max(mainTime, origin + Nanoseconds(stretch.notBefore))
    if stretch.opensFrame || frameStart == nil { frameStart = start }
    mainTime = start + (start < coldUntil ? cold : warm).time(of: amounts)
    note(stretch.kind, start, mainTime)
  }

  private mutating func render(_ stretch: WorkStretch, _ amounts: [OperationAmount]) {
    if stretch.restedBefore { server.rest() }
    func time(_ processor: Price.Processor) -> Nanoseconds {
      warm.time(of: amounts.filter { warm.table[$0.operation].processor == processor })
    }
    server.clock = phone.clock(for: stretch.isAppAnimation ? .animation : .rest)
    let outcome = server.submit(
      begin: server.clock.vsync(atOrBefore: frameStart ?? mainTime), committed: mainTime,
      processor: time(.cpu), graphics: time(.gpu), isAnimated: stretch.isTracked)
    frameStart = nil
    note(.render, outcome.renderStart, outcome.rendered)
    frames.append(FrameRecord(outcome, since: origin, isTracked: stretch.isTracked))
  }

  private mutating func note(_ kind: WorkKind, _ start: Instant, _ end: Instant) {
    guard end > start else { return }
    spans.append(
      TraceSpan(kind: kind, start: (start - origin).value, duration: (end - start).value))
  }
}

extension FrameRecord {
  /// The frame as a record has it.
  init(_ outcome: FrameOutcome, since origin: Instant, isTracked: Bool) {
    func time(_ instant: Instant) -> Int64 { (instant - origin).value }
    self.init(
      begin: time(outcome.beginTime), deadline: time(outcome.deadline),
      committed: time(outcome.committed), rendered: time(outcome.rendered),
      presented: time(outcome.presentedTime), interval: outcome.interval.value,
      hitch: isTracked ? outcome.hitch.value : 0,
      cause: isTracked ? HitchCause(rawValue: Int(outcome.causes.rawValue)) : [],
      tracked: isTracked)
  }
}
