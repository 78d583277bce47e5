import Expectations
import SimMetrics
import Testing

@Suite struct MetricTests {
  @Test func `six frames late by one interval in half a second are 200 ms per second`() {
    let ratio = record("a", late: 6).hitchRatio
    expect(ratio.map { ValueFormatter.decimal($0, digits: 2) }, is: "200.00")
  }

  @Test func `untracked lateness counts as a hitch but not in the ratio`() {
    var run = record("a")
    run.play.frames = [frame(0, lateBy: 2, tracked: false), frame(1, lateBy: 1)]
    expect(Metric.hitches.value(of: run), is: 2)
    expect(Metric.hitchTime.value(of: run), is: 50_000_001)
    expect(Metric.worstHitch.value(of: run), is: 33_333_334)
    expect(Metric.hitchRatio.text(of: run), is: "33.3 ms/s")
  }

  @Test func `a ratio over no time does not exist`() {
    var run = record("a")
    run.play.trackedTime = 0
    expect(Metric.hitchRatio.text(of: run), is: "–")
  }

  @Test func `a failed run has no values`() {
    let run = record("a", outcome: .failed("index out of range"))
    #expect(Metric.all.allSatisfy { $0.value(of: run) == nil })
    expect(run.finding, is: "failed: index out of range")
  }

  @Test func `the main thread's time leaves the render server out`() {
    expect(Metric.mainThreadTime.value(of: record("a", frames: 3)), is: 12_000_000)
  }

  @Test func `names are unique and every metric has a definition`() {
    expect(Set(Metric.all.map(\.id)).count, is: Metric.all.count)
    #expect(Metric.all.allSatisfy { $0.definition.hasSuffix(".") && !$0.title.isEmpty })
  }

  @Test func `six frames late by an interval in half a second are 200 milliseconds a second`() {
    var run = record("a", frames: 30)
    for index in 0..<6 { run.play.frames[index].hitch = 16_670_000 }
    #expect(abs((run.hitchRatio ?? 0) - 200.04) < 1e-9)
  }

  @Test func `the finding describes the event`() {
    var run = record("a", frames: 341, late: 12)
    expect(
      run.finding,
      is:
        "12 of 341 frames late, 400.0 ms/s: critical for scrolling, immediate attention for animations"
    )
    run.play.trackedTime = 0
    expect(run.finding, is: "12 of 341 frames late, the worst by 16.67 ms")
    expect(record("a", frames: 0).finding, is: "no frame was committed")
    expect(record("a", frames: 1).finding, is: "the only frame was on time")
    expect(record("a", frames: 2).finding, is: "all 2 frames on time")
    expect(record("a", frames: 1, late: 1).finding, is: "1 of 1 frame late, 33.3 ms/s: critical")
  }

  @Test func `a figure that a run does not have is missing for a reason`() {
    var run = record("a")
    #expect(Metric.all.filter { $0.absence(in: run) != nil }.map(\.id) == ["touch_latency"])
    run.play.trackedTime = 0
    for metric in [Metric.hitches, .hitchTime, .hitchRatio, .worstHitch] {
      expect(metric.absence(in: run), is: "nothing moved, so no frame could be late")
    }
    run.play.frames = []
    for metric in [Metric.longestMainThreadFrame, .firstFrame, .frameP99] {
      expect(metric.absence(in: run), is: "no frame was committed")
    }
    run = record("a", outcome: .failed("why\nand where"))
    expect(Metric.bodies.absence(in: run), is: "the run failed: why")
    run = record("a", outcome: .cut("60 s"))
    expect(
      Metric.bodies.absence(in: run), is: "the run was cut, so its figures are of a part: 60 s")
    expect(
      Metric.bodies.absence(in: RunRecord(identity: identity())), is: "nothing happened in this run"
    )
    run = record("a")
    run.start = 1
    expect(Metric.firstFrame.absence(in: run), is: "the launch is not part of this run")
    expect(Metric.touchLatency.absence(in: run), is: "no touch was followed by a frame")
  }
}
