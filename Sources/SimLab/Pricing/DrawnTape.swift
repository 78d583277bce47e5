// The work of a run with numbered distinct amounts, for playing with many prices: the main thread and the render server.
//
// Playing returns the figures of a run; a recorder collects the other data of a record.

import SimCore
import SimDevice
import SimMetrics

/// The times of all distinct amounts of work in one draw, in picoseconds.
struct DrawnPrices {
  /// The varying and the exact time of each amount, by its number.
  struct Column {
    var varying: [Double] = []
    var exact: [Int64] = []

    init(_ amounts: [[OperationAmount]], _ model: CostModel) {
      varying.reserveCapacity(amounts.count)
      exact.reserveCapacity(amounts.count)
      for work in amounts {
        let parts = model.parts(of: work)
        varying.append(Double(parts.varying))
        exact.append(parts.exact)
      }
    }

    /// Returns the time of an amount in nanoseconds.
    func time(_ number: Int, _ spread: Double) -> Int64 {
      (exact[number] + Int64(varying[number] * spread + 0.5) + 500) / 1_000
    }
  }
  var warm: Column
  var cold: Column
}

/// The figures of a run in one draw.
struct DrawnRun {
  /// The time of the main thread in nanoseconds.
  var work: Int64 = 0
  /// The total hitch time of tracked frames in nanoseconds.
  var lateness: Int64 = 0
  /// The number of late tracked frames.
  var lateFrames: Int64 = 0
  /// The time during which content moved, in nanoseconds.
  var trackedTime: Int64 = 0
  /// The end of all work.
  var end = Instant.launch

  /// The hitch time per time of motion in ms/s; zero if nothing moved.
  var hitchRatio: Double {
    trackedTime > 0 ? Double(lateness) * 1_000 / Double(trackedTime) : 0
  }
}

/// A tape that can be played many times.
struct DrawnTape {
  /// The data of a span for playing.
  ///
  /// It contains only numbers, because it is read a thousand times.
  private struct Span {
    /// The index of the span on the tape; followers have the next indices.
    let place: Int
    /// The number of its amounts; for the render server, those of the processor.
    let amounts: Int
    /// The spans that follow on the main thread without a wait, as indices of `followers`.
    var followers = 0..<0
    /// The number of the graphics amounts of the render server; negative on the main thread.
    let graphics: Int
    let notBefore: Instant
    let wantedAt: Instant?
    let opensFrame: Bool
    let restedBefore: Bool
    let isTracked: Bool
    let isAppAnimation: Bool

    init(_ span: TapeSpan, at place: Int, amounts: Int, graphics: Int = -1) {
      self.place = place
      self.amounts = amounts
      self.graphics = graphics
      notBefore = .launch + Nanoseconds(span.notBefore)
      wantedAt = span.wantedAt.map { .launch + Nanoseconds($0) }
      opensFrame = span.opensFrame
      restedBefore = span.restedBefore
      isTracked = span.isTracked
      isAppAnimation = span.isAppAnimation
    }
  }

  private var spans: [Span] = []
  /// The numbers of the amounts of spans that follow others without a wait.
  private var followers: [Int] = []
  /// The distinct amounts of work, by number.
  private var amounts: [[OperationAmount]] = []
  private let phone: DeviceProfile
  private let origin: Instant
  private let coldUntil: Instant
  /// The times at which motion begins and ends, alternately.
  private let motion: [(frames: Int, time: Instant)]
  /// The time of motion, for a record without the times of motion.
  private let trackedTime: Int64

  /// Numbers the work of a record.
  ///
  /// - Throws: `RepricingError` if the record has no amounts of work, or an unknown row.
  init(_ record: RunRecord, _ pricing: Pricing) throws {
    let tape = record.pricing.tape
    guard !tape.spans.isEmpty else { throw RepricingError.noWork }
    motion = tape.motion.map { ($0.frames, .launch + Nanoseconds($0.time)) }
    trackedTime = tape.motion.isEmpty ? record.play.trackedTime : 0
    let operations = try tape.operations()
    let table = pricing.table
    phone = pricing.phone
    origin = .launch + Nanoseconds(tape.origin)
    coldUntil = pricing.conditions.coldUntil
    var numbers: [[OperationAmount]: Int] = [:]
    for (place, span) in tape.spans.enumerated() {
      let work = span.amounts.map {
        OperationAmount(operations[$0.row], operations: $0.operations, units: $0.units)
      }
      guard span.kind == .render else {
        let number = number(of: work, in: &numbers)
        if !follow(span, number) {
          spans.append(Span(span, at: place, amounts: number))
        }
        continue
      }
      let graphics = work.filter { table[$0.operation].processor == .gpu }
      let processor = work.filter { table[$0.operation].processor == .cpu }
      let number = number(of: processor, in: &numbers)
      spans.append(
        Span(
          span, at: place, amounts: number, graphics: self.number(of: graphics, in: &numbers)))
    }
  }

