// The lanes of a run over one window of time, from input down to hitches.
//
// The whole run and the enlarged part are drawn by the same code with different windows.

import SimCharts
import SimMetrics
import SimScreen

/// The lanes over one window.
struct LaneGroup {
  let record: RunRecord
  /// The frames with their work.
  let works: [FrameWork]
  /// The window of time.
  let window: TimeWindow
  let top: Double
  /// Whether this is an enlarged part, with a line at every vsync and a label at every hitch.
  let isZoom: Bool

  /// The height of the lanes, axis included, in points.
  static let height = 336.0

  private var input: Lane { Lane(name: "Input", top: top, height: 24) }
  private var main: Lane { Lane(name: "Main thread", top: top + 32, height: 40) }
  private var commit: Lane { Lane(name: "Commit", top: top + 80, height: 18) }
  private var render: Lane { Lane(name: "Render", top: top + 106, height: 18) }
  private var frames: Lane { Lane(name: "Frames", top: top + 146, height: 118) }
  private var hitches: Lane { Lane(name: "Hitches", top: top + 276, height: 28) }

  /// The bottom of the lanes, where the axis begins.
  var bottom: Double { top + 310 }

  /// The lane in which late frames are marked.
  var hitchLane: HitchLane { HitchLane(lane: hitches, window: window) }

  /// Draws all lanes and the axis.
  func draw(in figure: inout Figure) {
    InputLane(lane: input, window: window).draw(record.log.inputs, in: &figure)
    drawMainThread(in: &figure)
    drawCommits(in: &figure)
    drawRenders(in: &figure)
    let frameLane = FrameLane(
      lane: frames, window: window, works: works, interval: record.identity.refreshInterval)
    frameLane.draw(in: &figure)
    WorkKey(top: frames.top).draw(
      isDense: frameLane.isDense, spans: seenSpans, in: &figure)
    hitchLane.draw(record.play.frames, labelsAll: isZoom, in: &figure)
    if isZoom { drawVsyncs(in: &figure) }
    TimeAxis(window: window).draw(at: bottom, in: &figure)
  }

  private var seenSpans: [TraceSpan] {
    record.play.spans.filter { window.overlaps($0.start, $0.start + $0.duration) }
  }

  private func drawMainThread(in figure: inout Figure) {
    let kinds = FigureStyle.mainKinds
    let strips = record.play.spans.compactMap { span in
      kinds.firstIndex(of: span.kind).map { kind in
        SpanLane.Strip(
          series: span.frame == nil ? kinds.count + kind : kind, start: span.start,
          end: span.start + span.duration)
      }
    }
    let busy = strips.reduce(Int64(0)) { sum, strip in
      let from = max(strip.start, window.scale.lower)
      return sum + max(min(strip.end, window.scale.upper) - from, 0)
    }
    let share = Double(busy) / Double(window.scale.upper - window.scale.lower)
    main.draw(finding: "busy \(ValueFormatter.percent(share))", in: &figure)
    let colours = kinds.map(FigureStyle.colour) + kinds.map(FigureStyle.paleColour)
    spanLane(main, colours: colours).draw(strips, in: &figure)
  }

  private func drawCommits(in figure: inout Figure) {
    let colour = FigureStyle.colour(of: .commit)
    draw(commit, kind: .commit, colour: colour, in: &figure)
  }

  private func drawRenders(in figure: inout Figure) {
    let colour = FigureStyle.colour(of: .render)
    draw(render, kind: .render, colour: colour, in: &figure)
  }

  private func draw(
    _ lane: Lane, kind: WorkKind, colour: Colour, in figure: inout Figure
  ) {
    let spans = seenSpans.filter { $0.kind == kind }
    let longest = spans.map(\.duration).max()
    let finding = longest.map { "longest \(ValueFormatter.duration($0))" } ?? "none"
    lane.draw(finding: finding, in: &figure)
    let strips = spans.map {
      SpanLane.Strip(series: 0, start: $0.start, end: $0.start + $0.duration)
    }
    spanLane(lane, colours: [colour]).draw(strips, in: &figure)
  }

  private func spanLane(_ lane: Lane, colours: [Colour]) -> SpanLane {
    SpanLane(
      lane: lane, window: window, colours: colours, interval: record.identity.refreshInterval)
  }

  /// A thin line at every vsync of the window, through the lanes that have frames.
  private func drawVsyncs(in figure: inout Figure) {
    let interval = record.identity.refreshInterval
    guard interval > 0, window.width(interval) >= 5 else { return }
    // A frame may begin between vsyncs, but its deadline is one.
    let phase =
      works.first { window.overlaps($0.frame.begin, $0.frame.begin) }?.frame.deadline ?? 0
    var time = phase - (phase - window.scale.lower) / interval * interval
    while time <= window.scale.upper {
      let x = window.x(time)
      for (from, to) in [(main.top, render.plot.maxY), (hitches.top, hitches.plot.maxY)] {
        figure.line(from: DisplayPoint(x, from), to: DisplayPoint(x, to), Palette.rule, width: 0.5)
      }
      time += interval
    }
  }
}
