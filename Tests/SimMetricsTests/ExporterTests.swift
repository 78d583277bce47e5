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
        Workload  Strategy         Frames   Hitches   Hitch ms/s   Bodies   Inits   Allocations   Peak memory   Fingerprint
        ────────  ───────────────  ───────  ────────  ───────────  ───────  ──────  ────────────  ────────────  ────────────────
        scroll    row-values           30         0*    0.0 ms/s*     120*      0         1,000       10.0 MB*  00000000deadbeef
                  observed-object      30         6   200.0 ms/s    6,100       0         1,000       41.2 MB   00000000deadbeef
                  broken                –         –            –        –       –             –             –   00000000deadbeef

        scroll · broken: failed: no object, “here”

        * best of its workload

        In scroll, row-values is fastest with 0.0 ms/s of hitches against 200.0 ms/s for observed-object, for 120 bodies against 6,100; observed-object is fattest with 41.2 MB at the peak against 10.0 MB for row-values (4.1×); broken in scroll failed (no object, “here”).

        """)
  }

  @Test func `the Markdown table starts with the sentence`() {
    let text = String(decoding: MarkdownExporter().export(records), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix("In scroll, row-values is fastest"))
    #expect(
      lines[2...4] == [
        "| Workload | Strategy | Frames | Hitches | Hitch ms/s | Bodies | Inits | Allocations | Peak memory | Remark |",
        "| :-- | :-- | --: | --: | --: | --: | --: | --: | --: | :-- |",
        "| scroll | row-values | 30 | **0** | **0.0 ms/s** | **120** | 0 | 1,000 | **10.0 MB** |  |",
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
        "master-detail,scroll,observed-object,1000,iPhone13,iOS17,7,release,x86_64,6.3,16666667,"
          + "completed,,00000000deadbeef,30,6,100000002,200.000,16666667,"))
    #expect(lines[3].contains(",failed,\"no object, “here”\",00000000deadbeef,,,"))
    let columns = lines[0].split(separator: ",", omittingEmptySubsequences: false).count
    #expect(lines[2].split(separator: ",", omittingEmptySubsequences: false).count == columns)
  }
}
