import Expectations
import Foundation
import SimMetrics
import Testing

@Suite struct ExporterTests {
  private let records = [
    record("observed-object", late: 6, bodies: 6_100, peak: 41_200_000),
    record("row-values", bodies: 120),
    record("broken", outcome: .failed("no object, “here”")),
  ]

  @Test func `the plain table lines up below the sentence`() {
    let text = TextTableExporter().text(records)
    expect(
      text,
      is: """
        Choose row-values.
        In scroll, 1,000 items: 0.0 ms/s of hitches instead of 200.0 ms/s for observed-object.
        Late frames with observed-object, up to 200.0 ms/s in scroll.
        Failed: broken in scroll (no object, “here”).

        1,000 items · iPhone13 · iOS17 · seed 7 · full power · warm · no noise
        standard prices · release build · x86_64 · Swift 6.3

        Strategy            Hitches  Hitch ms/s  Bodies  Peak memory
        ─────────────────── ──────── ─────────── ─────── ────────────
        scroll
            row-values            0*   0.0 ms/s*    120*     10.0 MB*
            observed-object       6  200.0 ms/s   6,100      41.2 MB
          not ranked
            broken           failed           –       –            –

        * best of its workload
        The same in all runs: Main thread 120.0 ms, Frames 30, Inits 0, Allocations 1,000.

        scroll · broken: failed: no object, “here”

        """)
  }

  @Test(arguments: [40, 60, 80, 120])
  func `each strategy has one line of the table, however narrow the terminal`(width: Int) throws {
    let draws = PriceDraws(
      mainThread: (0..<100).map { 120_000_000 + $0 * 1_000_000 },
      hitchTime: [Int64](repeating: 0, count: 100), lateFrames: (0..<100).map { $0 / 3 })
    var drawn = records.dropLast().map { record in
      var record = record
      record.pricing.draws = draws
      return record
    }
    drawn[1].play.spans[0].duration += 90_000_000
    drawn[1].pricing.draws.mainThread = draws.mainThread.map { $0 * 2 }
    drawn[1].pricing.draws.lateFrames = draws.lateFrames.map { $0 * 2 }
    drawn[1].counts.total.allocations = 7
    let text = TextTableExporter(width: width).text(drawn)
    let lines = text.split(separator: "\n")
    for name in ["  row-values ", "  observed-object "] {
      let line = try #require(lines.first { $0.hasPrefix(name) })
      #expect(line.count <= width && line.contains(" ms"), "\(line)")
    }
    let head = try #require(lines.first { $0.hasPrefix("Strategy") })
    for title in ["Hitches", "× best", "Main thread", "Bodies"] {
      let isShown = head.contains(title)
      let isNamed = text.contains("The report also has") && text.contains(title.lowercased())
      #expect(isShown || isNamed, "\(title) at \(width): \(text)")
    }
  }

  @Test func `a long line goes on below, under its last column or a little further in`() {
    let text = """
      a short line
         12  └─ items → Row of the list that is shown here
       *  observed-object        one object at the root of all
      averylongwordthatdoesnotfitanywhere and more
        12 bodies for data from outside of it
      """
    expect(
      FoldedText.folded(text, to: 32),
      is: """
        a short line
           12  └─ items → Row of the
                    list that is shown
                    here
         *  observed-object        one
            object at the root of all
        averylongwordthatdoesnotfitanywhere
          and more
          12 bodies for data from
            outside of it
        """)
    expect(FoldedText.folded(text, to: 60), is: text)
  }

  @Test
  func `a wide table goes on below with the columns that were left, each part with the names`() {
    let table = Table(
      header: ["view", "bytes", "cells", "layers"],
      rows: [["Row", "1.6 MB", "3 KB", "–"], ["List", "2.0 MB", "4 KB", "5 KB"]],
      numbers: [1, 2, 3])
    expect(
      table.text(width: 20),
      is: """
        view   bytes  cells
        Row   1.6 MB   3 KB
        List  2.0 MB   4 KB

        view  layers
        Row        –
        List    5 KB

        """)
    let long = Table(
      header: ["class", "bytes"], rows: [["Swift.__StringStorage<Row>", "768 B"]], numbers: [1])
    expect(
      long.text(width: 24),
      is: """
        class         bytes
        Swift.__Str…  768 B

        """)
    #expect(table.text(width: 80) == table.text && table.text(width: nil) == table.text)
  }

  @Test func `a table has its own separator, rule and least widths, and is Markdown as well`() {
    var table = Table(
      header: ["view", "", "bytes"], rows: [["Row<T>", "a|b", "1"], ["L", "", "200"]],
      numbers: [2])
    expect(
      table.markdown { row, column in row == 1 && column == 2 },
      is: [
        "| view | | bytes |", "| :-- | :-- | --: |", "| Row\\<T\\> | a\\|b | 1 |",
        "| L |  | **200** |",
      ])
    table.separator = " "
    table.isRuled = true
    table.least = [1: 4]
    expect(table.head, is: ["view        bytes", "────── ──── ─────"])
    expect(table.body, is: ["Row<T> a|b      1", "L             200"])
    expect(table.lines, is: table.head + table.body)
    let bare = Table(columns: 2, rows: [["a", "b "], ["ccc", ""]])
    #expect(bare.lines == ["a    b", "ccc"] && bare.head.isEmpty && bare.body == bare.lines)
    #expect(Table(columns: 1, rows: []).lines.isEmpty)
  }

