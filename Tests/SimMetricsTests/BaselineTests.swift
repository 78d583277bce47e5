import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct BaselineTests {
  @Test func `equal counts are equal`() throws {
    let baseline = Baseline(record("a"), reason: "first")
    expect(baseline.compare(with: record("a")).description, is: "equal")
    #expect(baseline.compare(with: record("a")).isEqual)
    try expect(Baseline(decoding: try baseline.encoded()), is: baseline)
  }

  @Test func `every difference is named, better or worse`() {
    let baseline = Baseline(record("a", bodies: 100, allocations: 1_000), reason: "first")
    var run = record("a", bodies: 103, allocations: 900)
    run.counts.views.append(ViewCount(view: "Header", appearances: 1))
    expect(
      baseline.compare(with: run).description,
      is: """
        worse:
          bodies: 100 expected, 103 found (+3)
          allocations: 1,000 expected, 900 found (-100)
          Header.appearances: 0 expected, 1 found (+1)
          RowView.bodies: 100 expected, 103 found (+3)
        """)
  }

  @Test func `runs are held to every count that they have, and to the figures with a limit`() {
    let counts = Metric.all.compactMap(\.count)
    expect(
      Set(Mirror(reflecting: RunCounts()).children.compactMap(\.label)),
      is: Set(counts.map(\.name)))
    let baseline = Baseline(record("a"), reason: "first")
    var run = record("a")
    for count in counts { run.counts.total[keyPath: count.path] += 1 }
    expect(baseline.compare(with: run).differences.map(\.name), is: counts.map(\.name))
    run.identity.compiler = "6.4"
    expect(
      baseline.compare(with: run).differences.map(\.name),
      is: ["bodies", "initialisations", "cellsMade", "cellsReused"])
    expect(
      Metric.gated.map(\.column), is: ["hitch_time_ns", "main_thread_time_ns", "peak_memory_bytes"])
  }

  @Test func `what got better differs too, until it is written down`() {
    let baseline = Baseline(record("a"), reason: "first")
    let verdict = baseline.compare(with: record("a", bodies: 99))
    expect(verdict.word, is: "better, and not written down")
    #expect(!verdict.isEqual && !verdict.isRegression)
  }

  @Test func `a view that is gone is a difference`() {
    var run = record("a")
    let baseline = Baseline(run, reason: "first")
    run.counts.views = []
    expect(
      baseline.compare(with: run).description,
      is: """
        better, and not written down:
          RowView.bodies: 100 expected, 0 found (-100)
        """)
  }

  @Test func `another seed is not comparable, even with equal counts`() {
    let baseline = Baseline(record("a"), reason: "first")
    var run = record("a")
    run.identity.configuration = "debug"
    run.identity.seed = 8
    let verdict = baseline.compare(with: run)
    #expect(!verdict.isCompared && !verdict.isEqual && verdict.differences == [])
    expect(
      verdict.description,
      is: """
        not comparable:
          seed: 7 expected, 8 found (+1)
          configuration: “release” expected, “debug” found
        """)
  }

  @Test
  func `a comparison across compilers covers what does not depend on them, and names the rest`() {
    let baseline = Baseline(record("a"), reason: "first")
    var run = record("a", allocations: 900, peak: 90_000_000)
    run.identity.compiler = "6.4"
    run.play.spans[0].duration = 1_000_000_000
    expect(
      baseline.compare(with: run).description,
      is: """
        equal in what does not depend on the build:
          not compared beyond counts, compiler: “6.3” expected, “6.4” found
        """)
    run.counts.total.bodies += 1
    #expect(baseline.compare(with: run).isRegression)
    // Where frames are late, times decide what is counted, and they depend on the build.
    run.play.frames[3].hitch = 16_666_667
    #expect(!baseline.compare(with: run).isCompared)
  }

  @Test func `a run that failed differs`() {
    let baseline = Baseline(record("a"), reason: "first")
    let verdict = baseline.compare(with: record("a", outcome: .failed("why")))
    expect(verdict.description, is: "worse:\n  outcome: “completed” expected, “failed: why” found")
  }

  @Test func `figures may grow by the greater of a share and an amount, and never beyond the most`()
    throws
  {
    var baseline = Baseline(record("a", peak: 10_000_000), reason: "first")
    func verdict(_ peak: Int64) -> [String] {
      baseline.compare(with: record("a", peak: peak)).differences.map(\.description)
    }
    expect(verdict(10_500_000), is: [])
    expect(
      verdict(10_500_001),
      is: [
        "peak_memory_bytes: 10.0 MB expected, 10.5 MB found, at most 10.5 MB allowed"
      ])
    expect(verdict(1), is: [])
    baseline.limits = ["peak_memory_bytes": GateLimit(relative: 0.01, absolute: 300_000)]
    #expect(verdict(10_300_000) == [] && verdict(10_300_001).count == 1)
    baseline.limits = [
      "peak_memory_bytes": GateLimit(relative: 1, absolute: 0, most: 10_000_000)
    ]
    #expect(verdict(10_000_000) == [] && verdict(10_000_001).count == 1)
    try expect(Baseline(decoding: try baseline.encoded()), is: baseline)
  }

  @Test func `a figure of zero may grow by the amount alone`() {
    let baseline = Baseline(record("a", late: 0), reason: "first")
    var run = record("a")
    run.play.frames[0].hitch = 16_666_667
    #expect(!baseline.compare(with: run).isRegression)
    run.play.frames[0].hitch = 16_666_668
    expect(baseline.compare(with: run).differences.map(\.name), is: ["hitch_time_ns"])
  }

  @Test func `the cause is what became more, and what is newly amiss`() {
    var before = record("a")
    before.counts.causes.counts = [
      CauseCount(view: "Row", edge: "new", event: "scroll", bodies: 100)
    ]
    var after = before
    after.counts.total.bodies += 20
    after.counts.causes.counts.append(
      CauseCount(
        view: "Row", edge: "_theme", state: "Theme.dark", writer: "toggle", event: "tap",
        bodies: 20))
    after.memory.objects = [ObjectMemory(type: "App.Box", view: "Row", made: 40)]
    after.messages.watchdogs = [
      WatchdogCount(watchdog: .idsChanged, view: "List", count: 3, worst: 30)
    ]
    let causes = Baseline(before, reason: "first").compare(with: after).causes
    expect(causes.count, is: 3)
    expect(causes.first?.hasPrefix("unstable ids: List: "), is: true)
    expect(
      causes.suffix(2),
      is: [
        "20 bodies, none before: tap → Theme.dark (toggle) → _theme → Row",
        "40 objects, none before: App.Box in Row",
      ])
  }

  @Test func `the file is small and indented, and an older one is held to its counts`() throws {
    let baseline = Baseline(record("a", frames: 500), reason: "first")
    let data = try baseline.encoded()
    #expect(data.count < 2_500)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.hasPrefix("{\n"))
    let later = text.replacing("\"schema\" : 2", with: "\"schema\" : 3")
    #expect(throws: RecordFileError.otherSchema(kind: "baseline", found: 3, expected: 1...2)) {
      try Baseline(decoding: Data(later.utf8))
    }
    var old = baseline
    old.schema = 1
    (old.figures, old.causes, old.objects, old.findings) = (nil, nil, nil, nil)
    let read = try Baseline(decoding: try old.encoded())
    let figures = read.compare(with: record("a", frames: 500, peak: 99_000_000))
    #expect(!figures.isEqual && figures.lacksComparison)
    expect(
      figures.description,
      is: """
        not compared in full:
          the baseline has no hitch_time_ns, so that of the run is not limited
          the baseline has no main_thread_time_ns, so that of the run is not limited
          the baseline has no peak_memory_bytes, so that of the run is not limited
        """)
    #expect(read.compare(with: record("a", frames: 500, bodies: 101)).isRegression)
  }

  @Test func `a baseline of a run that failed, or did nothing, compares nothing`() {
    let failing = record("a", outcome: .failed("no row 3"))
    let failed = Baseline(failing, reason: "first").compare(with: failing)
    #expect(failed.lacksComparison && !failed.isEqual && failed.word == "not comparable")
    expect(
      failed.gaps,
      is: [
        "the run fails as it did when its baseline was written, so there are no figures: failed: no row 3"
      ])
    let idle = RunRecord(identity: identity("a"))
    let nothing = Baseline(idle, reason: "first").compare(with: idle)
    #expect(nothing.lacksComparison && !nothing.isEqual)
    expect(nothing.gaps, is: ["nothing happened in the run, nor when its baseline was written"])
    #expect(Baseline(record("a"), reason: "first").compare(with: idle).isEqual == false)
  }

  @Test func `names without a baseline make the report lack a comparison`() {
    var covered = GateReport(
      results: [
        GateResult(
          identity: identity("a"), file: "a.json",
          verdict: Baseline(record("a"), reason: "x").compare(with: record("a")))
      ], allowsIncomparable: false)
    #expect(!covered.lacksComparison && covered.sentence == "The 1 baseline is met.")
    covered.place = " in 'B'"
    covered.uncovered = ["c", "d"]
    #expect(covered.lacksComparison)
    expect(covered.sentence, is: "There is no baseline in 'B' for c, d.")
    #expect(covered.annotations.contains("::error::There is no baseline in 'B' for c, d."))
    covered.allowsIncomparable = true
    #expect(!covered.lacksComparison && covered.annotations == "")
  }

  @Test(arguments: [
    ("\"bodies\" : 100", "\"bodies\" : -100", "“bodies” is -100"),
    (
      "\"peak_memory_bytes\" : 10000000", "\"peak_memory_bytes\" : -1",
      "“peak_memory_bytes” of figures is -1"
    ),
    ("\"peak_memory_bytes\"", "\"hitch_ration\"", "“hitch_ration” is no figure that is gated"),
    ("\"objects\" : {", "\"objects\" : {\"A in B\": -3,", "“A in B” of objects is -3"),
    ("\"reason\" : \"first\",", "\"reason\" : NaN,", "baseline"),
    (
      "\"identity\" : {",
      "\"limits\" : {\"peak_memory_bytes\": {\"relative\": -1, \"absolute\": 0}}, \"identity\" : {",
      "“relative” is -1.0"
    ),
    ("\"strategy\" : \"a\",", "", "“strategy” is missing (at identity)"),
  ])
  func `a damaged baseline is named with its field`(old: String, new: String, what: String) throws {
    var run = record("a")
    run.memory.objects = [ObjectMemory(type: "App.Box", view: "Row", made: 40)]
    let text = String(
      decoding: try Baseline(run, reason: "first").encoded(), as: UTF8.self)
    let damaged = text.replacing(old, with: new, maxReplacements: 1)
    #expect(damaged != text)
    let error = #expect(throws: RecordFileError.self) {
      try Baseline(decoding: Data(damaged.utf8))
    }
    #expect(error?.description.contains(what) == true, "\(error?.description ?? "none")")
  }

  // MARK: Reports

  private var report: GateReport {
    let baseline = Baseline(record("a"), reason: "first")
    var odd = record("odd <&\"> , : %\u{1}")
    odd.outcome = .failed("two\nlines")
    var other = record("c")
    other.identity.seed = 9
    return GateReport(
      results: [
        (record("a"), baseline), (record("b", bodies: 101), Baseline(record("b"), reason: "x")),
        (odd, Baseline(record("odd <&\"> , : %\u{1}"), reason: "x")),
        (other, Baseline(record("c"), reason: "x")),
      ].map { run, baseline in
        GateResult(
          identity: run.identity, file: "B, C/a:b.json", verdict: baseline.compare(with: run))
      }, allowsIncomparable: false)
  }

  @Test func `the report for people names what differs, and the sentence sums up`() {
    #expect(
      report.text.hasSuffix(
        "2 of 4 baselines differ, first b × scroll; 1 of 4 baselines could not be compared.\n"))
    #expect(!report.text.contains("a × scroll: equal"))
    let empty = GateReport(results: [], allowsIncomparable: false)
    #expect(
      empty.text == "There is no baseline, so nothing was compared.\n" && empty.lacksComparison)
    #expect(!GateReport(results: [], allowsIncomparable: true).lacksComparison)
  }

  @Test func `JUnit XML is well formed, whatever names and messages hold`() throws {
    let parser = XMLCounter()
    #expect(parser.read(report.junit))
    expect(
      parser.counts, is: ["testsuites": 1, "testsuite": 1, "testcase": 4, "failure": 2, "error": 1])
    expect(parser.attributes["testsuite"]?["failures"], is: "2")
    expect(parser.attributes["testsuite"]?["errors"], is: "1")
    expect(parser.attributes["testcase"]?["name"], is: "c × scroll")
    var allowed = report
    allowed.allowsIncomparable = true
    #expect(allowed.junit.contains("skipped=\"1\"") && allowed.junit.contains("<skipped "))
  }

  @Test func `annotations of GitHub are one line each, with marks escaped`() {
    let lines = report.annotations.split(separator: "\n")
    expect(lines.count, is: 3)
    #expect(
      lines[0].hasPrefix("::error file=B%2C C/a%3Ab.json,title=b × scroll::worse:%0A  bodies: 100"))
    #expect(lines[1].contains("title=odd <&\"> %2C %3A %25"))
  }
}

