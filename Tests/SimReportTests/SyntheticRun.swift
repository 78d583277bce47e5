// Records that look like real runs, made from a seed.
//
// A small pipeline of its own: a frame begins at a vsync, does work of several kinds, commits, is
// rendered after its deadline and shown at the vsync after that; lateness follows from the work.
// Nothing here is a measurement: the charts need input of every shape, and this makes it.

import SimMetrics

struct SyntheticRun {
  /// A generator with a seed (SplitMix64).
  struct Random {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }

    mutating func within(_ range: ClosedRange<Int64>) -> Int64 {
      range.lowerBound + Int64(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }
  }

  static let interval: Int64 = 16_666_667
  static let categories = ["graph", "view values", "cells", "layers", "images", "model", "other"]

  var record: RunRecord
  var random: Random
  private var now: Int64 = 0
  private var live: [Int64] = [300_000, 200_000, 900_000, 2_000_000, 1_500_000, 4_000_000, 700_000]
  private var renderFree: Int64 = 0

  init(_ strategy: String, _ workload: String, items: Int = 1_000, seed: UInt64 = 7) {
    random = Random(state: seed)
    record = RunRecord(
      identity: RunIdentity(
        scenario: "master-detail", strategy: strategy, workload: workload, items: items,
        device: "iPhone13", system: "iOS17", seed: seed, configuration: "release",
        architecture: "x86_64", compiler: "6.3", refreshInterval: Self.interval),
      fingerprint: "5f0c3a9be2d17c44")
    record.memory.categories = Self.categories
    record.memory.limit = 2_098_000_000
  }

  /// Lets time pass until a vsync at or after a time.
  mutating func wait(until time: Int64) {
    now = max(now, (time + Self.interval - 1) / Self.interval * Self.interval)
  }

  /// One frame of so much work, in nanoseconds by kind.
  mutating func frame(
    _ work: [(WorkKind, Int64)], render: Int64 = 3_000_000, tracked: Bool = true,
    allocations: Int = 20
  ) {
    let begin = max(now, record.play.frames.last?.committed ?? 0)
    var time = begin
    let frame = record.play.frames.count
    for (kind, duration) in work {
      record.play.spans.append(TraceSpan(kind: kind, start: time, duration: duration, frame: frame))
      time += duration
    }
    let vsync = (begin + Self.interval - 1) / Self.interval * Self.interval
    let deadline = vsync + Self.interval
    let slot = (max(time, 1) + Self.interval - 1) / Self.interval * Self.interval
    let start = max(slot, renderFree)
    record.play.spans.append(TraceSpan(kind: .render, start: start, duration: render, frame: frame))
    renderFree = start + render
    let presented = (renderFree + Self.interval - 1) / Self.interval * Self.interval
    var cause: HitchCause = []
    if slot > deadline { cause.insert(.commit) }
    if presented - slot > Self.interval { cause.insert(.render) }
    let hitch = max(presented - vsync - 2 * Self.interval, 0)
    let frees = allocations * Int(random.within(60...100)) / 100
    record.play.frames.append(
      FrameRecord(
        begin: begin, deadline: deadline, committed: time, rendered: renderFree,
        presented: presented, interval: Self.interval, hitch: hitch, cause: hitch > 0 ? cause : [],
        tracked: tracked, bodies: allocations / 6, allocations: allocations, frees: frees))
    record.counts.total.bodies += allocations / 6
    record.counts.total.initialisations += allocations / 4
    record.counts.total.allocations += allocations
    record.counts.total.frees += frees
    if tracked { record.play.trackedTime += Self.interval }
    sample(allocations: allocations, frees: frees)
    wait(until: max(now + Self.interval, time - Self.interval))
  }

  mutating func finish() -> RunRecord {
    record.duration = max(now, record.play.frames.last?.presented ?? 0)
    record.memory.final = record.memory.samples.last?.live.reduce(0, +) ?? 0
    record.play.spans.sort { $0.start < $1.start }
    record.counts.views = [
      ViewCount(view: "ContentView", bodies: 4), ViewCount(view: "RowView", bodies: 1_200),
    ]
    let live = record.memory.samples.last?.live ?? []
    record.memory.views = [("RowView", Int64(3)), ("ContentView", 1)].map { view, quarters in
      let share = live.map { $0 / 4 * quarters }
      return ViewMemory(view: view, live: share, peak: share)
    }
    return record
  }

