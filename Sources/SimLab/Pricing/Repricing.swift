// A finished run priced again: with other prices, another phone or other conditions, and without running view code.
//
// What stays: what was done, and when events came (touches, timers, the panel's ticks). What is computed
// again: how long each stretch of work takes, when it begins, and what becomes of each frame. Under the
// prices of the run itself the record comes out equal, bit for bit. The time of all work is that of a real
// run on the other phone wherever that run does the same; events keep their times, so a
// touch that a script gave after the screen had come to rest is not moved by a slower screen, and memory
// is that of the phone that was run.

import SimCore
import SimDevice
package import SimMetrics

extension RunRecord {
  /// The record of the same run under other prices.
  ///
  /// - Throws: `RepricingError` when the record does not say what was done, or in other words.
  package func priced(by pricing: Pricing) throws -> RunRecord {
    try priced(by: pricing, pricing.conditions.dispersion)
  }

  /// The same with frames that differ in a given way; nil where they take what is priced.
  func priced(by pricing: Pricing, _ dispersion: FrameDispersion?) throws -> RunRecord {
    guard !work.spans.isEmpty else { throw RepricingError.noWork }
    var replay = try Replay(work, pricing, dispersion)
    for span in work.spans { replay.take(span) }
    var record = self
    record.spans = replay.spans
    record.frames = zip(replay.frames, frames).map { new, old in
      var frame = new
      frame.bodies = old.bodies
      frame.allocations = old.allocations
      frame.frees = old.frees
      return frame
    }
    record.duration = max(duration, replay.end - start)
    record.draws = PriceDraws()
    // A tape keeps amounts, not views, so it is not known which view causes hitches under other prices.
    if record.frames != frames || record.spans != spans {
      record.blame = []
      record.costs = FrameCosts()
    }
    record.headroom = nil
    record.growth = []
    record.identity.device = pricing.phone.name
    record.identity.refreshInterval = FrameClock(rate: pricing.phone.refreshRate).interval.value
    let ofRun = identity.conditions.filter(RunIdentity.isOfRun)
    record.identity.conditions = pricing.conditionNames + ofRun
    record.identity.noteChoices(on: pricing.profile)
    return record
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

/// The main thread and the render server, played again from a tape.
private struct Replay {
  private let operations: [CostedOperation]
  private let warm: CostModel
  private let cold: CostModel
  private let coldUntil: Instant
  private let phone: DeviceProfile
  private let dispersion: FrameDispersion?
  /// The factor on the work of the frame that is being made.
  private var spread: Double
  private var server: RenderServer
  private var mainTime: Instant
  /// When the frame began that is being made.
  private var frameBegin: Instant?
  private var lastCommit = Instant.launch
  /// The spans of that frame, as places.
  private var frameSpans: [Int] = []
  private(set) var spans: [TraceSpan] = []
  private(set) var frames: [FrameRecord] = []

  init(_ tape: WorkTape, _ pricing: Pricing, _ dispersion: FrameDispersion?) throws {
    operations = try tape.operations()
    (warm, cold) = pricing.models
    coldUntil = pricing.conditions.coldUntil
    phone = pricing.phone
    self.dispersion = dispersion
    spread = dispersion?.factor(ofFrame: 0) ?? 1
    server = RenderServer(clock: phone.clock(for: .rest))
    mainTime = .launch + Nanoseconds(tape.origin)
  }

  /// The end of all work, in nanoseconds since launch.
  var end: Int64 { (mainTime - .launch).value }

  mutating func take(_ span: TapeSpan) {
    let amounts = span.amounts.map {
      OperationAmount(operations[$0.row], operations: $0.operations, units: $0.units)
    }
    guard span.kind != .render else { return render(span, amounts) }
    let start = max(mainTime, .launch + Nanoseconds(span.notBefore))
    if span.opensFrame {
      frameBegin = start
      frameSpans = []
    }
    if let wanted = span.wantedAt {
      let vsync = Instant.launch + Nanoseconds(wanted)
      frameBegin = min(frameBegin ?? start, max(vsync, lastCommit))
    }
    mainTime = start + (start < coldUntil ? cold : warm).time(of: amounts, spread: spread)
    note(span, start, mainTime)
  }

  private mutating func render(_ span: TapeSpan, _ amounts: [OperationAmount]) {
    if span.restedBefore { server.rest() }
    func time(_ processor: Price.Processor) -> Nanoseconds {
      warm.time(of: amounts.filter { warm.table[$0.operation].processor == processor })
    }
    server.clock = phone.clock(for: span.isAppAnimation ? .animation : .rest)
    let outcome = server.submit(
      begun: frameBegin ?? mainTime, committed: mainTime, processor: time(.cpu),
      graphics: time(.gpu), isAnimated: span.isTracked)
    frameBegin = nil
    lastCommit = mainTime
    note(span, outcome.renderStart, outcome.rendered)
    for place in frameSpans { spans[place].frame = frames.count }
    frameSpans = []
    frames.append(FrameRecord(outcome, isTracked: span.isTracked))
    spread = dispersion?.factor(ofFrame: frames.count) ?? 1
  }

  private mutating func note(_ span: TapeSpan, _ start: Instant, _ end: Instant) {
    guard end > start else { return }
    if span.isForFrame { frameSpans.append(spans.count) }
    spans.append(
      TraceSpan(
        kind: span.kind, start: (start - .launch).value, duration: (end - start).value))
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