  @Test func `the Markdown table starts with the sentence`() {
    let text = String(decoding: MarkdownExporter().export(records), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "Choose row-values.")
    expect(
      lines[5...9],
      is: [
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
    slow.identity.conditions = ["low-power", "noise 4", "layoutNode 150 µs each"]
    slow.identity.chosen = ["system"]
    slow.identity.configuration = "debug"
    expect(
      RunIdentity.setting(of: [slow.identity]),
      is: [
        "1,000 items", "iOS17", "low-power mode", "noise 4", "layoutNode 150 µs each",
        "debug build", "iPhone13", "seed 7", "warm", "x86_64", "Swift 6.3",
      ])
    expect(
      RunIdentity.setting(of: [slow.identity, record("a").identity]),
      is: [
        "1,000 items", "iPhone13", "seed 7", "warm", "x86_64", "Swift 6.3",
      ])
    expect(RunIdentity.setting(of: []), is: [])
    // The shared conditions of one run are all of them.
    let names = Comparison([slow, record("a")]).rankings.map(
      Comparison([slow, record("a")]).name(of:))
    expect(
      names,
      is: [
        "scroll, low-power, noise 4, layoutNode 150 µs each, debug build",
        "scroll, usual conditions, release build",
      ])
  }

  @Test func `Markdown shows text as it is`() {
    expect(MarkdownExporter.escape("a|b_c\nd<e>"), is: #"a\|b\_c d\<e\>"#)
  }

  @Test func `CSV has one row a run, and quotes what needs it`() {
    let text = String(decoding: CSVExporter().export(records), as: UTF8.self)
    let lines = text.split(separator: "\n")
    expect(lines.count, is: 4)
    #expect(lines[0].hasPrefix("scenario,strategy,workload,items,"))
    #expect(lines[0].contains(",hitch_time_ns,hitch_ratio_ms_per_s,"))
    #expect(
      lines[2].hasPrefix(
        "master-detail,observed-object,scroll,1000,iPhone13,iOS17,7,release,x86_64,6.3,16666667,,,,,full power,"
          + "warm,no noise,standard prices,,completed,,yes,00000000deadbeef,30,6,100000002,200.000,16666667,"
      ))
    #expect(lines[3].contains(",failed,\"no object, “here”\",no,00000000deadbeef,,,"))
    let columns = lines[0].split(separator: ",", omittingEmptySubsequences: false).count
    expect(lines[2].split(separator: ",", omittingEmptySubsequences: false).count, is: columns)
  }

  @Test func `CSV of several seeds has a row for each, and not their median`() {
    let runs = [3, 1, 2].flatMap { seed -> [RunRecord] in
      [("slow", 500), ("fast", 5)].map { name, bodies in
        var run = record(name, late: name == "slow" ? 9 : 0, bodies: bodies + seed)
        run.identity.seed = UInt64(seed)
        return run
      }
    }
    let lines = String(decoding: CSVExporter().export(runs), as: UTF8.self).split(separator: "\n")
    let rows = lines.dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    expect(
      rows.map { "\($0[1]) \($0[6])" },
      is: [
        "fast 3", "fast 1", "fast 2", "slow 3", "slow 1", "slow 2",
      ])
    expect(lines[0].split(separator: ",")[6], is: "seed")
  }

  @Test func `CSV of frames has a row for each, with the run that it belongs to`() {
    var cold = record("a", frames: 3, late: 1)
    cold.identity.conditions = ["cold", "noise 4"]
    let text = String(
      decoding: FrameCSVExporter().export(
        [cold, record("b", frames: 1), record("c", outcome: .failed("why"))]), as: UTF8.self)
    expect(
      text,
      is: """
        scenario,strategy,workload,items,device,system,seed,conditions,frame,begin_ns,deadline_ns,\
        committed_ns,rendered_ns,presented_ns,interval_ns,hitch_ns,cause,tracked,bodies,allocations,frees
        master-detail,a,scroll,1000,iPhone13,iOS17,7,"cold, noise 4",1,0,16666667,20666667,36333334,\
        50000001,16666667,16666667,1,1,3,12,5
        master-detail,a,scroll,1000,iPhone13,iOS17,7,"cold, noise 4",2,16666667,33333334,20666667,\
        36333334,50000001,16666667,0,0,1,3,12,5
        master-detail,a,scroll,1000,iPhone13,iOS17,7,"cold, noise 4",3,33333334,50000001,37333334,\
        53000001,66666668,16666667,0,0,1,3,12,5
        master-detail,b,scroll,1000,iPhone13,iOS17,7,,1,0,16666667,4000000,19666667,33333334,16666667,\
        0,0,1,3,12,5

        """)
  }

  /// A document of the project.
  private func document(_ name: String) throws -> String {
    try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Documentation/\(name)").standardizedFileURL, encoding: .utf8)
  }

  @Test func `every column of every CSV file is explained in the documentation`() throws {
    let rows = try document("records.md").split(separator: "\n").filter { $0.hasPrefix("| `") }
    let told = Set(
      rows.flatMap { row in
        (row.split(separator: "|").first ?? "").matches(of: /`([a-z0-9_]+)`/).map { String($0.1) }
      })
    expect(CSVExporter.columns.filter { !told.contains($0) }, is: [])
    expect(FrameCSVExporter.columns.filter { !told.contains($0) }, is: [])
    let lines = Metric.all.map { "| `\($0.column)` | \($0.definition) |" }
    expect(lines.filter { !rows.contains(Substring($0)) }, is: [])
  }

  @Test func `parts of file names are safe, bounded and never empty`() {
    let names = ["row-values", "a/b\\c d", "..", "-x", "ü", "", "Ä b_c.d", "a\u{0}b"]
    expect(
      names.map { SafeFileName.part($0) },
      is: [
        "row-values", "a-b-c-d", "unnamed", "x", "unnamed", "unnamed", "b_c.d", "a-b",
      ])
    expect(SafeFileName.part(String(repeating: "a", count: 200)).count, is: 80)
    expect(SafeFileName.part(String(repeating: "a", count: 200), longest: 40).count, is: 40)
  }
}
