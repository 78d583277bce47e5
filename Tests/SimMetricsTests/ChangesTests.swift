import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct ChangesTests {
  private func change(_ edit: (inout RunRecord) -> Void) -> RunChange {
    var after = record("a")
    edit(&after)
    return RunChange(before: record("a"), after: after)
  }

  private func kinds(_ change: RunChange) -> [String] {
    change.metrics.filter { $0.kind != .same }.map { "\($0.metric.id) \($0.kind.rawValue)" }
  }

  @Test func `a run is the same as itself, number for number`() {
    let same = change { _ in }
    #expect(same.isSame && !same.isRegression && same.word == "the same")
    #expect(kinds(same) == [] && same.views == [] && same.divergence == nil)
  }

  @Test func `a count is exact in both directions, and a neutral one is neither good nor bad`() {
    expect(kinds(change { $0.counts.total.bodies = 101 }), is: ["bodies worse"])
    expect(kinds(change { $0.counts.total.bodies = 99 }), is: ["bodies better"])
    expect(kinds(change { $0.counts.total.cellsReused = 5 }), is: ["cells_reused changed"])
    #expect(change { $0.counts.total.bodies = 101 }.isRegression)
    #expect(change { $0.counts.total.bodies = 99 }.isImprovement)
    #expect(!change { $0.counts.total.cellsReused = 5 }.isRegression)
  }

  @Test func `memory is called from 5 percent on, other modelled figures are shown and not called`()
  {
    expect(kinds(change { $0.memory.peak = 10_500_000 }), is: ["peak_memory changed"])
    expect(kinds(change { $0.memory.peak = 10_600_000 }), is: ["peak_memory worse"])
    expect(kinds(change { $0.memory.peak = 9_400_000 }), is: ["peak_memory better"])
    #expect(!change { $0.play.frames[3].committed += 9_000_000 }.isRegression)
  }

  @Test(arguments: [(100, "worse"), (95, "worse"), (94, "too close to call"), (5, "better")])
  func `a time is called if it holds in 95 of 100 draws`(more: Int, kind: String) {
    func draws(_ value: (Int) -> Int64) -> PriceDraws {
      PriceDraws(
        mainThread: (0..<100).map(value), hitchTime: Array(repeating: 0, count: 100),
        lateFrames: Array(repeating: 0, count: 100))
    }
    var (before, after) = (record("a"), record("a"))
    before.pricing.draws = draws { _ in 1_000 }
    after.pricing.draws = draws { $0 < more ? 1_001 : 999 }
    after.play.spans[0].duration += 1
    let change = RunChange(before: before, after: after)
    expect(kinds(change), is: ["main_thread_time \(kind)"])
    expect(change.metrics.first { $0.kind != .same }?.share, is: Double(more) / 100)
  }

  @Test func `a view that both runs have is compared, one of another name is not a loss`() {
    let renamed = change { $0.counts.views = [ViewCount(view: "OtherRow", bodies: 100)] }
    #expect(renamed.views.map(\.kind) == [.changed, .changed] && !renamed.isRegression)
    let shifted = RunChange(
      before: with(views: [("Row", 10), ("Head", 2)]),
      after: with(views: [("Row", 2), ("Head", 10)]))
    expect(
      shifted.views.map { "\($0.view) \($0.kind.rawValue)" }, is: ["Head worse", "Row better"])
    #expect(shifted.isRegression)
  }

  private func with(views: [(String, Int)]) -> RunRecord {
    var run = record("a")
    run.counts.views = views.map { ViewCount(view: $0.0, bodies: $0.1) }
    return run
  }

  @Test func `a run that no longer ends is a regression, one that ends again is not`() {
    let failing = record("a", outcome: .failed("no row 3"))
    let lost = RunChange(before: record("a"), after: failing)
    #expect(lost.isRegression && lost.outcomeText == "completed → failed: no row 3")
    #expect(!RunChange(before: failing, after: record("a")).isRegression)
  }

  @Test func `runs that end on another screen are not the same, though no number differs`() {
    let other = change { $0.fingerprint = "0123456789abcdef" }
    #expect(!other.isSame && other.isSameByNumbers && other.word == "changed")
    #expect(!other.isRegression && !other.isImprovement)
  }

  @Test func `a run that is no longer made is a regression, and is named`() {
    let changes = RecordChanges(
      before: [record("a"), record("b"), record("c")], after: [record("a")])
    #expect(changes.hasRegression && !changes.hasIncomparable)
    expect(
      changes.sentence,
      is: "The run is the same, number for number; no longer made: b × scroll, c × scroll.")
    let many = RecordChanges(
      before: ["a", "b", "c", "d", "e"].map { record($0) }, after: [record("e")])
    #expect(
      many.sentence.hasSuffix("no longer made: a × scroll, b × scroll, c × scroll and 1 more."))
    #expect(!RecordChanges(before: [record("a")], after: [record("a"), record("b")]).hasRegression)
  }

  @Test func `two runs that fail are not compared, and not the same`() {
    let failing = record("a", outcome: .failed("no row 3"))
    let both = RecordChanges(before: [failing, record("b")], after: [failing, record("b")])
    #expect(both.hasIncomparable && !both.hasRegression && !both.runs[0].isSame)
    expect(both.runs[0].word, is: "failed before and after")
    expect(both.sentence, is: "Of 2 runs none is worse; failed before and after: a × scroll.")
  }

  @Test func `sets without a run in common are not comparable, nor are empty ones`() {
    for (before, after) in [
      ([RunRecord](), [RunRecord]()), ([record("a")], []), ([], [record("a")]),
    ] {
      let changes = RecordChanges(before: before, after: after)
      #expect(changes.hasIncomparable && !changes.hasRegression)
      expect(changes.sentence, is: "The two have no run in common, so nothing was compared.")
    }
  }

  // MARK: Where they part

  private func log(_ steps: [(Int64, [(String, String, Int)])]) -> EventLog {
    var log = EventLog(times: steps.map(\.0))
    for (event, step) in steps.enumerated() {
      for (line, kind, count) in step.1 {
        let cause = EventCause(line: line, event: kind)
        if !log.causes.contains(cause) { log.causes.append(cause) }
        let place = log.causes.firstIndex(of: cause) ?? 0
        log.bodies.append(EventBodies(event: event, cause: place, count: count))
      }
    }
    return log
  }

  private func runs(
    _ before: [(Int64, [(String, String, Int)])], _ after: [(Int64, [(String, String, Int)])]
  ) -> (RunRecord, RunRecord) {
    var (one, other) = (record("a"), record("a"))
    one.log.events = log(before)
    other.log.events = log(after)
    return (one, other)
  }

  @Test
  func
    `the first difference of two runs is the first event that led to other bodies, with its chain`()
    throws
  {
    let (one, other) = runs(
      [(1_000_000, [("tap → A", "tap", 1)]), (2_000_000, [("tap → B", "tap", 1)])],
      [
        (1_000_000, [("tap → A", "tap", 1)]),
        (2_500_000, [("tap → B", "tap", 1), ("tap → Store.all → C", "tap", 9)]),
      ])
    let divergence = try #require(Divergence(one, other))
    expect(divergence.place, is: "event 2, tap, at 2.50 ms")
    #expect(divergence.before == [] && divergence.after == ["9 bodies: tap → Store.all → C"])
  }

  @Test func `rows that a scroll brings in are compared from touch to touch, not event by event`()
    throws
  {
    // The same rows, a frame later.
    let early = [
      (Int64(1), [("scroll → R", "scroll", 3)]), (Int64(2), [("scroll → R", "scroll", 4)]),
    ]
    let late = [
      (Int64(1), [("scroll → R", "scroll", 1)]), (Int64(2), [("scroll → R", "scroll", 6)]),
    ]
    let (one, other) = runs(early, late)
    #expect(Divergence(one, other) == nil)
    let (_, more) = runs(early, late + [(3, [("scroll → R", "scroll", 7)])])
    let divergence = try #require(Divergence(one, more))
    expect(divergence.place, is: "step 1 of the user, fling “List”, at 0.00 ms")
    expect(divergence.before, is: ["7 bodies: scroll → R"])
    expect(divergence.after, is: ["14 bodies: scroll → R"])
  }

  @Test func `where all bodies agree, allocations part`() throws {
    var (one, other) = runs([(1, [("tap → A", "tap", 1)])], [(1, [("tap → A", "tap", 1)])])
    #expect(Divergence(one, other) == nil)
    other.counts.total.allocations += 5
    other.play.frames[4].allocations += 5
    let divergence = try #require(Divergence(one, other))
    expect(divergence.before, is: ["360 objects allocated for its frames"])
    expect(divergence.after, is: ["365 objects allocated for its frames"])
    one.log.inputs[0].label = "Table"
    expect(Divergence(one, other)?.place, is: "what the user does, step 1")
  }

  // MARK: Sets

  @Test func `runs are matched by what was run, and missing ones are reported`() {
    var other = record("b")
    other.identity.items = 50
    let changes = RecordChanges(
      before: [record("a"), record("b"), record("c")], after: [other, record("a"), record("d")])
    expect(changes.runs.map(\.identity.strategy), is: ["a"])
    expect(changes.incomparable.map { $0.reasons.map(\.name) }, is: [["items"]])
    expect(changes.onlyBefore.map(\.strategy), is: ["c"])
    expect(changes.onlyAfter.map(\.strategy), is: ["d"])
    #expect(changes.hasIncomparable && changes.hasRegression)
    expect(
      changes.sentence,
      is:
        "The run is the same, number for number; no longer made: c × scroll; 1 could not be compared."
    )
  }

  @Test func `a version that is not known does not stand in the way`() {
    var newer = record("a")
    newer.identity.version = "0.2.0"
    expect(RecordChanges(before: [record("a")], after: [newer]).runs.count, is: 1)
    var older = record("a")
    older.identity.version = "0.1.0"
    let changes = RecordChanges(before: [older], after: [newer])
    expect(changes.incomparable.map { $0.reasons.map(\.name) }, is: [["version"]])
  }

  @Test func `reasons name what became more, the most first`() {
    let change = change { run in
      run.counts.causes.counts = [
        CauseCount(view: "Row", edge: "_store", state: "Store.all", event: "tap", bodies: 9)
      ]
      run.memory.objects = [ObjectMemory(type: "App.Box", view: "Row", made: 40)]
    }
    expect(
      change.reasons(),
      is: [
        "9 bodies, none before: tap → Store.all → _store → Row",
        "40 objects, none before: App.Box in Row",
      ])
  }

  /// A change to each part of an identity; a new part wants one.
  private static let otherwise: [String: @Sendable (inout RunIdentity) -> Void] = [
    "scenario": { $0.scenario = "other" }, "items": { $0.items = 2_000 },
    "device": { $0.device = "iphone-8" }, "system": { $0.system = "iOS16" },
    "seed": { $0.seed = 8 }, "configuration": { $0.configuration = "debug" },
    "architecture": { $0.architecture = "aarch64" }, "compiler": { $0.compiler = "6.4" },
    "refreshInterval": { $0.refreshInterval = 8_333_333 },
    "conditions": { $0.conditions = ["cold"] }, "version": { $0.version = "0.2.0" },
  ]

  @Test func `every part of an identity keeps runs apart, and is named as the reason`() throws {
    expect(
      Set(Self.otherwise.keys),
      is: Set(IdentityField.all.map(\.name)).subtracting(["strategy", "workload"]))
    var one = record("a")
    one.identity.version = "0.1.0"
    for field in IdentityField.all {
      guard let change = Self.otherwise[field.name] else { continue }
      var other = one
      change(&other.identity)
      let changes = RecordChanges(before: [one], after: [other])
      #expect(changes.runs.isEmpty && changes.hasIncomparable && !changes.hasRegression)
      expect(changes.incomparable.map { $0.reasons.map(\.name) }, is: [[field.name]])
      expect(changes.sentence, is: "Nothing could be compared: the runs were not made alike.")
    }
    // Who is another strategy or workload is another run, and not the same one made otherwise.
    for other in [record("b"), record("a", "launch")] {
      let changes = RecordChanges(before: [one], after: [other])
      #expect(changes.incomparable.isEmpty && changes.onlyBefore.count == 1)
      expect(changes.sentence, is: "The two have no run in common, so nothing was compared.")
    }
    // A version that one side does not know is no reason.
    var unknown = one
    unknown.identity.version = ""
    expect(RecordChanges(before: [unknown], after: [one]).runs.count, is: 1)
  }

  @Test func `identities stand in the order of their fields, numbers by their size`() {
    let identities = [100, 9, 1_000].map { identity("a", items: $0) } + [identity("A", items: 5)]
    let sorted = identities.sorted { $0.order.lexicographicallyPrecedes($1.order) }
    expect(sorted.map(\.items), is: [5, 9, 100, 1_000])
    expect(RunIdentity.columnNames.count, is: Set(RunIdentity.columnNames).count)
  }
}
