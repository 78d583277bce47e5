import Expectations
import SimMetrics
import Testing

// Records made by hand: each finding has one that shows it and a near miss. Names are foreign, so that none can matter.
@Suite struct AdviceTests {
  private func kinds(_ run: RunRecord) -> [Finding.Kind] { Advice(run).findings.map(\.kind) }

  @Test(arguments: [
    ("_store", 200, Finding.Kind.unreadDependency), ("_store", 190, .fanOut),
    ("property things", 190, .fanOut), ("closure act", 190, .closure),
    ("field whole", 190, .wholeValue),
  ])
  func `needless bodies are reported by their cause, until they are few`(
    edge: String, needless: Int, kind: Finding.Kind
  ) throws {
    func made(_ needless: Int) -> RunRecord {
      madeRun(
        [madeView("Zeile", bodies: 205, withoutNews: needless)],
        [
          CauseCount(
            view: "Zeile", edge: edge, via: ["_laden → Wurzel"], state: "Laden.dinge", event: "tap",
            bodies: 200), CauseCount(view: "Zeile", edge: "new", event: "launch", bodies: 5),
        ])
    }
    let finding = try #require(Advice(made(needless)).findings.first)
    #expect(finding.kind == kind && finding.view == "Zeile")
    #expect(finding.cure.contains("`Zeile`"))
    #expect(finding.evidence.contains("tap → Laden.dinge"))
    #expect((finding.saving ?? 0) > 0)
    if kind == .closure { #expect(finding.cure.contains("`laden` of `Wurzel`")) }
    if kind == .unreadDependency {
      #expect(
        finding.cure.hasPrefix(
          "`Zeile` declares `store`, but nothing that it showed depended on it"))
    }
    // Most bodies had news.
    expect(kinds(made(99)), is: [])
    expect(kinds(made(0)), is: [])
  }

  @Test func `what bodies gave is known for each reason, and so is what they took`() throws {
    func made(needless: Int, time: Int64) -> RunRecord {
      madeRun(
        [madeView("Zeile", bodies: 400, withoutNews: 190)],
        [
          madeCount(
            "Zeile", "_laden", state: "Laden.dinge", bodies: 200,
            CauseOutcome(drawn: 200 - needless, withoutNews: needless, time: time)),
          madeCount(
            "Zeile", "field wert", state: "Laden.wert", bodies: 190,
            CauseOutcome(drawn: needless, withoutNews: 190 - needless, time: 1_000)),
        ])
    }
    let dear = made(needless: 190, time: 2_000_000)
    let finding = try #require(Advice(dear).findings.first)
    #expect(finding.kind == .fanOut && finding.saving == 1_900_000)
    let work = try #require(NecessaryWork(dear))
    expect(work.time - work.least, is: 1_900_000)
    // It was for the other reason that the bodies gave nothing new.
    expect(kinds(made(needless: 0, time: 2_000_000)), is: [])
  }

  @Test func `an object that announces no change is reported as the cause`() throws {
    let silent = madeRun(
      [madeView("Zeile", bodies: 200, withoutNews: 200)],
      [madeCount("Zeile", "_laden", state: "Laden.objectWillChange", bodies: 200)])
    let finding = try #require(Advice(silent).findings.first)
    expect(finding.kind, is: .unreadDependency)
    #expect(finding.cure.hasPrefix("`Laden` sent objectWillChange although none of its published"))
  }

  @Test func `what runs seldom is no finding`() {
    let few = madeRun(
      [madeView("A", bodies: 19, withoutNews: 19)],
      [CauseCount(view: "A", edge: "_b", state: "C.d", event: "tap", bodies: 19)])
    expect(kinds(few), is: [])
  }

  @Test
  func `a body that makes rows again for what it shows itself is reported, until a row changes`() {
    func made(_ outcome: CauseOutcome?) -> RunRecord {
      madeRun(
        [madeView("Oben", bodies: 81, withoutNews: 0)],
        [
          madeCount("Oben", "_uhr", state: "Oben._uhr", bodies: 80, outcome),
          // A row that scrolled into view meanwhile.
          madeCount("Zeile", "new", via: ["_uhr → Oben"], state: "Oben._uhr", bodies: 3),
        ])
    }
    let clock = made(CauseOutcome(drawn: 80, lists: 80, rows: 900, time: 3_950_000))
    expect(kinds(clock), is: [.readAboveList])
    expect(
      Advice(clock).findings[0].lines[1...].map { String($0) },
      is: [
        "  80 bodies for timer → Oben._uhr → _uhr → Oben, which made 900 rows again with nothing new in any",
        "  `Oben` reads `uhr` for content of its own: move that content into a view of its own. "
          + "Saves about 3.95 ms (estimated).",
      ])
    // One row took something new; the view shows nothing of it itself; nobody counted.
    expect(kinds(made(CauseOutcome(drawn: 80, lists: 80, rows: 900, newRows: 1))), is: [])
    expect(kinds(made(CauseOutcome(drawn: 0, lists: 80, rows: 900))), is: [])
    expect(kinds(made(CauseOutcome(drawn: 19, lists: 19, rows: 19))), is: [])
    expect(kinds(made(nil)), is: [])
    // A plain stack is no list to the runtime, but a row is a row; three views that a ForEach makes are not many.
    expect(kinds(made(CauseOutcome(drawn: 80, lists: 0, rows: 80 * 40))), is: [.readAboveList])
    expect(kinds(made(CauseOutcome(drawn: 80, lists: 0, rows: 80 * 3))), is: [])
    expect(kinds(made(CauseOutcome(drawn: 80, lists: 80, rows: 0))), is: [.readAboveList])
  }

