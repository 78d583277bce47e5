// Hangs, the way from a touch to the screen, and what a hitch ratio is called.

import Expectations
import SimMetrics
import Testing

@Suite struct WaitingTests {
  private func busy(_ spans: [(start: Int64, duration: Int64)], kind: WorkKind = .update)
    -> RunRecord
  {
    var run = record("a", frames: 0)
    run.play.spans = spans.map {
      TraceSpan(kind: kind, start: $0.start * 1_000_000, duration: $0.duration * 1_000_000)
    }
    return run
  }

  @Test func `work without a rest is one hang, and only above 250 ms`() {
    expect(busy([(0, 250)]).hangs, is: [])
    let run = busy([(0, 100), (100, 151), (300, 200), (600, 300), (900, 301)])
    expect(run.hangs.map(\.start), is: [0, 600_000_000])
    expect(run.hangs.map(\.duration), is: [251_000_000, 601_000_000])
    expect(Metric.hangs.text(of: run), is: "2")
    expect(Metric.hangTime.text(of: run), is: "852.0 ms")
  }

  @Test func `the render server's work is no hang of the main thread`() {
    expect(busy([(0, 400)], kind: .render).hangs, is: [])
  }

  @Test func `a touch is shown by the first frame that is committed after it`() {
    var run = record("a", frames: 10)
    run.log.inputs = [
      InputMark(kind: "launch", label: "", start: 0, duration: 0),
      InputMark(kind: "tap", label: "+", start: 0, duration: 50_000_000),
      InputMark(kind: "fling", label: "", start: 0, duration: 0),
      InputMark(kind: "tap", label: "late", start: 1_000_000_000, duration: 0),
    ]
    // Frame 3 begins at 50.000001 ms, is committed 4 ms later and shown two intervals after its begin.
    let presented: Int64 = 5 * 16_666_667
    expect(run.touchLatencies, is: [presented - 50_000_000])
    #expect(Metric.touchLatency.value(of: record("a")) == nil)
  }

  @Test(arguments: [
    (0.0, "good"), (4.99, "good"), (5, "warning for scrolling, good for animations"),
    (10, "warning for scrolling, good for animations"),
    (10.01, "critical for scrolling, warning for animations"), (25.01, "critical"),
    (50, "critical"), (50.01, "critical for scrolling, immediate attention for animations"),
  ])
  func `a ratio has a word on each published scale`(ratio: Double, words: String) {
    expect(HitchScale.words(for: ratio), is: words)
  }
}
