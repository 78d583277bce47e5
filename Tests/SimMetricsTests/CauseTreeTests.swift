import Expectations
import SimMetrics
import Testing

@Suite struct CauseTreeTests {
  private let fanOut = CauseRecord(
    all: [
      CauseCount(
        view: "List", edge: "_model", state: "Model.items", writer: "Model.load", event: "tap",
        bodies: 2),
      CauseCount(
        view: "Row", edge: "field title", via: ["_model → List"], state: "Model.items",
        writer: "Model.load", event: "tap", bodies: 20),
      CauseCount(view: "Row", edge: "new", event: "scroll", bodies: 5),
    ],
    stops: [
      StopCount(name: "Row", kind: .value, count: 18),
      StopCount(name: "Row._locale", kind: .environment, count: 3),
    ])
  private let slices = CauseRecord(
    all: [
      CauseCount(
        view: "List", edge: "_model", state: "Model.items", writer: "Model.load", event: "tap",
        bodies: 2),
      CauseCount(view: "Row", edge: "new", event: "scroll", bodies: 5),
      CauseCount(
        view: "Clock", edge: "_now", state: "Clock._now", event: "delayed block", bodies: 3),
    ], stops: [])

  @Test func `chains that begin alike share their beginning, and every line counts what it led to`()
  {
    expect(
      CauseTree([fanOut]).lines,
      is: [
        "22  tap",
        "22  └─ Model.items (Model.load)",
        "22     └─ _model → List  (2 here)",
        "20        └─ field title → Row",
        " 5  scroll",
        " 5  └─ new → Row",
      ])
  }

  @Test func `a view keeps what led to it and over it`() {
    expect(CauseTree([slices], view: "Clock").lines.count, is: 3)
    expect(CauseTree([fanOut], view: "List").lines, is: Array(CauseTree([fanOut]).lines.prefix(4)))
    expect(CauseTree([fanOut], view: "Nobody").lines, is: [])
  }

  @Test func `of two runs what one of them lacks is marked`() {
    expect(
      CauseTree([fanOut, slices]).lines,
      is: [
        "  22 2  tap",
        "  22 2  └─ Model.items (Model.load)",
        "  22 2     └─ _model → List  (2, 2 here)",
        "- 20 ·        └─ field title → Row",
        "   5 5  scroll",
        "   5 5  └─ new → Row",
        "+  · 3  delayed block",
        "+  · 3  └─ Clock._now",
        "+  · 3     └─ _now → Clock",
      ])
  }

  @Test func `the graph has each view once, with what ran and what was checked`() {
    let graph = CauseGraph([fanOut])
    expect(
      graph.nodes.map { "\($0.kind) \($0.name) \($0.bodies) \($0.checked) \($0.depth)" },
      is: [
        "event tap [0] [0] 0", "state Model.items [0] [0] 1", "view List [2] [0] 2",
        "view Row [25] [18] 3", "event scroll [0] [0] 0",
      ])
    let edges = graph.edges.map { edge in
      "\(graph.nodes[edge.from].name) \(edge.label) \(graph.nodes[edge.to].name) \(edge.bodies)"
    }
    expect(
      edges,
      is: [
        "tap Model.load Model.items [22]", "Model.items _model List [22]",
        "List field title Row [20]",
        "scroll new Row [5]",
      ])
  }

  @Test func `the text for Graphviz escapes what it must, and colours what one run has alone`() {
    let odd = CauseRecord(
      all: [CauseCount(view: "A\"B\\", edge: "new", event: "tap", bodies: 1)], stops: [])
    #expect(CauseGraph([odd]).dot.contains("label=\"A\\\"B\\\\\\n1 body\""))
    let both = CauseGraph([fanOut, slices]).dot
    #expect(both.contains("field title\\n20 | 0\", color=\"#D55E00\""))
    #expect(both.contains("_now\\n0 | 3\", color=\"#0072B2\""))
    #expect(both.contains("new\\n5 | 5\", color=\"black\""))
  }

  @Test func `runs part at the first event that led to another number of bodies`() throws {
    func step(_ time: Int64, _ bodies: [(String, String, Int)]) -> TraceStep {
      TraceStep(
        time: time,
        bodies: bodies.map { TraceStep.Bodies(line: $0.0, event: $0.1, count: $0.2) })
    }
    let one = [
      step(1, [("tap → A", "tap", 1)]), step(2, [("scroll → R", "scroll", 7)]),
      step(3, [("key → A", "key", 4)]),
    ]
    var other = one
    #expect(TraceStep.parting(one, other) == nil)
    // Rows come in at each device's own pace.
    other[1] = step(2, [])
    #expect(TraceStep.parting(one, other) == nil)
    other[2] = step(9, [])
    let parting = try #require(TraceStep.parting(one, other))
    #expect(parting.number == 2 && parting.event == "key" && parting.time == 9)
    expect(parting.bodies, is: [one[2].bodies, []])
    expect(TraceStep.parting(one, Array(one.prefix(2)))?.number, is: 2)
  }
}
