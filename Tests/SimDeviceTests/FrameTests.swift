// The vsync grid and the render server, drawn one character a vsync of 60 Hz.
//
//     commit:  the vsync interval in which a frame's commit ends, from its begin: 1 on time, 2 late…
//     screen:  a frame's letter at the vsync at which it is shown first, upper case when late

import Expectations
import SimCore
import SimDevice
import Testing

@Suite struct FrameTests {
  @Test(arguments: [24, 48, 60, 80, 90, 120])
  func `the grid does not drift in an hour`(rate: Int) {
    let clock = FrameClock(rate: rate)
    expect(clock.time(ofVsync: rate * 3_600), is: .launch + .seconds(3_600))
    for index in [0, 1, 2, 7, 59, 1_000_003] {
      let time = clock.time(ofVsync: index)
      expect(clock.vsync(atOrBefore: time), is: index)
      expect(clock.vsync(atOrAfter: time), is: index)
      expect(clock.vsync(after: time), is: index + 1)
      expect(clock.vsync(atOrAfter: time + Nanoseconds(1)), is: index + 1)
      expect(clock.vsync(atOrBefore: time - Nanoseconds(1)), is: index - 1)
    }
  }

  @Test func `sixty vsyncs fill a second exactly`() {
    let clock = FrameClock(rate: 60)
    expect(
      (0...3).map { clock.time(ofVsync: $0).value }, is: [0, 16_666_666, 33_333_333, 50_000_000])
    expect(clock.deadline(ofFrameBegun: Instant(33_333_333)), is: Instant(50_000_000))
    expect(clock.interval, is: Nanoseconds(16_666_667))
  }

  @Test func `frames on time come two vsyncs after their begin`() {
    let drawn = frames(commits: "1111", render: "1111")
    expect(drawn, is: "screen: --abcd | causes: .... | hitch: 0")
  }

  @Test(arguments: [
    (60, BufferCount.double, 33, 50), (120, .double, 16, 25), (60, .triple, 50, 66),
    (120, .triple, 25, 33),
  ])
  func `a frame on time lives two intervals or three, and its last pixel takes one more`(
    rate: Int, buffers: BufferCount, lifetime: Int64, lastPixel: Int64
  ) {
    let clock = FrameClock(rate: rate)
    var server = RenderServer(clock: clock, buffers: buffers)
    let frame = server.submit(
      begun: .launch, committed: Instant(1_000_000), processor: .milliseconds(1),
      graphics: .milliseconds(2))
    #expect(frame.deadline == clock.time(ofVsync: 1) && !frame.isHitch)
    expect(frame.presentedTime.value / 1_000_000, is: lifetime)
    expect(clock.time(ofVsync: frame.presented + 1).value / 1_000_000, is: lastPixel)
  }

  @Test(arguments: [
    // A commit within the interval after the first work, after it, and past the next deadline as well.
    (40, 1, 2), (90, 1, 2), (110, 2, 3), (190, 2, 3), (210, 3, 4), (310, 4, 5),
  ])
  func `work that begins between vsyncs is due like that of the next vsync`(
    committedAt percent: Int64, slot: Int, presented: Int
  ) {
    // It begins at 0.3 intervals.
    let clock = FrameClock(rate: 60)
    var server = RenderServer(clock: clock)
    let frame = server.submit(
      begun: Instant(5_000_000), committed: Instant(166_667 * percent), processor: .milliseconds(1),
      graphics: .milliseconds(2))
    expect(frame.deadline, is: clock.time(ofVsync: 2))
    expect(frame.expected, is: 3)
    expect(frame.slot, is: slot)
    expect(frame.presented, is: presented)
    expect(frame.isHitch, is: (percent > 200))
  }

  @Test func `a late commit delays its frame by whole vsyncs`() {
    // b takes two intervals: c could not begin before and starts one later.
    let drawn = frames(commits: "121", render: "111")
    expect(drawn, is: "screen: --a-Bc | causes: .c. | hitch: 1")
  }

  @Test func `a render hitch goes to three buffers, and then three intervals are no hitch`() {
    let drawn = frames(commits: "1111", render: "1222")
    expect(drawn, is: "screen: --a-Bcd | causes: .r.. | hitch: 1")
  }

  @Test func `graphics work beyond an interval a frame is late even with three buffers`() {
    var server = RenderServer(clock: FrameClock(rate: 60))
    let late = (0..<6).map { begin in
      let outcome = server.submit(
        begun: server.clock.time(ofVsync: begin), committed: server.clock.time(ofVsync: begin),
        processor: .zero,
        graphics: .milliseconds(25))
      return outcome.presented - outcome.expected
    }
    // 25 ms are one and a half intervals: half an interval is lost with each frame. Frame k is rendered at
    // 1 + 1.5·(k + 1) intervals: vsync 3, 4, 6, 7, 9; each second one comes a vsync later than it could after the one
    // before. The last is committed while the one before waits, and is drawn with it.
    expect(late, is: [1, 0, 1, 0, 1, -1])
  }

  @Test(arguments: [20, 25, 40, 50, 90, 170])
  func `a server that cannot follow draws the newest, and the display is late once at a time`(
    milliseconds: Int64
  ) throws {
    let clock = FrameClock(rate: 60)
    var server = RenderServer(clock: clock)
    let frames = (0..<600).map { begin in
      server.submit(
        begun: clock.time(ofVsync: begin),
        committed: clock.time(ofVsync: begin) + .milliseconds(1), processor: .zero,
        graphics: .milliseconds(milliseconds))
    }
    // What is shown at the end was committed not long ago: it waited while one frame was drawn and one was prepared.
    let last = try #require(frames.last)
    #expect(last.presentedTime - last.committed <= .milliseconds(3 * milliseconds + 34))
    // Of each span in which a frame is drawn, all but one interval is lateness.
    let late = frames.reduce(0) { $0 + $1.hitch.value }
    let share = Double(late) / Double(last.presentedTime.value)
    #expect(abs(share - (1 - 1_000 / 60 / Double(milliseconds))) < 0.02)
  }

