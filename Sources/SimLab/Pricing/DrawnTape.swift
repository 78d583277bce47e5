// A run's work with its different stretches numbered, to be played under many prices.

import SimCore
import SimDevice
import SimMetrics

/// The times of all different amounts of work in one draw, in nanoseconds.
struct DrawnPrices {
  var warm: [Int64]
  var cold: [Int64]
}

/// A tape to be played many times.
struct DrawnTape {
  /// What playing needs of a stretch: numbers alone, for it is looked at a thousand times.
  private struct Stretch {
    /// The number of its amounts; for the render server, those of the processor.
    let amounts: Int
    /// For the render server: the number of its graphics amounts; negative on the main thread.
    let graphics: Int
    let notBefore: Instant
    let wantedAt: Instant?
    let opensFrame: Bool
    let restedBefore: Bool
    let isTracked: Bool
    let isAppAnimation: Bool

    init(_ stretch: WorkStretch, amounts: Int, graphics: Int = -1) {
      self.amounts = amounts
      self.graphics = graphics
      notBefore = .launch + Nanoseconds(stretch.notBefore)
      wantedAt = stretch.wantedAt.map { .launch + Nanoseconds($0) }
      opensFrame = stretch.opensFrame
      restedBefore = stretch.restedBefore
      isTracked = stretch.isTracked
      isAppAnimation = stretch.isAppAnimation
    }
  }

  private var stretches: [Stretch] = []
  /// The different amounts of work, by number.
  private var amounts: [[OperationAmount]] = []
  /// How often each was done on the main thread.
  private var times: [Int64] = []
  private let phone: DeviceProfile
  private let origin: Instant
  private let coldUntil: Instant
  /// Whether the time of work depends on when it is done, so that all of it has to be played.
  let isWhole: Bool

  init(_ tape: WorkTape, _ pricing: Pricing) throws {
    let operations = try tape.operations()
    let table = pricing.table
    phone = pricing.phone
    origin = .launch + Nanoseconds(tape.origin)
    coldUntil = pricing.conditions.coldUntil
    isWhole = coldUntil > origin
    var numbers: [[OperationAmount]: Int] = [:]
    for stretch in tape.stretches {
      let work = stretch.amounts.map {
        OperationAmount(operations[$0.row], operations: $0.operations, units: $0.units)
      }
      guard stretch.kind == .render else {
        let number = number(of: work, in: &numbers)
        times[number] += 1
        stretches.append(Stretch(stretch, amounts: number))
        continue
      }
      let graphics = work.filter { table[$0.operation].processor == .gpu }
      let processor = work.filter { table[$0.operation].processor == .cpu }
      let number = number(of: processor, in: &numbers)
      stretches.append(
        Stretch(stretch, amounts: number, graphics: self.number(of: graphics, in: &numbers)))
    }
  }

  private mutating func number(
    of work: [OperationAmount], in numbers: inout [[OperationAmount]: Int]
  ) -> Int {
    if let known = numbers[work] { return known }
    numbers[work] = amounts.count
    amounts.append(work)
    times.append(0)
    return amounts.count - 1
  }

  /// What each of the different amounts of work takes.
  func prices(warm: CostModel, cold: CostModel) -> DrawnPrices {
    DrawnPrices(
      warm: amounts.map { warm.time(of: $0).value },
      cold: isWhole ? amounts.map { cold.time(of: $0).value } : [])
  }

  /// The most that each takes in any of some draws.
  func greatest(of prices: ArraySlice<DrawnPrices>) -> DrawnPrices {
    guard var greatest = prices.first else { return DrawnPrices(warm: [], cold: []) }
    for price in prices.dropFirst() {
      for index in price.warm.indices {
        greatest.warm[index] = max(greatest.warm[index], price.warm[index])
      }
      for index in price.cold.indices {
        greatest.cold[index] = max(greatest.cold[index], price.cold[index])
      }
    }
    return greatest
  }

  /// The main thread's time, in nanoseconds.
  func mainThreadTime(_ prices: DrawnPrices) -> Int64 {
    zip(times, prices.warm).reduce(0) { $0 + $1.0 * $1.1 }
  }

  // MARK: Playing