  private mutating func sample(allocations: Int, frees: Int) {
    live[0] += Int64(allocations - frees) * 48
    live[1] += Int64(allocations - frees) * 64
    live[2] = max(live[2] + random.within(-20_000...21_000), 100_000)
    live[4] = max(live[4] + random.within(-60_000...60_000), 400_000)
    let total = live.reduce(0, +)
    if total > record.memory.peak {
      record.memory.peak = total
      record.memory.peakTime = now
    }
    record.memory.samples.append(
      MemorySample(time: now, live: live, allocations: allocations, frees: frees))
  }

  /// Work of an ordinary frame, times a factor in per cent.
  mutating func ordinary(_ percent: Int64 = 100) -> [(WorkKind, Int64)] {
    [
      (.event, random.within(100_000...300_000) * percent / 100),
      (.update, random.within(900_000...2_400_000) * percent / 100),
      (.layout, random.within(500_000...1_100_000) * percent / 100),
      (.cells, random.within(300_000...1_900_000) * percent / 100),
      (.callbacks, random.within(50_000...200_000) * percent / 100),
      (.commit, random.within(600_000...1_200_000) * percent / 100),
    ]
  }
}

extension SyntheticRun {
  /// A launch: one long first frame and three short ones, in 1.5 s.
  static func launch(_ strategy: String = "observed-object", slowness: Int64 = 100) -> RunRecord {
    var run = SyntheticRun(strategy, "launch")
    run.record.log.inputs.append(InputMark(kind: "launch", label: "", start: 0, duration: 0))
    let long: [(WorkKind, Int64)] = [
      (.event, 42_000_000), (.update, 61_000_000 * slowness / 100), (.layout, 38_000_000),
      (.cells, 55_000_000), (.callbacks, 4_000_000), (.commit, 21_000_000),
    ]
    run.frame(long, render: 9_000_000, tracked: false, allocations: 5_200)
    run.frame(run.ordinary(), tracked: false, allocations: 300)
    run.frame(run.ordinary(300), tracked: false, allocations: 220)
    run.wait(until: 900_000_000)
    run.frame(run.ordinary(), tracked: false)
    run.wait(until: 1_500_000_000)
    return run.finish()
  }

  /// Flings up and down: so many frames, with bursts of late ones.
  static func scroll(
    _ strategy: String = "observed-object", frames: Int = 7_000, burstEvery: Int = 611,
    slowness: Int64 = 330
  ) -> RunRecord {
    var run = SyntheticRun(strategy, "scroll")
    run.frame(run.ordinary(180), tracked: false, allocations: 5_000)
    while run.record.play.frames.count < frames {
      let start = run.now + 150_000_000
      run.wait(until: start)
      let first = run.record.play.frames.count
      let length = Int(run.random.within(90...150))
      for _ in 0..<length {
        let index = run.record.play.frames.count
        let inBurst = index % burstEvery > burstEvery - 9
        run.frame(
          run.ordinary(inBurst ? slowness : 100),
          render: index % 2_003 == 0 ? 21_000_000 : 3_000_000,
          allocations: inBurst ? 900 : Int(run.random.within(10...60)))
      }
      let down = (first / 1_000).isMultiple(of: 2)
      run.record.log.inputs.append(
        InputMark(
          kind: "fling", label: down ? "down" : "up", start: start, duration: run.now - start))
    }
    run.record.outcome = .cut("60 s of virtual time each way")
    run.record.messages.notes.append("The workload was cut at 60 s of virtual time each way.")
    return run.finish()
  }