/// Counts the elements of an XML text, with a parser that knows the whole format.
private final class XMLCounter: NSObject {
  private(set) var counts: [String: Int] = [:]
  private(set) var attributes: [String: [String: String]] = [:]

  /// Reads tags by hand: every mark must be escaped, every element closed in its order.
  func read(_ text: String) -> Bool {
    var open: [String] = []
    var rest = text[...]
    if rest.hasPrefix("<?xml") { rest = rest.drop { $0 != ">" }.dropFirst() }
    while let start = rest.firstIndex(of: "<") {
      guard isText(rest[..<start]), let end = rest[start...].firstIndex(of: ">") else {
        return false
      }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.hasPrefix("/") {
        guard open.popLast() == String(tag.dropFirst()) else { return false }
        continue
      }
      let name = String(tag.prefix { $0.isLetter })
      counts[name, default: 0] += 1
      for match in tag.matches(of: /(\w+)="([^"]*)"/) {
        guard isText(match.output.2) else { return false }
        attributes[name, default: [:]][String(match.output.1)] = String(match.output.2)
      }
      if !tag.hasSuffix("/") { open.append(name) }
    }
    return open.isEmpty && isText(rest)
  }

  private func isText(_ text: Substring) -> Bool {
    !text.contains("<")
      && !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" }
      && text.split(separator: "&", omittingEmptySubsequences: false).dropFirst().allSatisfy {
        part in
        ["amp;", "lt;", "gt;", "quot;"].contains { part.hasPrefix($0) }
      }
  }
}
