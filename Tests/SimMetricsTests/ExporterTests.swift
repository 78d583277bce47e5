import Foundation
import SimMetrics
import Testing

@Suite struct ExporterTests {
  private let records = [
    record("observed-object", late: 6, bodies: 6_100, peak: 41_200_000),
    record("row-values", bodies: 120),
    record("broken", outcome: .failed("no object, “here”")),
  ]

  @Test func `the plain table lines up and ends with the sentence`() {
    let text = TextTableExporter().text(records)
    #expect(
      text == """
        1,000 items · iPhone13 · iOS17 · seed 7 · full power · warm · no noise
        standard prices · release build · x86_64 · Swift 6.3

        Strategy          Hitches  Hitch ms/s  Bodies  Peak memory
        ───────────────── ──────── ─────────── ─────── ────────────
        scroll
          row-values            0*   0.0 ms/s*    120*     10.0 MB*
          observed-object       6  200.0 ms/s   6,100      41.2 MB
          broken           failed           –       –            –

        The same in all runs: Main thread 120.0 ms, Frames 30, Inits 0, Allocations 1,000.

        scroll · broken: failed: no object, “here”

        * best of its workload

        In scroll, row-values is fastest with 0.0 ms/s of hitches against 200.0 ms/s for observed-object, for 120 bodies against 6,100; observed-object uses most memory with 41.2 MB at the peak against 10.0 MB for row-values (4.1×); broken in scroll failed (no object, “here”).

        """)
  }

  @Test func `the Markdown table starts with the sentence`() {
    let text = String(decoding: MarkdownExporter().export(records), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("In scroll, row-values is fastest"))
    #expect(
      lines[2...6] == [
        "1,000 items · iPhone13 · iOS17 · seed 7 · full power · warm · no noise · standard prices · release build "
          + "· x86\\_64 · Swift 6.3", "",
        "| Workload | Strategy | Hitches | Hitch ms/s | Bodies | Peak memory | Remark |",
        "| :-- | :-- | --: | --: | --: | --: | :-- |",
        "| scroll | row-values | **0** | **0.0 ms/s** | **120** | **10.0 MB** |  |",
      ])
  }

  @Test
  func `what somebody chose stands first, and what differs between runs is no condition of all`() {
    var slow = record("a")
    slow.identity.conditions = ["low-power", "noise 4", "layoutNode 0+150000000 ps"]
    slow.identity.chosen = ["system"]
    slow.identity.configuration = "debug"
    #expect(
      RunIdentity.setting(of: [slow.identity]) == [
        "1,000 items", "iOS17", "low-power mode", "noise 4", "layoutNode 0+150000000 ps",
        "debug build", "iPhone13", "seed 7", "warm", "x86_64", "Swift 6.3",
      ])
    #expect(
      RunIdentity.setting(of: [slow.identity, record("a").identity]) == [
        "1,000 items", "iPhone13", "seed 7", "warm", "x86_64", "Swift 6.3",
      ])
    #expect(RunIdentity.setting(of: []) == [])
    // The shared conditions of one run are all of them.
    let names = Comparison([slow, record("a")]).rankings.map(
      Comparison([slow, record("a")]).name(of:))
    #expect(
      names == [
        "scroll, debug, low-power, noise 4, layoutNode 0+150000000 ps",
        "scroll, release, usual conditions",
      ])
  }

  @Test func `Markdown shows text as it is`() {
    #expect(MarkdownExporter.escape("a|b_c\nd<e>") == #"a\|b\_c d\<e\>"#)
  }

  @Test func `CSV has one row a run, and quotes what needs it`() {
    let text = String(decoding: CSVExporter().export(records), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("scenario,workload,strategy,items,"))
    #expect(lines[0].contains(",hitch_time_ns,hitch_ratio_ms_per_s,"))
    #expect(
      lines[2].hasPrefix(
        "master-detail,scroll,observed-object,1000,iPhone13,iOS17,7,release,x86_64,6.3,16666667,,full power,"
          + "warm,no noise,standard prices,completed,,00000000deadbeef,30,6,100000002,200.000,16666667,"
      ))
    #expect(lines[3].contains(",failed,\"no object, “here”\",00000000deadbeef,,,"))
    let columns = lines[0].split(separator: ",", omittingEmptySubsequences: false).count
    #expect(lines[2].split(separator: ",", omittingEmptySubsequences: false).count == columns)
  }
}
