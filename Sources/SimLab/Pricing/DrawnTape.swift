// A run's work with its different stretches numbered, to be played under many prices.

import SimCore
import SimDevice
import SimMetrics

/// What all different amounts of work take in one draw, in picoseconds.
struct DrawnPrices {
  /// What differs from frame to frame, and what does not, by the number of the amounts.
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

    /// The time of an amount, in nanoseconds.
    func time(_ number: Int, _ spread: Double) -> Int64 {
      (exact[number] + Int64(varying[number] * spread + 0.5) + 500) / 1_000
    }
  }
  var warm: Column
  var cold: Column
}

/// What became of a run in one draw.
struct DrawnRun {
  /// The main thread's time, in nanoseconds.
  var work: Int64 = 0
  /// Lateness of tracked frames, in nanoseconds.
  var lateness: Int64 = 0
  /// How many of them were late.
  var lateFrames: Int64 = 0
}

/// A tape to be played many times.
struct DrawnTape {
  /// What playing needs of a stretch: only numbers, because it is read a thousand times.
  private struct Span {
    /// The number of its amounts; for the render server, those of the processor.
    let amounts: Int
    /// What the main thread goes on with at once, as places of `followers`.
    var followers = 0..<0
    /// For the render server: the number of its graphics amounts; negative on the main thread.
    let graphics: Int
    let notBefore: Instant
    let wantedAt: Instant?
    let opensFrame: Bool
    let restedBefore: Bool
    let isTracked: Bool
    let isAppAnimation: Bool

    init(_ span: TapeSpan, amounts: Int, graphics: Int = -1) {
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
  /// The numbers of the amounts of stretches that follow others without a wait.
  private var followers: [Int] = []
  /// The different amounts of work, by number.
  private var amounts: [[OperationAmount]] = []
  private let phone: DeviceProfile
  private let origin: Instant
  private let coldUntil: Instant

  init(_ tape: WorkTape, _ pricing: Pricing) throws {
    let operations = try tape.operations()
    let table = pricing.table
    phone = pricing.phone
    origin = .launch + Nanoseconds(tape.origin)
    coldUntil = pricing.conditions.coldUntil
    var numbers: [[OperationAmount]: Int] = [:]
    for span in tape.spans {
      let work = span.amounts.map {
        OperationAmount(operations[$0.row], operations: $0.operations, units: $0.units)
      }
      guard span.kind == .render else {
        let number = number(of: work, in: &numbers)
        if !follow(span, number) { spans.append(Span(span, amounts: number)) }
        continue
      }
      let graphics = work.filter { table[$0.operation].processor == .gpu }
      let processor = work.filter { table[$0.operation].processor == .cpu }
      let number = number(of: processor, in: &numbers)
      spans.append(
        Span(span, amounts: number, graphics: self.number(of: graphics, in: &numbers)))
    }
  }

  /// Adds a stretch to the one before, if it begins as soon as that has ended, whatever the prices.
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

  /// What each of the different amounts of work takes.
  func prices(warm: CostModel, cold: CostModel) -> DrawnPrices {
    let column = DrawnPrices.Column(amounts, warm)
    return DrawnPrices(
      warm: column, cold: coldUntil > origin ? DrawnPrices.Column(amounts, cold) : column)
  }

  /// The main thread and the render server, as `Replay` has them, without what only a record needs.
  ///
  /// - Parameter dispersion: how the work of frames differs; nil if it takes what is priced.
  func play(_ prices: DrawnPrices, _ dispersion: FrameDispersion?) -> DrawnRun {
    var run = DrawnRun()
    var mainTime = origin
    var begin: Instant?
    var lastCommit = Instant.launch
    let (still, animated) = (phone.clock(for: .rest), phone.clock(for: .animation))
    var server = RenderServer(clock: still)
    var frame = 0
    var spread = dispersion?.factor(ofFrame: 0) ?? 1
    for span in spans {
      guard span.graphics < 0 else {
        if span.restedBefore { server.rest() }
        server.clock = span.isAppAnimation ? animated : still
        let outcome = server.submit(
          begun: begin ?? mainTime, committed: mainTime,
          processor: Nanoseconds(prices.warm.time(span.amounts, 1)),
          graphics: Nanoseconds(prices.warm.time(span.graphics, 1)),
          isAnimated: span.isTracked)
        begin = nil
        lastCommit = mainTime
        frame += 1
        spread = dispersion?.factor(ofFrame: frame) ?? 1
        if span.isTracked, outcome.hitch > .zero {
          run.lateness += outcome.hitch.value
          run.lateFrames += 1
        }
        continue
      }
      let start = max(mainTime, span.notBefore)
      if span.opensFrame { begin = start }
      if let wanted = span.wantedAt { begin = min(begin ?? start, max(wanted, lastCommit)) }
      let column = start < coldUntil ? prices.cold : prices.warm
      var time = column.time(span.amounts, spread)
      for place in span.followers { time += column.time(followers[place], spread) }
      mainTime = start + Nanoseconds(time)
      run.work += time
    }
    return run
  }
}