  /// Adds a span to the previous one if it begins when that ends, with any prices.
  private mutating func follow(_ span: TapeSpan, _ number: Int) -> Bool {
    guard let last = spans.indices.last, spans[last].graphics < 0, coldUntil <= origin,
      span.wantedAt == nil, !span.opensFrame,
      .launch + Nanoseconds(span.notBefore) <= spans[last].notBefore
    else { return false }
    let first =
      spans[last].followers.isEmpty ? followers.count : spans[last].followers.lowerBound
    followers.append(number)
    spans[last].followers = first..<followers.count
    return true
  }

  private mutating func number(
    of work: [OperationAmount], in numbers: inout [[OperationAmount]: Int]
  ) -> Int {
    if let known = numbers[work] { return known }
    numbers[work] = amounts.count
    amounts.append(work)
    return amounts.count - 1
  }

  /// Returns the time of each distinct amount of work.
  func prices(warm: CostModel, cold: CostModel) -> DrawnPrices {
    let column = DrawnPrices.Column(amounts, warm)
    return DrawnPrices(
      warm: column, cold: coldUntil > origin ? DrawnPrices.Column(amounts, cold) : column)
  }

  /// Plays the run.
  ///
  /// - Parameter dispersion: the variation of the work of frames; nil for exact prices.
  /// - Parameter recorder: the recorder of spans and frames; nil if only figures are needed.
  func play(
    _ prices: DrawnPrices, _ dispersion: FrameDispersion?, recorder: PlayRecorder? = nil
  ) -> DrawnRun {
    var run = DrawnRun()
    var tracked = TrackedTime()
    var mark = 0
    var mainTime = origin
    var begin: Instant?
    var lastCommit = Instant.launch
    let (still, animated) = (phone.clock(for: .rest), phone.clock(for: .animation))
    var server = RenderServer(clock: still)
    var frame = 0
    var spread = dispersion?.factor(ofFrame: 0) ?? 1
    func noteMotion(upTo frame: Int) {
      while mark < motion.count, motion[mark].frames <= frame {
        if mark % 2 == 0 {
          tracked.begin(at: motion[mark].time)
        } else {
          tracked.end(at: motion[mark].time)
        }
        mark += 1
      }
    }
    for span in spans {
      guard span.graphics < 0 else {
        if span.restedBefore { server.rest() }
        server.clock = span.isAppAnimation ? animated : still
        let processor = Nanoseconds(prices.warm.time(span.amounts, 1))
        let graphics = Nanoseconds(prices.warm.time(span.graphics, 1))
        recorder?.hands(
          to: server, begun: begin ?? mainTime, committed: mainTime, processor: processor,
          graphics: graphics)
        let outcome = server.submit(
          begun: begin ?? mainTime, committed: mainTime, processor: processor, graphics: graphics,
          isAnimated: span.isTracked)
        recorder?.committed(span.place, outcome)
        begin = nil
        lastCommit = mainTime
        if span.isTracked, outcome.hitch > .zero {
          run.lateness += outcome.hitch.value
          run.lateFrames += 1
          noteMotion(upTo: frame)
          tracked.prolong(until: outcome.presentedTime, by: outcome.hitch)
        }
        frame += 1
        if let dispersion { spread = dispersion.factor(ofFrame: frame) }
        continue
      }
      let start = max(mainTime, span.notBefore)
      if span.opensFrame { begin = start }
      if let wanted = span.wantedAt { begin = min(begin ?? start, max(wanted, lastCommit)) }
      let column = start < coldUntil ? prices.cold : prices.warm
      var time = column.time(span.amounts, spread)
      recorder?.worked(span.place, from: start, for: Nanoseconds(time))
      for (number, place) in span.followers.enumerated() {
        let more = column.time(followers[place], spread)
        recorder?.worked(
          span.place + 1 + number, from: start + Nanoseconds(time), for: Nanoseconds(more))
        time += more
      }
      mainTime = start + Nanoseconds(time)
      run.work += time
    }
    noteMotion(upTo: .max)
    run.trackedTime = max(trackedTime, tracked.time(at: .launch).value)
    run.end = mainTime
    return run
  }
}