  @Test
  func
    `work that a body above a list forwards to a view beside it is reported with the view's name`()
    throws
  {
    func made(
      needless: Int = 0, newRows: Int = 0, edge: String = "_uhr", state: String = "Oben._uhr"
    ) -> RunRecord {
      madeRun(
        [
          madeView("Oben", bodies: 81, withoutNews: 0, handedOn: 81),
          madeView("Neben", bodies: 81, withoutNews: needless),
        ],
        [
          madeCount(
            "Oben", edge, state: state, bodies: 80,
            CauseOutcome(handedOn: 80, lists: 80, rows: 900, newRows: newRows)),
          madeCount("Neben", "field zeit", via: ["\(edge) → Oben"], state: state, bodies: 80),
        ])
    }
    func cure(_ run: RunRecord) throws -> String {
      let finding = try #require(Advice(run).findings.first)
      #expect(finding.kind == .readAboveList && finding.view == "Oben")
      return finding.cure
    }
    try expect(
      cure(made()),
      is:
        "`Oben` reads `uhr` only to pass it to `Neben`: let `Neben` read it, or store it there."
    )
    #expect(
      try cure(made(edge: "property zeit", state: "Modell.zeit")).hasPrefix("`Oben` reads `zeit`"))
    // Whoever declares an object runs for all of its properties.
    try expect(
      cure(made(edge: "_modell", state: "Modell.zeit")),
      is:
        "`Oben` observes all of `modell`, of which only `Neben` shows `zeit`: give `zeit` an object that "
        + "`Neben` observes, or store `modell` in `Oben` without observing it and let `Neben` observe it."
    )
    // Rows follow; or the view beside the list shows nothing of it.
    #expect(!kinds(made(newRows: 3)).contains(.readAboveList))
    #expect(!kinds(made(needless: 80)).contains(.readAboveList))
  }

  @Test
  func `events above a list are reported, those received by a small view are not`()
    throws
  {
    func made(_ lists: Int) -> RunRecord {
      madeRun(
        [madeView("Oben", bodies: 81, withoutNews: 0, handedOn: 81)],
        [
          madeCount(
            "Oben", "", state: "an event", event: "outside", bodies: 80, CauseOutcome(lists: lists))
        ])
    }
    let finding = try #require(Advice(made(80)).findings.first)
    #expect(finding.kind == .eventSource && finding.cure.hasPrefix("`Oben` is evaluated at each"))
    expect(kinds(made(19)), is: [])
    let small = madeView("Empfang", bodies: 80, withoutNews: 80)
    let alone = CauseCount(
      view: "Empfang", edge: "", state: "an event", event: "outside", bodies: 80)
    expect(kinds(madeRun([small], [alone])), is: [])
  }

  @Test func `a binding is there to be written through`() {
    let receiver = madeView("Empfang", bodies: 80, withoutNews: 80)
    func handed(_ edge: String) -> RunRecord {
      madeRun(
        [receiver],
        [CauseCount(view: "Empfang", edge: edge, state: "Oben._liste", event: "tap", bodies: 80)])
    }
    expect(kinds(handed("field _liste")), is: [])
    expect(kinds(handed("field liste")), is: [.wholeValue])
  }

  @Test
  func
    `models of screens that are hardly shown are told, and those of screens that are shown are not`()
  {
    func made(_ bodies: Int, _ objects: Int) -> RunRecord {
      var screen = madeView("Schirm", bodies: bodies, withoutNews: 0)
      screen.initialisations = 300
      return madeRun(
        [screen], [],
        objects: [
          ObjectMemory(type: "App.Modell", view: "Liste", category: "models", made: objects)
        ])
    }
    expect(kinds(made(3, 300)), is: [.eagerDestination])
    #expect(Advice(made(3, 300)).findings[0].cure.contains("`Schirm` makes a `Modell`"))
    expect(kinds(made(200, 300)), is: [])
    expect(kinds(made(3, 10)), is: [])
    // Objects that have come to be for another reason, such as changes of models that exist.
    expect(kinds(made(3, 1_500)), is: [])
  }

  @Test func `work in an init is reported by an object released with each discarded value`() {
    func made(
      equal: Int, most: Int, objects: Int = 300, type: String = "App.Schreiber"
    ) -> RunRecord {
      madeRun(
        [
          ViewCount(
            view: "Zeile", bodies: 12, initialisations: 300, comparedEqual: equal),
          ViewCount(view: "Schirm", bodies: 0, initialisations: 300),
        ], [],
        objects: [
          ObjectMemory(
            type: type, view: "Liste", category: "models", peak: most, made: objects)
        ])
    }
    expect(kinds(made(equal: 280, most: 1)), is: [.heavyInit])
    #expect(
      Advice(made(equal: 280, most: 1)).findings[0].cure.hasPrefix(
        "`Zeile` makes a `Schreiber` in its init"))
    // Values that keep their object, values that show something new, objects of another number.
    expect(kinds(made(equal: 280, most: 14)), is: [.eagerDestination])
    expect(kinds(made(equal: 20, most: 1)), is: [])
    expect(kinds(made(equal: 280, most: 1, objects: 30)), is: [])
    // What a library makes for itself is not the app's to change.
    for type in [
      "FoundationEssentials._SwiftURL", "Foundation.(unknown context).Guts", "SimUIKit.UIFont",
    ] {
      expect(kinds(made(equal: 280, most: 1, type: type)), is: [])
      expect(kinds(made(equal: 280, most: 14, type: type)), is: [])
    }
  }

  @Test func `a saving is measured where another run of the tape shows none of the kind`() throws {
    func made(_ strategy: String, needless: Int, bodies: Int, time: Int64) -> RunRecord {
      var run = madeRun(
        [madeView("Zeile", bodies: bodies, withoutNews: needless)],
        [
          CauseCount(
            view: "Zeile", edge: "_laden", state: "Laden.dinge", event: "tap", bodies: bodies)
        ]
      )
      run.identity.strategy = strategy
      run.play.spans = [TraceSpan(kind: .update, start: 0, duration: time, frame: 0)]
      return run
    }
    let ill = made("krank", needless: 200, bodies: 200, time: 9_000_000)
    let alike = made("ebenso", needless: 150, bodies: 150, time: 8_000_000)
    let well = made("gesund", needless: 0, bodies: 40, time: 2_000_000)
    let finding = try #require(Advice(ill, against: [alike, well]).findings.first)
    expect(finding.measured, is: MeasuredSaving(strategy: "gesund", time: 7_000_000, bodies: 160))
    #expect(
      finding.lines[2].contains(
        "Saves 7.00 ms and 160 bodies (measured: the same tape under `gesund`)."))
    let lonely = try #require(Advice(ill, against: [alike]).findings.first)
    #expect(lonely.measured == nil && lonely.lines[2].contains("(estimated)"))
    expect(Advice(well, against: [ill]).findings, is: [])
  }

  @Test func `one run promises its saving once, whatever else it cures`() {
    var ill = madeRun(
      [madeView("Zeile", bodies: 200, withoutNews: 200)],
      [
        CauseCount(
          view: "Zeile", edge: "_laden", state: "Laden.dinge", event: "tap", bodies: 200)
      ], watchdogs: [WatchdogCount(watchdog: .idsChanged, view: "Liste", count: 30, worst: 1)])
    ill.identity.strategy = "krank"
    var well = madeRun([madeView("Zeile", bodies: 40, withoutNews: 0)], [])
    well.identity.strategy = "gesund"
    let found = Advice(ill, against: [well]).findings
    expect(found.count, is: 2)
    expect(found.map { $0.measured?.isShared }, is: [false, true])
    #expect(found[0].lines[2].contains("160 bodies (measured: the same tape under `gesund`)."))
    #expect(found[1].lines[2].contains("The saving of `gesund` above includes this one."))
  }

  @Test
  func `watchdog findings are reported with their cure, off-screen work only where it is much`() {
    func seen(_ watchdog: WatchdogCount.Watchdog, _ count: Int = 30) -> RunRecord {
      madeRun(
        [], [], watchdogs: [WatchdogCount(watchdog: watchdog, view: "V", count: count, worst: 1)])
    }
    expect(kinds(seen(.idsChanged)), is: [.unstableIDs])
    expect(kinds(seen(.rowCountVaries)), is: [.varyingRows])
    expect(kinds(seen(.explicitIDs)), is: [.explicitIDs])
    expect(kinds(seen(.stateLost)), is: [.lostState])
    expect(kinds(seen(.contentsShifted)), is: [.indexIDs])
    expect(kinds(seen(.contentsShifted, 19)), is: [])
    expect(kinds(seen(.rowsErased, 1)), is: [.erasedRows])
    expect(kinds(seen(.erasedReplaced)), is: [.erasedRows])
    expect(kinds(seen(.erasedReplaced, 19)), is: [])
    expect(kinds(seen(.slowBody)), is: [.slowBody])
    expect(kinds(seen(.evaluatedOffScreen)), is: [.offScreen])
    expect(kinds(seen(.evaluatedOffScreen, 5)), is: [])
    expect(kinds(seen(.slowScrollFrame, 1)), is: [.slowScrolling])
    expect(kinds(seen(.slowFrame, 1)), is: [.slowFrames])
    expect(kinds(seen(.slowDrawing, 1)), is: [.slowDrawing])
    // The rows may vary without any `if`.
    #expect(!Advice(seen(.rowCountVaries)).findings[0].cure.contains("`if`"))
  }

  @Test
  func `slow frames of a transition are named by what led to it, apart from those of a scroll`() {
    func seen(
      _ watchdog: WatchdogCount.Watchdog, _ view: String, _ cause: String
    ) -> WatchdogCount {
      WatchdogCount(
        watchdog: watchdog, view: view, count: 1, worst: 20_000_000, cause: cause)
    }
    let run = madeRun(
      [], [],
      watchdogs: [
        seen(.slowScrollFrame, "Zeile", "scroll"), seen(.slowFrame, "Blatt", "tap → _da → Blatt"),
        seen(.slowFrame, "Blatt", "back → Blatt"), seen(.slowFrame, "", ""),
      ])
    expect(
      Advice(run).findings.map { $0.lines[0] },
      is: [
        "slow frames after tap: Blatt", "slow frames after back: Blatt",
        "slow frames of a scroll: Zeile",
      ])
    expect(
      Advice(run).findings[0].lines[1],
      is:
        "  Blatt: more work in a frame after tap than fits one refresh of the display, most of it here, "
        + "1 time, 20.00 ms at worst (tap → _da → Blatt)")
  }

  @Test
  func `rows that take over their neighbours' content are reported with the time of their bodies`()
    throws
  {
    // Updates take 2 of 4 ms of each of two frames.
    let moved = madeRun(
      [madeView("Zeile", bodies: 200, withoutNews: 0)], [],
      watchdogs: [
        WatchdogCount(
          watchdog: .contentsShifted, view: "Zeile", count: 150, worst: 10,
          cause: "tap → Laden.dinge → Wurzel")
      ])
    let finding = try #require(Advice(moved).findings.first)
    expect(
      finding.lines,
      is: [
        "index ids: Zeile",
        "  Zeile: a row kept its id and took over what its neighbour had shown, 150 times, 10 rows in one "
          + "update at worst (tap → Laden.dinge → Wurzel)",
        "  The ForEach of `Zeile` identifies its rows by position: give each element a stable id, so that "
          + "its row moves with it. Saves at least 3.00 ms (estimated).",
      ])
  }

  @Test func `what is made to count erased rows is one finding, however it was seen`() throws {
    func seen(_ watchdog: WatchdogCount.Watchdog, _ view: String, _ count: Int) -> WatchdogCount {
      WatchdogCount(watchdog: watchdog, view: view, count: count, worst: Int64(count))
    }
    let erased = madeRun(
      [], [],
      watchdogs: [
        seen(.rowsErased, "Wurzel", 1), seen(.erasedReplaced, "Wurzel", 30),
        seen(.evaluatedOffScreen, "Wurzel", 400), seen(.evaluatedOffScreen, "Anderes", 400),
      ])
    let findings = Advice(erased).findings
    expect(
      findings.map { "\($0.kind.rawValue): \($0.view)" },
      is: [
        "AnyView in rows: Wurzel", "work off screen: Anderes",
      ])
    #expect(findings[0].evidence.hasSuffix("; evaluated off screen, 400 times"))
    #expect(findings[0].cure.hasPrefix("`Wurzel` wraps its rows in AnyView"))
  }

  @Test func `a run that failed gives no advice`() {
    var failed = madeRun(
      [madeView("A", bodies: 200, withoutNews: 200)],
      [CauseCount(view: "A", edge: "_b", state: "C.d", event: "tap", bodies: 200)])
    expect(kinds(failed), is: [.unreadDependency])
    failed.outcome = .failed("trapped")
    expect(kinds(failed), is: [])
    #expect(NecessaryWork(failed) == nil)
  }
}