  @Test func `commit and render can both be late`() {
    let drawn = frames(commits: "2", render: "2")
    expect(drawn, is: "screen: ----A | causes: b | hitch: 2")
  }

  @Test func `with three buffers the processor part still has one interval`() {
    let clock = FrameClock(rate: 60)
    var server = RenderServer(clock: clock, buffers: .triple)
    let fits = server.submit(
      begun: .launch, committed: Instant(5_000_000), processor: .milliseconds(16),
      graphics: .milliseconds(15))
    #expect(fits.presented == 3 && fits.hitch == .zero && fits.causes == [])
    let over = server.submit(
      begun: clock.time(ofVsync: 10), committed: Instant(170_000_000), processor: .milliseconds(18),
      graphics: .milliseconds(15))
    // Slot 11; the processor's part ends in interval 12, so graphics waits for vsync 13.
    expect(over.rendered, is: clock.time(ofVsync: 13) + .milliseconds(15))
    #expect(over.presented == 14 && over.causes == .render)
  }

  @Test func `while nothing is animated a frame is rendered at once and shown by the next vsync`() {
    let clock = FrameClock(rate: 60)
    var server = RenderServer(clock: clock)
    func show(_ begin: Int, committedAfter milliseconds: Int64, graphics: Int64) -> FrameOutcome {
      server.submit(
        begun: clock.time(ofVsync: begin),
        committed: clock.time(ofVsync: begin) + .milliseconds(milliseconds),
        processor: .milliseconds(1), graphics: .milliseconds(graphics), isAnimated: false)
    }
    let touched = show(0, committedAfter: 4, graphics: 3)
    #expect(touched.presented == 1 && touched.renderStart == Instant(4_000_000))
    expect(touched.rendered, is: Instant(8_000_000))
    // Two commits before one vsync come on screen together, and what is late comes later.
    expect(show(10, committedAfter: 2, graphics: 3).presented, is: 11)
    expect(show(10, committedAfter: 8, graphics: 3).presented, is: 11)
    expect(show(20, committedAfter: 14, graphics: 3).presented, is: 22)
    // A frame never overtakes the one before it.
    let moving = server.submit(
      begun: clock.time(ofVsync: 30), committed: clock.time(ofVsync: 30), processor: .zero,
      graphics: .zero)
    expect(moving.presented, is: 32)
    expect(show(31, committedAfter: 1, graphics: 1).presented, is: 33)
  }

  @Test func `frames of another rate follow each other on their own vsyncs`() {
    let (fast, slow) = (FrameClock(rate: 120), FrameClock(rate: 60))
    var server = RenderServer(clock: fast)
    func show(_ clock: FrameClock, _ begin: Int) -> Int64 {
      server.clock = clock
      let frame = server.submit(
        begun: clock.time(ofVsync: begin), committed: clock.time(ofVsync: begin) + .milliseconds(1),
        processor: .milliseconds(1), graphics: .milliseconds(1))
      #expect(!frame.isHitch && frame.interval == clock.interval)
      return frame.presentedTime.value / 1_000_000
    }
    // 120 Hz, then an animation of the app's at 60, then a finger again: each keeps its own lifetime.
    expect([show(fast, 0), show(fast, 1)], is: [16, 25])
    expect([show(slow, 1), show(slow, 2)], is: [50, 66])
    expect([show(fast, 7), show(fast, 8)], is: [75, 83])
  }

  @Test func `a screen at rest goes back to two buffers`() {
    var server = RenderServer(clock: FrameClock(rate: 60), buffers: .triple)
    server.rest()
    let outcome = server.submit(
      begun: .launch, committed: .launch, processor: .zero, graphics: .milliseconds(1))
    #expect(outcome.presented == 2 && !outcome.isHitch)
  }
}

/// Plays frames of which each begins when the commit before it has ended, and draws the screen.
private func frames(commits: String, render: String) -> String {
  let clock = FrameClock(rate: 60)
  var server = RenderServer(clock: clock)
  var begin = 0
  var screen: [Character] = []
  var causes = ""
  var late = 0
  for (index, (commit, render)) in zip(commits, render).enumerated() {
    let commitIntervals = commit.wholeNumberValue ?? 0
    // The commit ends a millisecond before the last of its intervals does. Work of two intervals is
    // 12 ms for the processor and 12 ms for graphics: each fits in one, the two together do not.
    let outcome = server.submit(
      begun: clock.time(ofVsync: begin),
      committed: clock.time(ofVsync: begin + commitIntervals) - .milliseconds(1),
      processor: .milliseconds(render == "2" ? 12 : 1),
      graphics: .milliseconds(render == "2" ? 12 : 10))
    let letter = "abcdefgh".dropFirst(index).prefix(1)
    screen += Array(repeating: "-", count: outcome.presented - screen.count)
    screen += Array(outcome.isHitch ? letter.uppercased() : String(letter))
    causes += [0: ".", 1: "c", 2: "r", 3: "b"][outcome.causes.rawValue, default: "?"]
    late += outcome.presented - outcome.expected
    begin = begin + commitIntervals
  }
  return "screen: \(String(screen)) | causes: \(causes) | hitch: \(late)"
}