  /// The whole tape, as one piece.
  var all: [Range<Int>] { [stretches.indices] }

  /// The parts of some pieces in which a frame could be late, under prices that no draw exceeds.
  func segments(of pieces: [Range<Int>], underMost prices: DrawnPrices) -> [Range<Int>] {
    if isWhole { return pieces }
    var segments: [Range<Int>] = []
    for piece in pieces {
      let known = segments.count
      var player = player(of: piece)
      // Where the present frame and the one before it open.
      var (opening, before) = (piece.lowerBound, piece.lowerBound)
      for index in piece {
        if stretches[index].opensFrame { opening = index }
        guard let frame = player.take(index, prices) else { continue }
        defer { before = opening }
        guard frame.isDelayed || frame.hitch > 0 || frame.isTriple else { continue }
        if segments.count > known, before <= segments[segments.count - 1].upperBound {
          segments[segments.count - 1] = segments[segments.count - 1].lowerBound..<(index + 1)
        } else {
          segments.append(before..<(index + 1))
        }
      }
    }
    return segments
  }

  /// Plays a piece and adds what was late in it.
  func play(_ segment: Range<Int>, _ prices: DrawnPrices, _ late: inout Lateness) {
    var player = player(of: segment)
    for index in segment {
      guard let frame = player.take(index, prices), frame.hitch > 0 else { continue }
      late.time += frame.hitch
      late.frames += 1
    }
    late.work += player.work
  }

  private func player(of segment: Range<Int>) -> Player {
    let start = segment.lowerBound == 0 ? origin : stretches[segment.lowerBound].notBefore
    return Player(self, from: start)
  }

  /// What became of a frame.
  private struct Frame {
    /// Lateness that counts, in nanoseconds.
    var hitch: Int64
    /// Whether it began later than it could have, because of work before it: with less work it would begin sooner, and
    /// be due sooner.
    var isDelayed: Bool
    /// Whether it was rendered with three buffers, or made them necessary.
    var isTriple: Bool
  }

  /// The main thread and the render server, as `Replay` has them, without what only a record needs.
  private struct Player {
    private let tape: DrawnTape
    private var mainTime: Instant
    private var begin: Instant?
    private var lastCommit = Instant.launch
    private var isDelayed = false
    private var server: RenderServer
    private let (still, animated): (FrameClock, FrameClock)
    private(set) var work: Int64 = 0

    init(_ tape: DrawnTape, from start: Instant) {
      self.tape = tape
      mainTime = start
      (still, animated) = (tape.phone.clock(for: .rest), tape.phone.clock(for: .animation))
      server = RenderServer(clock: still)
    }

    mutating func take(_ index: Int, _ prices: DrawnPrices) -> Frame? {
      let stretch = tape.stretches[index]
      guard stretch.graphics < 0 else { return render(stretch, prices) }
      let start = max(mainTime, stretch.notBefore)
      if stretch.opensFrame {
        begin = start
        isDelayed = mainTime > stretch.notBefore
      }
      if let wanted = stretch.wantedAt {
        isDelayed = isDelayed || lastCommit > wanted || mainTime > stretch.notBefore
        begin = min(begin ?? start, max(wanted, lastCommit))
      }
      let time =
        start < tape.coldUntil ? prices.cold[stretch.amounts] : prices.warm[stretch.amounts]
      mainTime = start + Nanoseconds(time)
      work += time
      return nil
    }

    private mutating func render(_ stretch: Stretch, _ prices: DrawnPrices) -> Frame {
      if stretch.restedBefore { server.rest() }
      server.clock = stretch.isAppAnimation ? animated : still
      let outcome = server.submit(
        begun: begin ?? mainTime, committed: mainTime,
        processor: Nanoseconds(prices.warm[stretch.amounts]),
        graphics: Nanoseconds(prices.warm[stretch.graphics]), isAnimated: stretch.isTracked)
      begin = nil
      lastCommit = mainTime
      defer { isDelayed = false }
      return Frame(
        hitch: stretch.isTracked ? outcome.hitch.value : 0, isDelayed: isDelayed,
        isTriple: outcome.buffers == .triple || server.buffers == .triple)
    }
  }
}