  /// Sixty updates a second for some seconds while the list is dragged.
  static func rapidUpdates(
    _ strategy: String = "observed-object", frames: Int = 300, slowness: Int64 = 290
  ) -> RunRecord {
    var run = SyntheticRun(strategy, "rapid-updates")
    run.frame(run.ordinary(200), tracked: false, allocations: 5_000)
    let start = run.now
    for index in 0..<frames {
      let slow = index % 37 < 4
      run.frame(run.ordinary(slow ? slowness : 140), allocations: slow ? 700 : 120)
    }
    run.record.log.inputs.append(
      InputMark(kind: "drag", label: "List", start: start, duration: run.now - start))
    return run.finish()
  }

  /// Ten rows pushed and popped.
  static func navigate(_ strategy: String = "observed-object", slowness: Int64 = 240) -> RunRecord {
    var run = SyntheticRun(strategy, "navigate")
    for index in 0..<10 {
      for (kind, label) in [("tap", "ID: \(index)"), ("back", "")] {
        run.wait(until: run.now + 400_000_000)
        run.record.log.inputs.append(
          InputMark(kind: kind, label: label, start: run.now, duration: 80_000_000))
        for step in 0..<21 {
          run.frame(run.ordinary(step == 0 ? slowness : 50), allocations: step == 0 ? 400 : 4)
        }
      }
    }
    return run.finish()
  }

  /// A run that failed before its first frame.
  static func failed(_ strategy: String = "state-object", _ workload: String = "scroll")
    -> RunRecord
  {
    var run = SyntheticRun(strategy, workload)
    run.record.outcome = .failed(
      "Fatal error: No ObservableObject of type Store found. "
        + "A View.environmentObject(_:) for Store may be missing as an ancestor of this view.")
    return run.record
  }

  /// Four strategies in four workloads, one of which failed.
  static func matrix() -> [RunRecord] {
    let strategies: [(String, Int64)] = [
      ("observed-object", 330), ("state-object", 220), ("observable", 170), ("row-values", 120),
    ]
    return strategies.flatMap { name, slowness in
      [
        launch(name, slowness: slowness),
        name == "state-object" ? failed(name) : scroll(name, frames: 2_000, slowness: slowness),
        rapidUpdates(name, slowness: slowness), navigate(name, slowness: slowness),
      ]
    }
  }
}

extension SyntheticRun {
  /// Thirty strategies under twenty-five workloads; in each the first is the best.
  static func manyWorkloads() -> [RunRecord] {
    (0..<25).flatMap { workload in
      (0..<30).map { strategy in
        var run = SyntheticRun("strategy-\(strategy)", "workload-with-a-name-\(workload)")
        run.frame([(.update, Int64(1_000_000 + strategy * 1_000_000))])
        return run.finish()
      }
    }
  }
}

extension SyntheticRun {
  /// A list of which rows go by: ten at a time, each made two moments ahead, every fifth of them in a new cell, every seventh
  /// given up when it leaves; one row in fifty is made ahead in vain.
  static func rows(count: Int = 100) -> RunRecord {
    var run = SyntheticRun("observable", "scroll")
    run.frame([(.cells, 2_000_000)])
    var record = run.finish()
    record.duration = Int64(count + 14) * interval
    record.log.rows.lists = ["FeedList <b>"]
    func add(_ moment: Int, _ row: Int, _ step: RowStep) {
      guard row >= 0, row < count else { return }
      record.log.rows.steps.append(
        RowEvent(
          time: Int64(moment) * interval, list: 0, row: row, position: row, step: step))
    }
    for moment in 0..<(count + 12) {
      if moment == 0 { for row in 0..<10 { add(0, row, .shown) } }
      let row = moment + 10
      if row % 50 == 49 {
        add(moment, row, .ahead)
        add(moment + 1, row, .evicted)
      } else if row % 3 == 0 {
        add(moment, row, .ahead)
        add(moment + 2, row, .shown)
      } else {
        add(moment + 2, row, row % 5 == 0 ? .made : .reused)
      }
      if moment % 50 != 49 {
        add(moment + 1, moment, moment % 7 == 0 ? .evicted : .suspended)
      }
    }
    record.log.rows.steps.sort { ($0.time, $0.row) < ($1.time, $1.row) }
    return record
  }
}
